import ChildTestRun
import Testing

/// Tests of the effects of filter and focus on a run, and of how they fail.
struct ChoiceFailureTests {
  private let both = "FocusedSpec/|UnfocusedSpec/"

  @Test func `a focused example leaves out all others of the run`() async throws {
    let run = try await ChildTestRun(filter: both)

    #expect(run.exitCode == 0)
    #expect(run.said.sorted() == ["focused", "focused by its group", "in the group"])
  }

  @Test func `on CI focus fails at its line, and everything runs`() async throws {
    let run = try await ChildTestRun(filter: both, environment: ["CI": "true"])

    #expect(run.exitCode == 1)
    #expect(run.said.contains("not focused"))
    #expect(run.said.contains("unfocused spec"))
    #expect(!run.said.contains("pending group ran"))
    #expect(run.failures.count == 2)
    let line = try FixtureSource.line("fit(\"shines\")")
    let failure = try #require(run.failure(at: line))
    #expect(failure.file == "FailureFixtures.swift")
    #expect(
      failure.text.contains(
        """
        Focus is for the desk, and this is CI (the variable CI is set): FailureFixtures.swift:\(line) focuses a group \
        or an example, which would leave out all others. They were run. Write it without its first letter
        """))
  }

  @Test(arguments: ["점수판", "\u{110C}\u{1165}\u{11B7}\u{1109}\u{116E}\u{1111}\u{1161}\u{11AB}", "비어"])
  func `the filter takes composed and decomposed letters for the same`(filter: String) async throws {
    let run = try await ChildTestRun(filter: "KoreanSpec/", environment: ["RIBLETS_EXAMPLE": filter])

    #expect(run.exitCode == 0)
    #expect(run.said == ["empty"])
  }

  @Test(arguments: [("스코어 COUNTS", "decomposed"), ("がが", "japanese"), ("スコア が\u{304B}\u{3099}", "japanese")])
  func `the filter is for the sentence with its groups, in capitals or not`(
    filter: String, said: String
  ) async throws {
    let run = try await ChildTestRun(filter: "KoreanSpec/", environment: ["RIBLETS_EXAMPLE": filter])

    #expect(run.exitCode == 0)
    #expect(run.said == [said])
  }

  @Test func `a filter that matches one spec lets the others pass`() async throws {
    let run = try await ChildTestRun(
      filter: "KoreanSpec/|UnfocusedSpec/|EmptySpec/", environment: ["RIBLETS_EXAMPLE": "점수판"])

    #expect(run.said == ["empty"])
    #expect(run.failures.map(\.text).allSatisfy { $0.contains("'EmptySpec' has no examples") })
    #expect(run.failures.count == 1)
  }

  @Test func `a filter that matches nothing in the whole run fails it once`() async throws {
    let run = try await ChildTestRun(
      filter: "KoreanSpec/|UnfocusedSpec/", environment: ["RIBLETS_EXAMPLE": "점수표"])

    #expect(run.exitCode == 1)
    #expect(run.said.isEmpty)
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.line == (try FixtureSource.line("// the Korean spec")))
    #expect(
      run.failures.first?.text.contains(
        """
        No example's sentence holds '점수표' (RIBLETS_EXAMPLE). Looked at: RibletsSpecTests.KoreanSpec, \
        RibletsSpecTests.UnfocusedSpec. A sentence is the texts of its groups and its own, with a space between
        """) == true)
  }

  @Test func `a filter that matches nothing in the one spec that runs fails`() async throws {
    let run = try await ChildTestRun(filter: "UnfocusedSpec/", environment: ["RIBLETS_EXAMPLE": "점수판"])

    #expect(run.exitCode == 1)
    #expect(run.failures.count == 1)
  }

  @Test func `a filter beside the focus runs what it names`() async throws {
    let run = try await ChildTestRun(filter: both, environment: ["RIBLETS_EXAMPLE": "rests"])

    #expect(run.exitCode == 0)
    #expect(run.said == ["not focused"])
  }
}
