import RibletsMocks
import RibletsSource
import TestFolder
import Testing

struct StrayMarksTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func output(of source: String) throws -> MockOutput {
    try folder.write(source, to: "a.swift")
    var run = MockRun()
    run.sources = [folder.path("")]
    return run.mocks(of: try run.input())
  }

  private func strayLines(_ source: String) throws -> [Int] {
    let diagnoses = try output(of: source).diagnoses
    #expect(diagnoses.allSatisfy { $0.severity == .warning && $0.text.contains("stands before no protocol") })
    return diagnoses.compactMap(\.position?.line)
  }

  @Test(arguments: [
    "@MainActor\n/// @mockable\nprotocol A {}", "public\n// @mockable\nprotocol A {}",
    "@MainActor\npublic\n/* @mockable */\nprotocol A {}", "@MainActor // @mockable\nprotocol A {}",
    "@available(iOS 18, *)\n@MainActor\n\n/// @mockable(override: name = AMock)\nprotocol Other {}",
    "/// @mockable\n@MainActor\nprotocol A {}", "/// @mockable\n/// Of something.\npublic protocol A {}",
    "struct B {\n  @MainActor\n  /// @mockable\n  protocol A {}\n}",
  ])
  func `a mark may stand anywhere before the word protocol`(source: String) throws {
    let output = try output(of: source + "\n")
    #expect(output.names == ["AMock"])
    #expect(output.diagnoses == [])
  }

  @Test func `a mark before nothing that can be mocked is a warning`() throws {
    #expect(try strayLines("/// @mockable\nstruct A {}\n") == [1])
    #expect(try strayLines("/// @mockable\nclass A {}\n/// @mockable\nprotocol B {}\n/// @mockable\n") == [1, 5])
    #expect(try strayLines("/// @mockable\nstruct A {}\npublic\n/// @mockable\nprotocol B {}\n") == [1])
    #expect(
      try strayLines("@available(*, deprecated) /* @mockable */ protocol A {}\n/// @mockable\nstruct B {}\n") == [2])
    #expect(try strayLines("protocol /// @mockable\nA {}\nlet a = 1  // @mockable\n") == [1, 3])
    #expect(
      try output(of: "/* @mockable */\nimport Foundation\n").diagnoses.map(\.description) == [
        "\(folder.path("a.swift")):1:1: warning: '@mockable' stands before no protocol, so nothing is mocked because of it. Put it directly before the protocol or the type alias that it is for, or take it away."
      ])
  }

  @Test(arguments: [
    "/// Use @mockable for protocols.\nstruct A {}", "let a = \"// @mockable\"", "/// @mockables\nstruct A {}",
    "/// @mockable\ntypealias A = B & C\nprotocol B {}\nprotocol C {}",
  ])
  func `what only mentions the mark, or is answered, is no stray mark`(source: String) throws {
    #expect(try strayLines(source + "\n") == [])
  }
}
