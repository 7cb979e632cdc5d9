@testable import RibletsSnapshot

extension SnapshotPlace {
  static func sample(_ function: String = "shows", pathExtension: String = "txt") -> SnapshotPlace {
    SnapshotPlace(test: .sample(function: function), argument: nil, name: nil, pathExtension: pathExtension)
  }
}

extension FailureEntry {
  static func sample(
    kind: SnapshotFailure.Kind = .differs, form: SnapshotForm = .text, function: String = "shows",
    details: [String] = [], message: String = "It differs.", expected: String? = nil, actual: String
  ) -> FailureEntry {
    FailureEntry(
      kind: kind, form: form, module: "AppTests", testFile: "BoardTests",
      fileName: SnapshotPlace.sample(function).fileName, suite: "BoardTests", sentence: function, details: details,
      location: "BoardTests.swift:7", path: "Tests/AppTests/__Snapshots__/BoardTests/x.txt", message: message,
      expected: expected.map { Array($0.utf8) }, actual: Array(actual.utf8), time: 1_700_000_000)
  }
}
