import Testing

@testable import RibletsCoverage

struct CoverageReportTests {
  private let sources = "/app/Sources"
  private let router = "/app/Sources/App/Shop/ShopRouter.swift"
  private let model = "/app/Sources/App/Shop/Price.swift"
  private let run = OwnRun(riblet: .init(target: "App", name: "Shop"), role: .router)

  private func export(_ files: (path: String, lines: [Int: Bool])...) -> CoverageExport {
    CoverageExport(files: files.map { FileLines(path: $0.path, lines: $0.lines) })
  }

  @Test func `a role counts only what its own tests run`() throws {
    let report = CoverageReport(
      whole: export((router, [1: true, 2: true, 3: false])),
      own: [run: export((router, [1: true, 2: false, 3: false]))],
      sources: sources)
    let role = try #require(report.riblets.first?.roles[.router])
    #expect(role.count == LineCount(lines: 3, run: 1))
    #expect(role.runByAnyTest == 2)
    #expect(role.files.map(\.notRun) == [[2, 3]])
    #expect(report.totalByAnyTest == LineCount(lines: 3, run: 2))
  }

  @Test func `a role without own tests has run nothing, whatever other tests ran`() throws {
    let report = CoverageReport(whole: export((router, [1: true])), own: [:], sources: sources)
    let role = try #require(report.riblets.first?.roles[.router])
    #expect(!role.hasTests)
    #expect(report.total == LineCount(lines: 1, run: 0))
  }

  @Test func `a file that the own run did not export was not run`() {
    let report = CoverageReport(whole: export((router, [1: true])), own: [run: export()], sources: sources)
    #expect(report.riblets.first?.roles[.router]?.hasTests == true)
    #expect(report.total == LineCount(lines: 1, run: 0))
  }

  @Test func `files without a role count from any test, and not in the total`() {
    let report = CoverageReport(
      whole: export((router, [1: true]), (model, [1: true, 2: false])), own: [run: export((router, [1: true]))],
      sources: sources)
    #expect(report.total == LineCount(lines: 1, run: 1))
    #expect(report.othersTotal == LineCount(lines: 2, run: 1))
    #expect(report.others.map(\.folder) == ["App/Shop"])
    #expect(report.others.first?.files.map(\.path) == ["App/Shop/Price.swift"])
  }

  @Test func `the total counts lines, not riblets`() {
    #expect(SampleReport.game.total == LineCount(lines: 386, run: 369))
  }

  @Test func `the total without snapshots counts views anew`() {
    #expect(SampleReport.game.totalWithoutSnapshots == LineCount(lines: 386, run: 349))
  }
}
