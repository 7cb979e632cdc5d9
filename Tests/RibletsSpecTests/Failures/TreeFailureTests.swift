import ChildTestRun
import Testing

/// Tests of how the kit reports trees that are not well written.
struct TreeFailureTests {
  @Test func `two examples with one sentence fail at the second, naming both`() async throws {
    let run = try await ChildTestRun(filter: "SameSentenceSpec/")

    #expect(run.exitCode == 1)
    #expect(run.said == ["the first ran"])
    let first = try FixtureSource.line("the first ran")
    let second = try FixtureSource.line("// again")
    let failure = try #require(run.failure(at: second))
    #expect(
      failure.text.contains(
        """
        Two examples have the sentence 'a door opens': one at FailureFixtures.swift:\(first), one at \
        FailureFixtures.swift:\(second). The first one ran, this one did not. Change one, or put them into different \
        contexts.
        """))
  }

  @Test func `two examples of a loop with one sentence get the advice to use the loop's value`() async throws {
    let run = try await ChildTestRun(filter: "SameSentenceSpec/")

    let failure = try #require(run.failure(at: FixtureSource.line("it(\"closes\")")))
    #expect(failure.text.contains("They come from a loop or a behaviour: put what differs into the sentence"))
  }

  @Test func `composed and decomposed letters are one sentence`() async throws {
    let run = try await ChildTestRun(filter: "SameSentenceSpec/")

    let failure = try #require(run.failure(at: FixtureSource.line("// composed")))
    #expect(failure.text.contains("Two examples have the sentence 'a door 한'"))
  }

  @Test func `a blank sentence fails at its line`() async throws {
    let run = try await ChildTestRun(filter: "SameSentenceSpec/")

    let failure = try #require(run.failure(at: FixtureSource.line("the blank ran")))
    #expect(failure.text.contains("An example has no sentence. Say what would be missing if it failed"))
  }

  @Test func `a tree that differs between walks fails at the example that was listed`() async throws {
    let run = try await ChildTestRun(filter: "ChangingSpec/")

    #expect(run.exitCode == 1)
    #expect(run.failures.count == 2)
    #expect(run.said.isEmpty)
    let differs = try #require(run.failure(at: FixtureSource.line("differs:")))
    #expect(differs.text.contains("The spec's tree changed between two walks."))
    #expect(differs.text.contains("'a sentence differs: 1' was here; now 'a sentence differs: "))
    #expect(differs.text.contains("Read dates, random numbers, files and shared variables in beforeEach"))
    let grows = try #require(run.failure(at: FixtureSource.line("stands before one")))
    #expect(grows.text.contains("the group 'a group' held 1 (groups and examples together); now it holds 2."))
  }

  @Test func `an example that is gone when it is to run fails at the line it had`() async throws {
    let run = try await ChildTestRun(filter: "ShrinkingSpec/")

    #expect(run.exitCode == 1)
    let gone = try #require(run.failure(at: FixtureSource.line("is gone")))
    #expect(gone.text.contains("'is gone' was here; now there is no example in its place."))
    let stays = try #require(run.failure(at: FixtureSource.line("it(\"stays\")")))
    #expect(stays.text.contains("the top level held 2 (groups and examples together); now it holds 1."))
  }
}
