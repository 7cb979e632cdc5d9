/// The tests to run for each role of each riblet: its own, and nothing else.
package struct TestPlan: Equatable, Sendable {
  /// One run of the test binary.
  package struct Step: Equatable, Sendable {
    package let run: OwnRun
    /// For `--filter`: the tests of these suites.
    package let filter: String
    /// For `--skip`; `^$`, which no test matches, where nothing is skipped.
    package let skip: String
    /// The files whose coverage counts, which are all that its export needs.
    package let files: [String]
    /// The number of test functions that it runs.
    package let count: Int
  }

  /// Without the runs that would have no test.
  package let steps: [Step]

  /// - Parameters:
  ///   - map: The riblets.
  ///   - testList: What the test binary prints with `--list-tests`, a test a line.
  ///   - chosen: The names of the riblets to run tests of; without any, all.
  package init(for map: RibletMap, testList: String, only chosen: [String] = []) {
    let index = TestIndex(testList.split(whereSeparator: \.isNewline).compactMap { TestIdentifier($0) })
    let names = Dictionary(grouping: map.riblets, by: \.identity.name)
    let riblets = chosen.isEmpty ? map.riblets : map.riblets.filter { chosen.contains($0.identity.name) }
    steps = riblets.flatMap { riblet in
      riblet.files.sorted { $0.key < $1.key }.flatMap { role, files in
        let own = index.ownTests(of: role, of: riblet, alone: names[riblet.identity.name]?.count == 1)
        return Self.steps(for: role, of: riblet.identity, files: files, tests: own)
      }
    }
  }

  private static func steps(
    for role: Role, of riblet: Riblet.Identity, files: [String], tests: [TestIdentifier]
  ) -> [Step] {
    let snapshots = tests.filter(TestIndex.isSnapshot)
    let others = tests.filter { !TestIndex.isSnapshot($0) }
    func step(_ counted: [TestIdentifier], without skipped: [TestIdentifier], isWithoutSnapshots: Bool) -> Step? {
      guard !counted.isEmpty else { return nil }
      let run = OwnRun(riblet: riblet, role: role, isWithoutSnapshots: isWithoutSnapshots)
      return Step(run: run, filter: pattern(counted), skip: pattern(skipped), files: files, count: counted.count)
    }
    let steps = [step(tests, without: [], isWithoutSnapshots: false)]
    let more = role == .view ? [step(others, without: snapshots, isWithoutSnapshots: true)] : []
    return (steps + more).compactMap(\.self)
  }

  /// Returns true if a text is a list of tests at all.
  static func containsTests(_ testList: String) -> Bool {
    testList.split(whereSeparator: \.isNewline).contains { TestIdentifier($0) != nil }
  }

  /// A regular expression that the identifiers of all tests of these suites match, and no others.
  private static func pattern(_ tests: [TestIdentifier]) -> String {
    guard !tests.isEmpty else { return "^$" }
    let suites = Set(tests.map { escaped($0.module) + "\\." + $0.suites.map(escaped).joined(separator: "/") })
    return "^(\(suites.sorted().joined(separator: "|")))/"
  }

  private static func escaped(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      if character.isASCII, !character.isLetter, !character.isNumber, character != "_", character != "`" {
        text += "\\"
      }
      text.append(character)
    }
  }
}
