import ChildTestRun
import Testing

/// Tests of how the kit itself fails: the text, the line, the exit code.
struct SpecFailureTests {
  @Test func `an expectation fails the example at its own line`() async throws {
    let run = try await ChildTestRun(filter: "ExpectationSpec/")

    #expect(run.exitCode == 1)
    #expect(run.failures.count == 2)
    let wrong = try #require(run.failure(at: FixtureSource.line("arithmetic is strict")))
    #expect(wrong.text.contains("(sum → 2) == 3"))
    #expect(run.output.contains("example → a sum is wrong at FailureFixtures.swift:\(wrong.line)"))
    #expect(run.failure(at: try FixtureSource.line("try #require(sum == 4)")) != nil)
    #expect(run.said.isEmpty)
  }

  @Test func `what a body throws fails its example at the it`() async throws {
    let run = try await ChildTestRun(filter: "ThrowingSpec/")

    #expect(run.exitCode == 1)
    let body = try #require(run.failure(at: FixtureSource.line("throws from the body")))
    #expect(body.text.contains("Caught error: it broke"))
    #expect(run.said.contains("after the body"))
  }

  @Test(arguments: [
    ("is skipped by the before", "beforeEach", "// the before"),
    ("is skipped by the just", "justBeforeEach", "// the just"),
    ("fails by the after", "afterEach", "// the after"),
    ("is skipped by the around", "aroundEach", "// the around"),
  ])
  func `a throwing hook fails its example at the it`(sentence: String, verb: String, hook: String) async throws {
    let run = try await ChildTestRun(filter: "ThrowingSpec/", environment: ["RIBLETS_EXAMPLE": sentence])

    #expect(run.exitCode == 1)
    #expect(run.failures.count == 1)
    let failure = try #require(run.failure(at: FixtureSource.line("it(\"\(sentence)\"")))
    let hookLine = try FixtureSource.line(hook)
    #expect(failure.text.contains("Caught error: it broke"))
    #expect(failure.text.contains("Thrown by \(verb) at FailureFixtures.swift:\(hookLine), for the example 'outer "))
  }

  @Test func `after a before that throws the hooks of its group and the outer ones clean up`() async throws {
    let run = try await ChildTestRun(
      filter: "ThrowingSpec/", environment: ["RIBLETS_EXAMPLE": "is skipped by the before"])

    #expect(run.said == ["same after", "outer after"])
  }

  @Test func `a second after runs although the first one threw`() async throws {
    let run = try await ChildTestRun(filter: "ThrowingSpec/", environment: ["RIBLETS_EXAMPLE": "fails by the after"])

    #expect(run.said == ["second after", "outer after"])
  }

  @Test func `an around hook that does not run its example, or runs it twice, fails at its own line`() async throws {
    let run = try await ChildTestRun(filter: "AroundSpec/")

    #expect(run.exitCode == 1)
    #expect(run.said == ["body of twice"])
    let never = try #require(run.failure(at: FixtureSource.line("aroundEach { _ in }")))
    let line = try FixtureSource.line("it(\"is not run\")")
    #expect(
      never.text.contains(
        """
        This aroundEach did not call its run, so the example 'never is not run' (FailureFixtures.swift:\(line)) did not \
        run. Call it once: aroundEach { run in …; await run(); … }
        """))
    #expect(run.failures.contains { $0.text.contains("This aroundEach called its run 2 times for the example 'twice") })
    #expect(run.failures.count == 2)
  }

  @Test func `a spec without an example fails at its test`() async throws {
    let run = try await ChildTestRun(filter: "EmptySpec/")

    #expect(run.exitCode == 1)
    let failure = try #require(run.failures.first)
    #expect(failure.line == (try FixtureSource.line("// the empty spec")))
    #expect(failure.text.contains("'EmptySpec' has no examples. Write one in its spec(), such as: it("))
  }

  @Test func `verbs in the body of an example fail at their line and do nothing`() async throws {
    let run = try await ChildTestRun(filter: "MisuseSpec/")

    #expect(run.exitCode == 1)
    #expect(run.said.isEmpty)
    #expect(run.failures.count == 3)
    for (verb, text) in [("it", "is inside of"), ("beforeEach", "late hook"), ("describe", "a late group")] {
      let failure = try #require(run.failure(at: FixtureSource.line(text)))
      #expect(failure.text.contains("'\(verb)' was called outside of a spec's tree: in the body of an example"))
    }
  }

  @Test func `cancelled, known and warned examples do not fail the run`() async throws {
    let run = try await ChildTestRun(filter: "CancellingSpec/")

    #expect(run.exitCode == 0)
    #expect(run.failures.isEmpty)
    #expect(run.said.sorted() == Array(repeating: "after the cancelled", count: 4) + ["beside"])
  }
}
