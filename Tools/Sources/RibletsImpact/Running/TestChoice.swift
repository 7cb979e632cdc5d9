/// The tests that are run, of those that were built.
package struct TestChoice: Hashable, Sendable {
  /// The tests by unit.
  package let tests: [TestUnit: [String]]
  /// True if they are all that was built.
  package let isAll: Bool

  /// Chooses tests.
  ///
  /// - Parameters:
  ///   - identifiers: All tests that were built.
  ///   - impact: The suites that are selected. What was built and is no suite that it knows is run, too.
  ///   - known: All suites of the app.
  package init(of identifiers: [String], selectedBy impact: Impact, among known: Impact) {
    let all = Dictionary(grouping: identifiers) { TestUnit(of: $0) ?? TestUnit(target: "", name: $0) }
    let left = known.units.subtracting(impact.units)
    tests = all.filter { !left.contains($0.key) }
    isAll = tests.count == all.count
  }

  private init(tests: [TestUnit: [String]], isAll: Bool) {
    self.tests = tests
    self.isAll = isAll
  }

  /// The part of one machine.
  package func only(_ units: [TestUnit]) -> TestChoice {
    let units = Set(units)
    return TestChoice(tests: tests.filter { units.contains($0.key) }, isAll: isAll && units.count == tests.count)
  }

  /// Regular expressions for `--filter`, each of which fits into an argument; none if all tests are chosen.
  package var filters: [String] {
    if isAll { return [] }
    var filters: [String] = []
    for unit in tests.keys.sorted() {
      if let last = filters.last, last.utf8.count + unit.pattern.utf8.count < 50_000 {
        filters[filters.count - 1] = last + "|" + unit.pattern
      } else {
        filters.append(unit.pattern)
      }
    }
    return filters
  }

  /// The chosen tests that a report does not have, sorted.
  package func missing(in report: TestReport) -> [String] {
    let run = Set(report.cases.map { TestUnit.parts(of: $0.identifier).joined(separator: ".") })
    return tests.values.flatMap { $0 }.filter { !run.contains(TestUnit.parts(of: $0).joined(separator: ".")) }.sorted()
  }
}

extension Impact {
  /// The units that are selected.
  package var units: Set<TestUnit> { Set(suites.map { TestUnit(target: $0.target, name: $0.name) }) }
}
