import Foundation
import Testing

/// Tests on a package whose tests do what RibletsSnapshot does: they note the snapshots that they ask for, and record issues.
@Suite(.serialized) struct SnapshotsCommandTests {
  private static let folder = "Tests/AppTests/__Snapshots__/Tests"
  private static let built = Result {
    let package = try TestedPackage(
      tests: #"""
        let variables = ProcessInfo.processInfo.environment

        func ask(_ name: String) throws {
          let list = variables["RIBLETS_SNAPSHOT_TOUCHED"]!
          let old = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
          let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/__Snapshots__/Tests/"
          try (old + folder + name + "\n").write(toFile: list, atomically: true, encoding: .utf8)
        }

        @Suite(.serialized) struct Tests {
          @Test func asks() throws {
            try ask("asks.txt")
            switch variables["TROUBLE"] {
            case "differs":
              Issue.record("""
                The snapshot differs: Tests/AppTests/__Snapshots__/Tests/asks.txt
                − 1 line only in the snapshot
                The failure page: /page/index.html
                """)
            case "fails": Issue.record("on purpose")
            case "crashes": fatalError("on purpose")
            case "records":
              let mode = variables["RIBLETS_SNAPSHOTS"]!
              Issue.record("Recorded the snapshot anew, as `record: .\(mode)` says: here/__Snapshots__/a.txt\nLook at it.")
            default: break
            }
          }

          @Test func asksInKorean() throws { try ask("한글 이름.png") }

          @Test(.enabled(if: variables["TROUBLE"] != "skips")) func later() throws { try ask("later.txt") }
        }

        """#)
    for name in ["asks.txt", "한글 이름.png", "later.txt"] { try package.write("", to: "\(folder)/\(name)") }
    // Of a package inside, which has tests of its own.
    try package.write("", to: "Inner/Package.swift")
    try package.write("", to: "Inner/Tests/__Snapshots__/Tests/inner.txt")
    return package
  }

  private let package: TestedPackage

  init() throws {
    package = try Self.built.get()
    try? FileManager.default.removeItem(atPath: package.path + "/" + Self.folder + "/old.txt")
  }

  private func makeOrphan() throws { try package.write("", to: Self.folder + "/old.txt") }
  private var hasOrphan: Bool { package.exists(Self.folder + "/old.txt") }

  @Test func `a package whose snapshots are all asked for succeeds`() throws {
    let result = try package.run("snapshots")

    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "")
    #expect(result.errors.hasSuffix("3 snapshots, 0 different, 0 orphaned.\n"))
  }

  @Test func `an orphan is listed, and is deleted if that is asked for`() throws {
    try makeOrphan()
    let listed = try package.run("snapshots")

    #expect(listed.status == 1)
    #expect(listed.output == "Orphan: \(Self.folder)/old.txt\n")
    #expect(hasOrphan)

    let link = package.path + " link"
    defer { try? FileManager.default.removeItem(atPath: link) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: package.path)
    let deleted = try BuiltCommand.run("snapshots", "--delete", "--package-path", link)

    #expect(deleted.status == 0)
    #expect(deleted.output == "Deleted: \(Self.folder)/old.txt\n")
    #expect(!hasOrphan)
    #expect(package.exists(Self.folder + "/한글 이름.png"))
  }

  @Test func `a snapshot that differs is shown, with the page`() throws {
    try package.write("old", to: ".build/snapshot-failures/entries/old.html")
    let result = try package.run("snapshots", trouble: "differs")

    #expect(result.status == 1)
    #expect(
      result.output == "The snapshot differs: \(Self.folder)/asks.txt\n− 1 line only in the snapshot\n\n")
    #expect(result.errors.contains("on one page: \(package.path)/.build/snapshot-failures/index.html\n"))
    #expect(result.errors.hasSuffix("3 snapshots, 1 different, 0 orphaned.\n"))
    #expect(!package.exists(".build/snapshot-failures/entries/old.html"))
  }

  @Test func `after a failure nothing is deleted, and that is said`() throws {
    try makeOrphan()
    let result = try package.run("snapshots", "--delete", trouble: "fails")

    #expect(result.status == 1)
    #expect(hasOrphan)
    #expect(result.errors.contains("Tests failed. All that they printed: "))
    #expect(result.errors.contains("Nothing is deleted: a test that fails may stop before it asks"))
  }

  @Test func `a snapshot beside a skipped test may be no orphan`() throws {
    let result = try package.run("snapshots", "--delete", trouble: "skips")

    #expect(result.status == 0)
    #expect(result.output == "Not sure, as tests of its file were skipped: \(Self.folder)/later.txt\n")
    #expect(package.exists(Self.folder + "/later.txt"))
  }

  @Test func `tests that stop half-way end with 65, and nothing is deleted`() throws {
    try makeOrphan()
    let result = try package.run("snapshots", "--delete", trouble: "crashes")

    #expect(result.status == 65)
    #expect(result.errors.contains("The tests did not run to their end. All that they printed: "))
    #expect(hasOrphan)
  }

  @Test(arguments: [([], "failed"), (["--all"], "all")] as [([String], String)])
  func `what is recorded is listed, and that is no failure`(options: [String], mode: String) throws {
    let result = try BuiltCommand.run(
      ["snapshots", "--record"] + options, in: package.path, variables: ["TROUBLE": "records", "CI": ""])

    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "Recorded: here/__Snapshots__/a.txt\n")
  }

  @Test func `on CI nothing is recorded`() throws {
    let result = try package.run("snapshots", "--record", variables: ["CI": "1"])

    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: On CI nothing is recorded: the variable CI is set.\n"))
  }

  @Test(arguments: [["--all"], ["--record", "--delete"], ["more"]])
  func `wrong arguments end with 64`(arguments: [String]) throws {
    let result = try BuiltCommand.run(["snapshots"] + arguments, in: package.path, variables: ["CI": ""])
    #expect(result.status == 64)
  }
}
