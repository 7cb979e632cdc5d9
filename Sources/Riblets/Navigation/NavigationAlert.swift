/// An alert or a confirmation: a question in front of everything, with a few answers.
///
/// ```swift
/// let discard = NavigationAlert.Answer("Discard", role: .destructive)
/// if try await router?.ask(NavigationAlert("Discard the changes?", answers: [discard, .cancel])) == discard { … }
/// ```
public struct NavigationAlert: Hashable, Sendable {
  /// One answer.
  public struct Answer: Hashable, Sendable {
    /// The meanings of an answer, by which toolkits style it.
    public enum Role: String, Hashable, Sendable {
      /// One of several.
      case normal
      /// Changes nothing; also the answer of the user who goes back.
      case cancel
      /// Discards something.
      case destructive
    }

    /// The text of the button.
    public let title: String
    /// The meaning.
    public let role: Role

    /// Makes an answer.
    public init(_ title: String, role: Role = .normal) {
      self.title = title
      self.role = role
    }

    /// The answer "Cancel".
    public static let cancel = Self("Cancel", role: .cancel)
    /// The answer "OK".
    public static let ok = Self("OK")
  }

  /// The question itself.
  public let title: String
  /// The text below the title; empty for none.
  public let message: String
  /// The answers in their order, at least one.
  public let answers: [Answer]

  /// Makes a question; without answers it is a notice with an "OK".
  public init(_ title: String, message: String = "", answers: [Answer] = []) {
    self.title = title
    self.message = message
    self.answers = answers.isEmpty ? [.ok] : answers
  }
}
