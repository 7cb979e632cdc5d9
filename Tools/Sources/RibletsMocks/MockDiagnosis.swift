public import RibletsSource

/// Something that cannot be mocked, or not as somebody may expect, with the way out.
public struct MockDiagnosis: Hashable, Codable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Codable, Sendable {
    /// Something is missing in the output.
    case error
    /// The output is whole, and something deserves a look.
    case warning
  }

  /// Where; `nil` for what has no place in the input.
  public var position: SourcePosition?
  /// How bad it is.
  public var severity: Severity
  /// What, and the way out.
  public var text: String

  /// Makes a diagnosis.
  public init(_ severity: Severity, at position: SourcePosition?, _ text: String) {
    self.severity = severity
    self.position = position
    self.text = text
  }

  /// Whether a parent of a protocol was not found.
  public var isOfMissingParent: Bool { severity == .warning && text.contains(Self.missingParent) }

  static let missingParent = "which is not among the sources"

  /// As compilers print it.
  public var description: String {
    guard let position else { return "\(severity.rawValue): \(text)" }
    return "\(position.file):\(position.line):\(position.column): \(severity.rawValue): \(text)"
  }
}
