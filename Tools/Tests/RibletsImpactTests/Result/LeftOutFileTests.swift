import Foundation
import RibletsImpact
import TestFolder
import Testing

/// Files that a sparse checkout leaves out of the working tree.
struct LeftOutFileTests {
  private let sample: ImpactSample

  init() throws {
    sample = try ImpactSample([
      "Sources/Home/Int.swift": "public func tag(_ number: Int) -> String { \"int\" }\n",
      "Tests/HomeTests/ReadingTests.swift":
        "import Foundation\nimport Testing\nstruct ReadingTests { @Test func read() { _ = FileManager.default } }\n",
      ".riblets/mocks.json": "{}", "web/a.js": "", "web/b/c.js": "", "Other/Package.swift": "", "Other/A.swift": "",
    ])
  }

  /// Leaves out files, and returns what that can reach.
  private func impact(leavingOut paths: String...) throws -> Impact {
    let before = paths.map { try? Array(sample.folder.text(of: $0).utf8) }
    for path in paths { try FileManager.default.removeItem(atPath: sample.folder.path(path)) }
    let changes = zip(paths, before).map { FileChange(path: $0, status: .leftOut, before: $1) }
    return Impact(of: changes, in: ImpactedApp(at: sample.root))
  }

  @Test func `a source that was left out was missed`() throws {
    let impact = try impact(leavingOut: "Sources/Home/Int.swift")

    #expect(impact.kinds == [.sharedInterface])
    #expect(impact.changes.map(\.status) == ["left out"])
    #expect(impact.names == ["HomeScreenTests", "ReadingTests", "title"])
  }

  @Test func `a resource that was left out was missed`() throws {
    let impact = try impact(leavingOut: "Sources/Home/Resources/words.json")

    #expect(impact.kinds == [.resource])
    #expect(impact.names == ["HomeScreenTests", "ReadingTests", "title"])
  }

  @Test func `a folder in no module affects tests that may open its files`() throws {
    let impact = try impact(leavingOut: "web", "Other")

    #expect(impact.everything == [])
    #expect(impact.kinds == [.document, .document])
    #expect(impact.names == ["ReadingTests"])
  }

  @Test func `a module without its folder affects everything`() throws {
    #expect(try impact(leavingOut: "Sources/CartInterface").everything.count == 1)
  }

  @Test func `a manifest that is left out affects everything`() throws {
    #expect(
      try impact(leavingOut: ".riblets/mocks.json").everything == [".riblets/mocks.json says how the app is built"])
  }

  @Test func `a folder that is left out counts once`() throws {
    for folder in ["web", "Other", ".riblets", "Sources/Home/Resources"] {
      try FileManager.default.removeItem(atPath: sample.folder.path(folder))
    }
    try sample.folder.write("", to: "docs/b.txt")

    let joined = ImpactedApp(at: sample.root).joined(leftOut: [
      "web/a.js", "web/b/c.js", "Other/Package.swift", "Other/A.swift", "docs/a.txt", ".riblets/mocks.json",
      "../Far/Away/a.js", "Sources/Home/Resources/words.json",
    ])

    #expect(
      joined == [
        "../Far", ".riblets/mocks.json", "Other", "Sources/Home/Resources/words.json", "docs/a.txt", "web",
      ])
  }
}
