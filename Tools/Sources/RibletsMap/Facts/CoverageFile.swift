public import Foundation

/// The report of `riblets coverage --format json`, as far as a map shows it.
public struct CoverageFile: Sendable {
  /// A text that is no such report.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    public let description: String
  }

  private let figures: [String: CoverageFigures]

  /// Reads a report.
  ///
  /// - Throws: ``Failure`` for something else.
  public init(_ data: Data) throws(Failure) {
    let report: Report
    do {
      report = try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw Failure(description: "It is no report of 'riblets coverage --format json'.")
    }
    guard report.version == 1 else {
      throw Failure(
        description: "It is a report of version \(report.version), and this command reads version 1. Make it again.")
    }
    figures = Dictionary(
      report.riblets.map { riblet in
        let figures = CoverageFigures(lines: riblet.total.lines, run: riblet.total.run, roles: riblet.roles)
        return ("\(riblet.target).\(riblet.riblet)", figures)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The figures of a riblet; `nil` for one that the report does not know.
  func figures(module: String, name: String) -> CoverageFigures? { figures["\(module).\(name)"] }

  private struct Report: Decodable {
    struct Riblet: Decodable {
      let target: String
      let riblet: String
      let total: CoverageFigures.Role
      let roles: [String: CoverageFigures.Role]
    }

    let version: Int
    let riblets: [Riblet]
  }
}
