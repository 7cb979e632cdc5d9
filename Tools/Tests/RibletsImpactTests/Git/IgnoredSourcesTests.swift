import Foundation
import RibletsImpact
import TestFolder
import Testing

/// A generated file that git leaves out, in an app whose tests have passed with it.
struct IgnoredSourcesTests {
  let app: ImpactSample
  let sample: GitSample
  let made = "Sources/Cart/Made.swift"

  init() throws {
    app = try ImpactSample([
      ".gitignore": "Made.swift\n.build\n", "Sources/Cart/Made.swift": "enum Made {}\n",
      "Sources/Cart/Extra.swift": "enum Extra {}\n",
    ])
    sample = try GitSample(app.folder)
    try sample.commit("First")
  }

  private func sources() throws -> IgnoredSources {
    let repository = try GitRepository(around: app.root)
    let found = try repository.ignoredFiles(below: ["Sources/Cart"])
    return IgnoredSources(
      at: found, beside: try GitDifference("HEAD", in: repository, relativeTo: app.root), in: repository)
  }

  private func changes() throws -> [String] {
    let found = try GitRepository(around: app.root).ignoredFiles(below: ["Sources/Cart"])
    return ImpactedApp(at: app.root).changes(of: found, try sources()).map(\.path)
  }

  private func pass() throws {
    try FileManager.default.createDirectory(
      atPath: app.root + "/.build/riblets-test", withIntermediateDirectories: true)
    try sources().notePassed(in: app.root)
  }

  @Test func `a file that no tests have passed with may have changed`() throws {
    #expect(try changes() == [made])
  }

  @Test func `a file counts by its contents since the tests have passed with it`() throws {
    try pass()
    #expect(try changes() == [])

    try app.folder.write("enum Made { static let count = 1 }\n", to: made)
    #expect(try changes() == [made])

    try app.folder.write("enum Made {}\n", to: made)
    #expect(try changes() == [])
  }

  @Test func `a file that has gone, and one that is new, may have changed something`() throws {
    try pass()
    try app.folder.write("enum Other {}\n", to: "Sources/Cart/Part/Made.swift")
    try FileManager.default.removeItem(atPath: app.root + "/" + made)

    #expect(try changes() == [made, "Sources/Cart/Part/Made.swift"])
  }

  @Test func `a change that is taken back counts, as the tests have passed with it alone`() throws {
    try app.folder.write("enum Extra { case other }\n", to: "Sources/Cart/Extra.swift")
    try pass()
    #expect(try changes() == [])

    try app.folder.write("enum Extra {}\n", to: "Sources/Cart/Extra.swift")
    #expect(try changes() == ["Sources/Cart/Extra.swift"])
  }

  @Test func `since another commit the file may have changed`() throws {
    try pass()
    try app.folder.write("enum Extra { case other }\n", to: "Sources/Cart/Extra.swift")
    try sample.commit("Second")

    #expect(try changes() == [made])
  }

  @Test func `a link to nothing among them is no failure, and all count as changed`() throws {
    try pass()
    let link = app.root + "/Sources/Cart/Part/Made.swift"
    try FileManager.default.createDirectory(atPath: app.root + "/Sources/Cart/Part", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Nothing.swift")

    #expect(try changes() == [made, "Sources/Cart/Part/Made.swift"])
  }

  @Test func `a damaged note is none`() throws {
    try pass()
    try app.folder.write("{", to: ".build/riblets-test/ignored-sources.json")

    #expect(try changes() == [made])
  }
}
