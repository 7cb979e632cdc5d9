import Foundation
import Testing

@testable import RibletsCoverage

struct ExportFolderTests {
  private func error(_ body: () throws(CoverageError) -> Void) -> String? {
    do throws(CoverageError) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `each role is counted from the export of its own tests`() throws {
    let package = try PackageOnDisk()
    let router = "App/OffGame/OffGameRouter.swift"
    let view = "App/OffGame/OffGameView.swift"
    try package.write("all", [.init(router, run: [1, 2, 3]), .init(view, run: [1, 2])])
    try package.write("App.OffGame.Router", [.init(router, run: [1], notRun: [2, 3]), .init(view, run: [1, 2])])

    let report = try package.exports().report()

    let offGame = try #require(report.riblets.first)
    #expect(offGame.roles[.router]?.count == LineCount(lines: 3, run: 1))
    #expect(offGame.roles[.view]?.count == LineCount(lines: 2, run: 0))
    #expect(offGame.roles[.view]?.hasTests == false)
  }

  @Test func `files without code are left out`() throws {
    let package = try PackageOnDisk()
    try package.write("all", [.init("App/OffGame/OffGameRouter.swift", run: [1]), .init("App/Models/Score.swift")])
    #expect(try package.exports().report().others.isEmpty)
  }

  @Test func `some riblets can be looked at alone, whatever exports there are`() throws {
    let package = try PackageOnDisk()
    let files = ["OffGame", "Root"].map { PackageOnDisk.File("App/\($0)/\($0)Router.swift", run: [1]) }
    try package.write("all", files + [.init("App/Models/Score.swift", run: [1])])
    try package.write("App.OffGame.Router", files)
    try package.write("App.Root.Router", files)
    let report = try package.exports().report(riblets: ["Root"])
    #expect(report.riblets.map(\.identity.name) == ["Root"])
    #expect(report.others.isEmpty)
    #expect(report.total == LineCount(lines: 1, run: 1))

    let list = package.path + "/tests.txt"
    let tests = ["OffGame", "Root"].map { "AppTests.\($0)RouterTests/one()\n" }
    try tests.joined().write(toFile: list, atomically: true, encoding: .utf8)
    let plan = try package.exports().plan(testList: list, riblets: ["Root"])
    #expect(plan.steps.map(\.run.exportName) == ["App.Root.Router"])
  }

  @Test func `a riblet that is not there is refused with those that are`() throws {
    let package = try PackageOnDisk()
    try package.write(
      "all", ["OffGame", "Root"].map { .init("App/\($0)/\($0)Router.swift", run: [1]) })
    let exports = try package.exports()
    #expect(
      error { () throws(CoverageError) in _ = try exports.report(riblets: ["Root", "OfGame"]) }
        == "There is no riblet 'OfGame' in '\(package.sources)'. Riblets: OffGame, Root.")
  }

  @Test func `of many riblets twenty are named`() {
    let known = (1...22).map { "R\($0)" }
    let text = CoverageError.unknownRiblet("X", sources: "S", known: known).description
    #expect(text.hasSuffix(" R19, R20, and 2 more."))
  }

  @Test func `sources that are reached through a link are found`() throws {
    let package = try PackageOnDisk()
    try package.write("all", [.init("App/OffGame/OffGameRouter.swift", run: [1])])
    let link = package.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: package.sources)
    #expect(try ExportFolder(path: package.exportsPath, sources: link + "/").report().riblets.count == 1)
  }

  @Test func `a folder that is not there is named`() throws {
    let package = try PackageOnDisk()
    #expect(
      error { () throws(CoverageError) in _ = try ExportFolder(path: "/no/exports", sources: package.sources) }
        == "Cannot read '/no/exports': there is no such folder.")
    #expect(
      error { () throws(CoverageError) in _ = try ExportFolder(path: package.exportsPath, sources: "/no/sources") }
        == "Cannot read '/no/sources': there is no such folder.")
  }

  @Test func `a file in place of a folder is named`() throws {
    let package = try PackageOnDisk()
    try package.write("all", [])
    let file = package.exportsPath + "/all.json"
    #expect(
      error { () throws(CoverageError) in _ = try ExportFolder(path: file, sources: package.sources) }
        == "Cannot read '\(file)': it is not a folder.")
  }

  @Test func `the export of all tests has to be there`() throws {
    let package = try PackageOnDisk()
    let exports = try package.exports()
    #expect(
      error { () throws(CoverageError) in _ = try exports.report() }
        == "Cannot read '\(package.exportsPath)/all.json': there is no such file.")
  }

  @Test func `an export of some other package is refused with a file of it`() throws {
    let package = try PackageOnDisk()
    try package.write("all", [.init(absolute: "/elsewhere/Sources/App/OffGameRouter.swift", run: [1])])
    let exports = try package.exports()
    #expect(
      error { () throws(CoverageError) in _ = try exports.report() } == """
        No file of '\(package.exportsPath)/all.json' lies in '\(package.sources)'. Name the folder with --sources.
        The first file in it: /elsewhere/Sources/App/OffGameRouter.swift
        """)
  }

  @Test func `sources without a riblet are refused`() throws {
    let package = try PackageOnDisk()
    try package.write("all", [.init("App/Models/Score.swift", run: [1])])
    let exports = try package.exports()
    #expect(
      error { () throws(CoverageError) in _ = try exports.report() }?.hasPrefix(
        "There is no riblet in '\(package.sources)': ") == true)
  }

  @Test func `an export with a misspelt name is refused instead of counted as missing`() throws {
    let package = try PackageOnDisk()
    let router = PackageOnDisk.File("App/OffGame/OffGameRouter.swift", run: [1])
    try package.write("all", [router])
    try package.write("App.OffGame.Ruoter", [router])
    let exports = try package.exports()
    #expect(
      error { () throws(CoverageError) in _ = try exports.report() } == """
        '\(package.exportsPath)/App.OffGame.Ruoter.json' belongs to no riblet and role. \
        Names would be, for example: App.OffGame.Router.json.
        """)
  }

  @Test func `a list without tests is refused`() throws {
    let package = try PackageOnDisk()
    try package.write("all", [.init("App/OffGame/OffGameRouter.swift", run: [1])])
    let list = package.path + "/tests.txt"
    try "Building for debugging...\n".write(toFile: list, atomically: true, encoding: .utf8)
    let exports = try package.exports()
    #expect(
      error { () throws(CoverageError) in _ = try exports.plan(testList: list) }
        == "'\(list)' names no test. It is what the test binary prints with --list-tests.")
    #expect(
      error { () throws(CoverageError) in _ = try exports.plan(testList: list + ".no") }
        == "Cannot read '\(list).no': there is no such file.")
  }
}
