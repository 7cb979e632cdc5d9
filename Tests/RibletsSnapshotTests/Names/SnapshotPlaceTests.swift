import Testing

@testable import RibletsSnapshot

@Suite struct SnapshotPlaceTests {
  private func place(
    suite: String = "BoardTests", function: String = "shows the board", example: [String]? = nil,
    argument: String? = nil, name: String? = nil, pathExtension: String = "txt", file: String = "BoardTests.swift"
  ) -> SnapshotPlace {
    SnapshotPlace(
      test: .sample(suite: suite, function: function, example: example, file: file), argument: argument, name: name,
      pathExtension: pathExtension)
  }

  @Test func `a snapshot stands beside its test's source file`() {
    #expect(place().path == "/app/Tests/AppTests/__Snapshots__/BoardTests/BoardTests.shows-the-board.txt")
  }

  @Test func `argument and name follow the test`() {
    #expect(place(argument: "left", name: "dark").fileName == "BoardTests.shows-the-board.left.dark.txt")
    #expect(place(name: "dark").fileName == "BoardTests.shows-the-board.dark.txt")
  }

  @Test func `a free function has no suite, and an example has its sentence`() {
    #expect(place(suite: "").fileName == "shows-the-board.txt")
    #expect(
      place(suite: "CartSpec", function: "examples", example: ["when empty", "says so"]).fileName
        == "CartSpec.when-empty-says-so.txt")
  }

  @Test func `an end with several dots and a file without .swift are fine`() {
    #expect(place(pathExtension: "tree.txt").fileName == "BoardTests.shows-the-board.tree.txt")
    #expect(place(file: "Board Tests.swift").testFile == "Board-Tests")
  }

  @Test func `long names fit every file system, and short parts stay whole`() {
    let sentence = String(repeating: "가나다 ", count: 60)
    let long = place(function: sentence, argument: "left", name: "dark", pathExtension: "png")
    #expect(long.fileName.utf8.count <= SnapshotPlace.longestName)
    #expect(long.fileName.hasPrefix("BoardTests.가나다-가나다"))
    #expect(long.fileName.hasSuffix(".left.dark.png"))
    #expect(long.path != place(function: sentence, argument: "right", name: "dark", pathExtension: "png").path)
    #expect(FailureArtifact.allCases.allSatisfy { $0.fileName(for: long).utf8.count <= 143 })
  }

  @Test func `all parts may be long at once, and each still counts`() {
    let texts = (0..<3).map { String(repeating: "x", count: 300) + "\($0)" }
    let one = place(suite: texts[0], function: texts[1], argument: texts[2], name: texts[0])
    #expect(one.fileName.utf8.count <= SnapshotPlace.longestName)
    #expect(one.fileName != place(suite: texts[0], function: texts[1], argument: texts[1], name: texts[0]).fileName)
    #expect(one.fileName != place(suite: texts[1], function: texts[1], argument: texts[2], name: texts[0]).fileName)
  }

  @Test func `composed and decomposed names are one file`() {
    let composed = place(function: "게임", argument: "ゲームデ", name: "é")
    let decomposed = place(
      function: "게임".decomposed, argument: "ゲームデ".decomposed, name: "é".decomposed)
    #expect(Array(composed.path.utf8) == Array(decomposed.path.utf8))
  }
}

extension TestIdentity {
  /// A test of an app that is not there.
  static func sample(
    suite: String = "BoardTests", function: String = "shows the board", example: [String]? = nil,
    file: String = "BoardTests.swift"
  ) -> TestIdentity {
    TestIdentity(
      filePath: "/app/Tests/AppTests/\(file)", module: "AppTests", suite: suite, function: function,
      isParameterized: false, example: example)
  }
}
