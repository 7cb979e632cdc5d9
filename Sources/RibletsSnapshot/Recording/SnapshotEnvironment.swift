import Foundation

/// The part of the process's environment that is about snapshots.
struct SnapshotEnvironment: Sendable {
  /// The variables that are read, each explained in the documentation.
  enum Variable: String {
    case record = "RIBLETS_SNAPSHOTS"
    case failures = "RIBLETS_SNAPSHOT_FAILURES"
    case touched = "RIBLETS_SNAPSHOT_TOUCHED"
    case ci = "CI"
  }

  private let value: @Sendable (Variable) -> String?

  /// - Parameter value: Reads a variable; the process's own by default.
  init(
    value: @escaping @Sendable (Variable) -> String? = { ProcessInfo.processInfo.environment[$0.rawValue] }
  ) {
    self.value = value
  }

  private func text(_ variable: Variable) -> String? {
    guard let text = value(variable), !text.isEmpty else { return nil }
    return text
  }

  /// True on a machine without a person: `CI` is set, to something else than `0`, `false` or `no`.
  var isCI: Bool {
    guard let text = text(.ci) else { return false }
    return !["0", "false", "no"].contains(text.lowercased())
  }

  /// The mode that the environment asks for; nil when it asks for none.
  func record() throws(MisspeltMode) -> SnapshotRecordMode? {
    guard let text = text(.record) else { return nil }
    guard let mode = SnapshotRecordMode(rawValue: text.lowercased()) else { throw MisspeltMode(text: text) }
    return mode
  }

  /// The folder for failures, instead of the package's.
  var failuresFolder: String? { text(.failures) }

  /// The file in which the paths of all snapshots that were asked for are noted.
  var touchedFile: String? { text(.touched) }

  /// An environment that asks for a mode that does not exist.
  struct MisspeltMode: Error {
    let text: String
  }
}
