/// The weight of a finding.
public enum Severity: String, CaseIterable, Codable, Comparable, Sendable {
  /// It is printed, and a check succeeds nevertheless.
  case note
  /// It makes a check fail.
  case warning
  /// It makes a check fail, and the compiler or a test would fail, too.
  case error

  public static func < (left: Self, right: Self) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
