/// A failure as the failure page shows it.
struct FailureEntry {
  let kind: SnapshotFailure.Kind
  let form: SnapshotForm
  let module: String
  let testFile: String
  let fileName: String
  let suite: String
  let sentence: String
  /// The argument and the name, if there are any.
  let details: [String]
  /// The file and the line, as in `BoardTests.swift:42`.
  let location: String
  /// The path of the snapshot, from the package's folder on.
  let path: String
  let message: String
  let expected: [UInt8]?
  let actual: [UInt8]?
  /// The time in seconds since 1970.
  let time: Int

  /// The order on the page.
  var key: String { "\(module)/\(testFile)/\(fileName)" }
}
