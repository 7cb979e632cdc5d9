/// Which tests to run for each role of each riblet: its own, and nothing else.
package struct TestPlan: Equatable, Sendable {
  /// One run of the test binary.
  package struct Step: Equatable, Sendable {
    package let run: OwnRun
    /// For `--filter`: the tests of these suites.
    package let filter: String
    /// For `--skip`, unless it is empty.
    package let skip: String
    /// How many test functions it runs.
    package let count: Int
  }

  /// Without the runs that would have no test.
  package let steps: [Step]

  /// - Parameters:
  ///   - map: The riblets.
  ///   - testList: What the test binary prints with `--list-tests`, a test a line.
  ///   - chosen: The names of the riblets to run tests of; without any, all.
  package init(for map: RibletMap, testList: String, only chosen: [String] = []) {
    let tests = testList.split(whereSeparator: \.isNewline).compactMap { TestIdentifier($0) }
    let names = Dictionary(grouping: map.riblets, by: \.identity.name)
    let riblets = chosen.isEmpty ? map.riblets : map.riblets.filter { chosen.contains($0.identity.name) }
    let ownTests = riblets.reduce(into: [OwnRun: [TestIdentifier]]()) { found, riblet in
      for role in riblet.files.keys {
        let own = OwnTests(role, of: riblet, alone: names[riblet.identity.name]?.count == 1)
        found[OwnRun(riblet: riblet.identity, role: role)] = tests.filter(own.contains)
      }
    }
    steps = OwnRun.all(of: riblets).compactMap { run in
      let all = ownTests[OwnRun(riblet: run.riblet, role: run.role)] ?? []
      let counted = run.isWithoutSnapshots ? all.filter { !OwnTests.isSnapshot($0) } : all
      guard !counted.isEmpty else { return nil }
      let skipped = run.isWithoutSnapshots ? all.filter(OwnTests.isSnapshot) : []
      return Step(run: run, filter: Self.pattern(counted), skip: Self.pattern(skipped), count: counted.count)
    }
  }

  /// Whether a text is a list of tests at all.
  static func containsTests(_ testList: String) -> Bool {
    testList.split(whereSeparator: \.isNewline).contains { TestIdentifier($0) != nil }
  }

  /// A regular expression that the identifiers of all tests of these suites match, and no others.
  private static func pattern(_ tests: [TestIdentifier]) -> String {
    guard !tests.isEmpty else { return "" }
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
