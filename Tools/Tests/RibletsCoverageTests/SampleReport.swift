@testable import RibletsCoverage

/// Reports made from a few words.
enum SampleReport {
  /// One source file: where it lies, how many lines have code, and up to which line tests run it. `nil`: no tests.
  struct File {
    let path: String
    let lines: Int
    let own: Int?
    let withoutSnapshots: Int?
    let any: Int

    init(_ path: String, lines: Int, own: Int?, withoutSnapshots: Int? = nil, any: Int? = nil) {
      self.path = "/app/Sources/" + path
      self.lines = lines
      self.own = own
      self.withoutSnapshots = withoutSnapshots
      self.any = any ?? lines
    }

    fileprivate func fileLines(upTo last: Int) -> FileLines {
      FileLines(path: path, lines: Dictionary(uniqueKeysWithValues: (1...lines).map { ($0, $0 <= last) }))
    }
  }

  static func report(_ files: File...) -> CoverageReport {
    let map = RibletMap(paths: files.map(\.path), sources: "/app/Sources")
    var own: [OwnRun: CoverageExport] = [:]
    for riblet in map.riblets {
      for (role, paths) in riblet.files {
        for file in files where paths.contains(file.path) {
          let run = OwnRun(riblet: riblet.identity, role: role)
          add(file, upTo: file.own, to: &own[run])
          guard role == .view else { continue }
          add(
            file, upTo: file.withoutSnapshots,
            to: &own[OwnRun(riblet: riblet.identity, role: role, isWithoutSnapshots: true)])
        }
      }
    }
    let whole = CoverageExport(files: files.map { $0.fileLines(upTo: $0.any) })
    return CoverageReport(whole: whole, own: own, sources: "/app/Sources")
  }

  private static func add(_ file: File, upTo last: Int?, to export: inout CoverageExport?) {
    guard let last else { return }
    export = CoverageExport(files: (export?.files ?? []) + [file.fileLines(upTo: last)])
  }

  /// Three riblets with all that a table can show.
  static let game = report(
    File("TicTacToe/OffGame/OffGameInteractor.swift", lines: 20, own: 20),
    File("TicTacToe/OffGame/OffGameRouter.swift", lines: 10, own: 9),
    File("TicTacToe/OffGame/OffGameBuilder.swift", lines: 12, own: nil),
    File("TicTacToe/OffGame/OffGameViewController.swift", lines: 30, own: 30, withoutSnapshots: 12),
    File("TicTacToe/BasicScoreBoard/BasicScoreBoardPresenter.swift", lines: 7, own: 5),
    File("TicTacToe/BasicScoreBoard/BasicScoreBoardRouter.swift", lines: 4, own: 4),
    File("TicTacToe/점수판/점수판Interactor.swift", lines: 300, own: 299),
    File("TicTacToe/점수판/점수판View.swift", lines: 3, own: 2, any: 2),
    File("TicTacToe/Models/Score.swift", lines: 8, own: nil, any: 6)
  )
}

extension CoverageReport {
  /// Of all files of the export.
  init(whole: CoverageExport, own: [OwnRun: CoverageExport], sources: String) {
    let map = RibletMap(paths: whole.files.map(\.path), sources: sources)
    self.init(of: map, whole: whole, own: own, sources: sources)
  }
}
