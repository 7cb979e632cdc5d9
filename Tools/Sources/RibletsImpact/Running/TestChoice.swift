/// The tests that are run, of those that were built.
package struct TestChoice: Hashable, Sendable {
  /// The tests by unit.
  package let tests: [TestUnit: [String]]
  /// True if they are all that was built.
  package let isAll: Bool

  /// A choice of nothing.
  package static let none = TestChoice(tests: [:], isAll: false)

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

  /// Takes tests by unit.
  init(tests: [TestUnit: [String]], isAll: Bool) {
    self.tests = tests
    self.isAll = isAll
  }

  /// The tests of some units.
  package func only(where isWanted: (TestUnit) -> Bool) -> TestChoice { only(tests.keys.filter(isWanted)) }

  /// The part of one machine.
  func only(_ units: [TestUnit]) -> TestChoice {
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

  /// True if it has tests of XCTest, whose identifiers have no parentheses: `ShopTests.CartTests/testTotal`.
  package var hasOldTests: Bool { tests.values.contains { $0.contains { !$0.contains("(") } } }

  /// The number of tests.
  package var count: Int { tests.values.reduce(0) { $0 + $1.count } }

  /// The part of one of several machines, in a plan that is the same on all of them.
  package func shard(_ number: Int, of count: Int, durations: [TestUnit: Double]) -> TestChoice {
    only(ShardPlan(of: tests.mapValues(\.count), durations: durations, into: count).shards[number - 1])
  }

  /// The chosen tests that neither ran nor were skipped, sorted. If two files have tests of one name and the report has fewer
  /// than these, the last ones count as missing.
  package func missing(in report: TestReport) -> [String] {
    var run = Self.counts(of: report.cases.map(\.identifier))
    // A list adds the place only where two files have tests of one name; a skipped test always has it.
    let skipped = report.skipped.union(report.skipped.map { $0.replacing(Self.place, with: "") })
    return Set(tests.values.joined()).sorted().filter { test in
      if skipped.contains(test) { return false }
      let left = run[Self.key(of: test)] ?? 0
      run[Self.key(of: test)] = left - 1
      return left <= 0
    }
  }

  /// The tests that a report has more often than they are chosen, sorted. Two functions can have one identifier.
  package func repeated(in report: TestReport) -> [String] {
    let planned = Self.counts(of: tests.values.flatMap { $0 })
    return Self.counts(of: report.cases.map(\.identifier)).filter { $0.value > max(1, planned[$0.key] ?? 0) }.keys
      .sorted()
  }

  private static func counts(of identifiers: [String]) -> [String: Int] {
    identifiers.reduce(into: [:]) { $0[key(of: $1), default: 0] += 1 }
  }

  /// An identifier in the same form, whether it is of a list or of a report. Only a list tells private tests of one name in two
  /// files apart.
  ///
  ///     ShopTests.CartTests/total()/CartTests.swift:12:3 → ShopTests.CartTests.total()
  private static func key(of identifier: String) -> String {
    TestUnit.parts(of: identifier.replacing(place, with: "")).joined(separator: ".")
  }

  /// The file, line and column at the end of an identifier: `/CartTests.swift:12:3`.
  private static var place: Regex<Substring> { /\/[^\/]+:[0-9]+:[0-9]+$/ }
}

extension Impact {
  /// The units that are selected.
  package var units: Set<TestUnit> { Set(suites.map { TestUnit(target: $0.target, name: $0.name) }) }
}
