public import RibletsSource

/// Something that cannot be mocked, or not as somebody may expect, with the way out.
public struct MockDiagnosis: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of diagnoses, by what they mean for the output.
  public enum Severity: String, Hashable, Sendable {
    /// Something is missing in the output.
    case error
    /// The output is whole, and something deserves a look.
    case warning
  }

  /// The place in the input; `nil` if there is none.
  public var position: SourcePosition?
  /// The kind of diagnosis: an error or a warning.
  public var severity: Severity
  /// The problem, and the fix.
  public var text: String

  /// Makes a diagnosis.
  public init(_ severity: Severity, at position: SourcePosition?, _ text: String) {
    self.severity = severity
    self.position = position
    self.text = text
  }

  /// True if it is about a parent of a protocol that was not found.
  public var isOfMissingParent: Bool { severity == .warning && text.contains(Self.missingParent) }

  static let missingParent = "which is not among the sources"

  /// As compilers print it.
  public var description: String {
    guard let position else { return "\(severity.rawValue): \(text)" }
    return "\(position): \(severity.rawValue): \(text)"
  }
}
