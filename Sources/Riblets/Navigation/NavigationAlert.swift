/// An alert or a confirmation: a question in front of everything, with a few answers.
///
/// ```swift
/// let discard = NavigationAlert.Answer("Discard", role: .destructive)
/// if try await router?.ask(NavigationAlert("Discard the changes?", answers: [discard, .cancel])) == discard { … }
/// ```
///
/// Ask it with ``Navigating/ask(_:)``. See `Documentation/Routes.md`.
public struct NavigationAlert: Hashable, Sendable {
  /// One answer: a button of the alert. ``Navigating/ask(_:)`` returns the chosen answer.
  ///
  /// ```swift
  /// let discard = NavigationAlert.Answer("Discard", role: .destructive)
  /// ```
  public struct Answer: Hashable, Sendable {
    /// The meanings of an answer, by which toolkits style it, for example in red.
    ///
    /// ```swift
    /// let discard = NavigationAlert.Answer("Discard", role: .destructive)
    /// ```
    public enum Role: String, Hashable, Sendable {
      /// One of several, without a special style: the default of an answer.
      case normal
      /// Changes nothing; also the answer of the user who goes back. Give it to at most one answer.
      case cancel
      /// Discards something, for example "Delete". Toolkits show it in red.
      case destructive
    }

    /// The text of the button. Localize it before you make the answer.
    public let title: String
    /// The meaning, which toolkits show by the button's style. Two answers with equal titles and different roles are
    /// different.
    public let role: Role

    /// Makes an answer. Answers are compared by title and role, so keep it in a constant to compare it with the
    /// result.
    public init(_ title: String, role: Role = .normal) {
      self.title = title
      self.role = role
    }

    /// The answer "Cancel", in English. For other languages make your own with the role ``Role/cancel``.
    public static let cancel = Self("Cancel", role: .cancel)
    /// The answer "OK", in English. An alert without answers has it; for other languages make your own.
    public static let ok = Self("OK")
  }

  /// The question itself, for example "Discard the changes?".
  public let title: String
  /// The text below the title, for example "They are not saved."; empty for none.
  public let message: String
  /// The answers in their order, at least one: an alert without answers got ``Answer/ok``.
  public let answers: [Answer]

  /// Makes a question; without answers it is a notice with an "OK".
  ///
  /// - Parameters:
  ///   - message: The text below the title; empty for none.
  ///   - answers: The buttons in their order.
  public init(_ title: String, message: String = "", answers: [Answer] = []) {
    self.title = title
    self.message = message
    self.answers = answers.isEmpty ? [.ok] : answers
  }
}
