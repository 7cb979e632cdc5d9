import Foundation

/// The environment variables for snapshots.
struct SnapshotEnvironment: Sendable {
  /// The variables, which are explained in the documentation.
  enum Variable: String {
    case record = "RIBLETS_SNAPSHOTS"
    case failures = "RIBLETS_SNAPSHOT_FAILURES"
    case touched = "RIBLETS_SNAPSHOT_TOUCHED"
    case ci = "CI"
  }

  private let value: @Sendable (Variable) -> String?

  /// - Parameter value: Reads a variable; from the process's environment by default.
  init(
    value: @escaping @Sendable (Variable) -> String? = { ProcessInfo.processInfo.environment[$0.rawValue] }
  ) {
    self.value = value
  }

  private func text(_ variable: Variable) -> String? {
    guard let text = value(variable), !text.isEmpty else { return nil }
    return text
  }

  /// True if `CI` is set, to something other than `0`, `false` or `no`.
  var isCI: Bool {
    guard let text = text(.ci) else { return false }
    return !["0", "false", "no"].contains(text.lowercased())
  }

  /// Returns the mode in the environment; nil if there is none.
  func record() throws(MisspeltMode) -> SnapshotRecordMode? {
    guard let text = text(.record) else { return nil }
    guard let mode = SnapshotRecordMode(rawValue: text.lowercased()) else { throw MisspeltMode(text: text) }
    return mode
  }

  /// The folder for failures, instead of the package's.
  var failuresFolder: String? { text(.failures) }

  /// The file to which the paths of all used snapshots are written.
  var touchedFile: String? { text(.touched) }

  /// A mode in the environment that does not exist.
  struct MisspeltMode: Error {
    let text: String
  }
}
