import Foundation
import Testing

@testable import RibletsCoverage

struct MeasuredSourcesTests {
  private static let sources = "/app/Sources"

  private func error(_ body: () throws(CoverageError) -> Void) -> String? {
    do throws(CoverageError) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  private func file(_ path: String, run: [Int] = [], notRun: [Int] = []) -> FileLines {
    let lines = run.map { ($0, true) } + notRun.map { ($0, false) }
    return FileLines(path: "\(Self.sources)/\(path)", lines: Dictionary(uniqueKeysWithValues: lines))
  }

  private func measured(_ files: FileLines..., riblets: [String] = []) throws(CoverageError) -> MeasuredSources {
    try MeasuredSources(Self.sources, whole: CoverageExport(files: files), riblets: riblets)
  }

  private func run(_ riblet: String, _ role: Role) -> OwnRun {
    OwnRun(riblet: Riblet.Identity(target: "App", name: riblet), role: role)
  }

  @Test func `each role is counted from the run of its own tests`() throws {
    let router = "App/OffGame/OffGameRouter.swift"
    let view = "App/OffGame/OffGameView.swift"
    let measured = try measured(file(router, run: [1, 2, 3]), file(view, run: [1, 2]))

    let report = measured.report(own: [
      run("OffGame", .router): CoverageExport(files: [
        file(router, run: [1], notRun: [2, 3]), file(view, run: [1, 2]),
      ])
    ])

    let offGame = try #require(report.riblets.first)
    #expect(offGame.roles[.router]?.count == LineCount(lines: 3, run: 1))
    #expect(offGame.roles[.view]?.count == LineCount(lines: 2, run: 0))
    #expect(offGame.roles[.view]?.hasTests == false)
  }

  @Test func `files without code are left out`() throws {
    let measured = try measured(file("App/OffGame/OffGameRouter.swift", run: [1]), file("App/Models/Score.swift"))
    #expect(measured.report(own: [:]).others.isEmpty)
  }

  @Test func `some riblets can be looked at alone`() throws {
    let measured = try measured(
      file("App/OffGame/OffGameRouter.swift", run: [1]), file("App/Root/RootRouter.swift", run: [1]),
      file("App/Models/Score.swift", run: [1]), riblets: ["Root"])
    let report = measured.report(own: [
      run("Root", .router): CoverageExport(files: [file("App/Root/RootRouter.swift", run: [1])])
    ])

    #expect(report.riblets.map(\.identity.name) == ["Root"])
    #expect(report.others.isEmpty)
    #expect(report.total == LineCount(lines: 1, run: 1))
    let plan = try measured.plan(testList: "AppTests.OffGameRouterTests/one()\nAppTests.RootRouterTests/one()\n")
    #expect(plan.steps.map(\.run.name) == ["App.Root.Router"])
  }

  @Test func `a riblet that is not there is refused with those that are`() {
    let text = error { () throws(CoverageError) in
      _ = try measured(
        file("App/OffGame/OffGameRouter.swift", run: [1]), file("App/Root/RootRouter.swift", run: [1]),
        riblets: ["Root", "OfGame"])
    }
    #expect(text == "There is no riblet 'OfGame' in '/app/Sources'. Riblets: OffGame, Root.")
  }

  @Test func `of many riblets twenty are named`() {
    let known = (1...22).map { "R\($0)" }
    let text = CoverageError.unknownRiblet("X", sources: "S", known: known).description
    #expect(text.hasSuffix(" R19, R20, and 2 more."))
  }

  @Test func `code of some other package is refused with a file of it`() {
    let other = FileLines(path: "/elsewhere/Sources/App/OffGameRouter.swift", lines: [1: true])
    #expect(
      error { () throws(CoverageError) in _ = try measured(other) } == """
        No code that the tests were built with is in '/app/Sources'. Name the folder with --sources. \
        The first file with code is '/elsewhere/Sources/App/OffGameRouter.swift'.
        """)
  }

  @Test func `sources without a riblet are refused`() {
    let text = error { () throws(CoverageError) in _ = try measured(file("App/Models/Score.swift", run: [1])) }
    #expect(text?.hasPrefix("There is no riblet in '/app/Sources': ") == true)
  }

  @Test func `a list without tests is refused`() throws {
    let measured = try measured(file("App/OffGame/OffGameRouter.swift", run: [1]))
    #expect(
      error { () throws(CoverageError) in _ = try measured.plan(testList: "Building for debugging...\n") }
        == "The package has no tests of Swift Testing. Coverage by riblet counts only these.")
  }

  // MARK: Before anything is built

  @Test func `what is not there is found before the build, also through a link`() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "coverage tests \(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/Sources/App/Root", withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: folder + "/Sources/App/Root/RootRouter.swift"))
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder + "/Sources")

    #expect(error { () throws(CoverageError) in try MeasuredSources.check(link + "/", riblets: ["Root"]) } == nil)
    #expect(
      error { () throws(CoverageError) in try MeasuredSources.check(link, riblets: ["Rot"]) }
        == "There is no riblet 'Rot' in '\(folder)/Sources'. Riblets: Root.")
    #expect(
      error { () throws(CoverageError) in try MeasuredSources.check(folder + "/none", riblets: []) }
        == "There is no folder '\(folder)/none' with sources. Name the folder with --sources.")
  }
}
