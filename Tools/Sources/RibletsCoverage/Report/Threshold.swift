/// The part of the lines with a role that their own tests have to run.
package struct Threshold: Equatable, Sendable {
  /// From 0 to 100.
  package let percent: Double

  /// `nil` for what is no percentage.
  package init?(percent: Double) {
    guard (0...100).contains(percent) else { return nil }
    self.percent = percent
  }

  /// Returns the message for a report that stays below: by how much, and which roles of which riblets drag it down.
  package func failure(of report: CoverageReport) -> String? {
    guard report.total.isBelow(percent) else { return nil }
    let total = report.total
    return """
      Own tests run \(total.exactPercent) of the lines with a role (\(total.run) of \(total.lines)); \
      \(percentText) are asked for.

      Below \(percentText), most lines first:
      \(culprits(in: report).joined(separator: "\n"))
      """
  }

  private var percentText: String {
    percent == percent.rounded() ? "\(Int(percent))%" : "\(percent)%"
  }

  private func culprits(in report: CoverageReport) -> [String] {
    let below = report.riblets.flatMap { riblet in
      riblet.roles.sorted { $0.key < $1.key }.map { (riblet: riblet.identity, role: $0.key, coverage: $0.value) }
    }
    .filter { $0.coverage.count.isBelow(percent) }
    let ordered = below.enumerated().sorted {
      ($1.element.coverage.count.notRun, $0.offset) < ($0.element.coverage.count.notRun, $1.offset)
    }
    return ordered.map(\.element).map { culprit in
      let count = culprit.coverage.count
      let name = "  \(culprit.riblet.name), \(culprit.role.rawValue.lowercased()): "
      guard culprit.coverage.hasTests else {
        let suite = culprit.coverage.files.first.map { $0.suiteName } ?? ""
        return name
          + "no test for its \(count.lines) line\(count.lines == 1 ? "" : "s"); a suite named \(suite) would count"
      }
      let places = culprit.coverage.files.filter { !$0.notRun.isEmpty }.map { "\n      \($0.path): \($0.notRunText)" }
      return name + "\(count.notRun) of \(count.lines) line\(count.lines == 1 ? "" : "s") not run" + places.joined()
    }
  }
}

extension FileCoverage {
  /// The suite that would test it: `OffGameRouterTests`.
  fileprivate var suiteName: String {
    let name = path.split(separator: "/").last ?? ""
    return name.prefix { $0 != "." && $0 != "+" } + "Tests"
  }
}
