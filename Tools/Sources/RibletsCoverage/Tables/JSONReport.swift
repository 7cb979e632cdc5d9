import Foundation

/// A report for other programs, with the lines that were not run. Documentation/Coverage.md describes it.
struct JSONReport: CustomStringConvertible {
  private let document: Document

  init(_ report: CoverageReport) {
    document = Document(report)
  }

  var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(document) else {
      preconditionFailure("A report holds only texts and numbers.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

private struct Document: Encodable {
  let version = 1
  let total: Figures
  let totalWithoutSnapshots: Figures
  let totalByAnyTest: Figures
  let riblets: [RibletFigures]
  let others: [OtherFigures]

  init(_ report: CoverageReport) {
    total = Figures(report.total)
    totalWithoutSnapshots = Figures(report.totalWithoutSnapshots)
    totalByAnyTest = Figures(report.totalByAnyTest)
    riblets = report.riblets.map(RibletFigures.init)
    others = report.others.map {
      OtherFigures(folder: $0.folder, total: Figures($0.count), files: $0.files.map(FileFigures.init))
    }
  }
}

private struct Figures: Encodable {
  let lines: Int
  let run: Int
  let percent: Double

  init(_ count: LineCount) {
    lines = count.lines
    run = count.run
    percent = count.percent
  }
}

private struct RibletFigures: Encodable {
  let target: String
  let riblet: String
  let total: Figures
  let totalWithoutSnapshots: Figures
  let roles: [String: RoleFigures]

  init(_ riblet: RibletCoverage) {
    target = riblet.identity.target
    self.riblet = riblet.identity.name
    total = Figures(riblet.total)
    totalWithoutSnapshots = Figures(riblet.totalWithoutSnapshots)
    var roles: [String: RoleFigures] = [:]
    for (role, coverage) in riblet.roles { roles[role.rawValue.lowercased()] = RoleFigures(coverage) }
    if let views = riblet.viewWithoutSnapshots { roles["viewWithoutSnapshots"] = RoleFigures(views) }
    self.roles = roles
  }
}

private struct RoleFigures: Encodable {
  let lines: Int
  let run: Int
  let percent: Double
  let hasTests: Bool
  let runByAnyTest: Int
  let files: [FileFigures]

  init(_ coverage: RoleCoverage) {
    lines = coverage.count.lines
    run = coverage.count.run
    percent = coverage.count.percent
    hasTests = coverage.hasTests
    runByAnyTest = coverage.runByAnyTest
    files = coverage.files.map(FileFigures.init)
  }
}

private struct OtherFigures: Encodable {
  let folder: String
  let total: Figures
  let files: [FileFigures]
}

private struct FileFigures: Encodable {
  let path: String
  let lines: Int
  let run: Int
  let notRun: [Int]

  init(_ file: FileCoverage) {
    path = file.path
    lines = file.count.lines
    run = file.count.run
    notRun = file.notRun
  }
}
