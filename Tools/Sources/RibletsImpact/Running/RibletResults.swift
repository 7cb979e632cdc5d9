/// The results of tests, by the riblets that they test.
package struct RibletResults: Hashable, Sendable {
  /// A line of the summary for each riblet, those with failures first.
  package let lines: [String]

  /// Counts a report.
  ///
  /// - Parameter riblets: The riblet that each unit tests; the others are counted together.
  package init(_ report: TestReport, of riblets: [TestUnit: String]) {
    var counts: [String: (passed: Int, failed: Int, skipped: Int)] = [:]
    for test in report.cases {
      let name = TestUnit(of: test.identifier).flatMap { riblets[$0] } ?? "Others"
      var count = counts[name] ?? (0, 0, 0)
      if test.hasFailed { count.failed += 1 } else if test.isSkipped { count.skipped += 1 } else { count.passed += 1 }
      counts[name] = count
    }
    lines = counts.sorted { ($1.value.failed, $0.key) < ($0.value.failed, $1.key) }.map { name, count in
      var parts = ["\(count.passed) passed"]
      if count.failed > 0 { parts.insert("\(count.failed) FAILED", at: 0) }
      if count.skipped > 0 { parts.append("\(count.skipped) skipped") }
      return "\(name): \(parts.joined(separator: ", "))"
    }
  }
}

extension Impact {
  /// The riblets that the selected units test.
  package var ribletsByUnit: [TestUnit: String] {
    suites.reduce(into: [:]) { riblets, suite in
      riblets[TestUnit(target: suite.target, name: suite.name)] = suite.riblet
    }
  }
}
