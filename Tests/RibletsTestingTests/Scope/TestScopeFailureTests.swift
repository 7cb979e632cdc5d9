import ChildTestRun
import Testing

/// Tests of how a scope fails a test: the text, and the line.
@Suite struct TestScopeFailureTests {
  @Test(arguments: [
    (
      "leavesATask",
      """
      A task still lives at the end of the test: the task 'poll' of Interactor, started at \
      RibletsTestingTests/TestScopeFailureFixtures.swift:12, which waits for time or a stream. Deactivate its owner in \
      the test, cancel it, or let what it waits for happen.
      """
    ),
    (
      "leavesAnObservation",
      """
      A subscription is still alive at the end of the test: this observe. Deactivate its owner in the test, or cancel it.
      """
    ),
    (
      "leavesASubscription",
      """
      A subscription is still alive at the end of the test: this sink was neither cancelled, nor has its stream \
      finished. Cancel it, or release the stream's sender.
      """
    ),
    (
      "leavesAnAction",
      """
      An action still waits for virtual time at the end of the test: it is due at 3 s, and it is 0 s. Cancel it, or \
      advance time until it has run.
      """
    ),
    (
      "waitsForSomethingForeign",
      """
      Settling gave up after 0.2 s of real time in which the process stood still: a task has neither ended nor come to \
      wait in the framework.
        - the task 'upload' of Interactor, started at RibletsTestingTests/TestScopeFailureFixtures.swift:46
      It waits outside of the framework: in an unstructured Task, or in a stream or clock of another library. Wait for \
      streams of the framework and for ribletClock, or replace the other library by a mock.
      """
    ),
    (
      "neverQuiets",
      """
      The condition of run(until:) does not hold: 100 actions ran in 100 s of virtual time, and 1 more waits.
      Something repeats without an end, or needs longer. Stop it before, or allow more with within: or steps:.
      """
    ),
    (
      "waitsForWhatCannotCome",
      """
      The condition of run(until:) does not hold: 0 actions ran in 0 s of virtual time, and nothing waits for time any \
      more.
      Check that what should make it true was started: only what waits for virtual time moves on by itself.
      """
    ),
    (
      "movesTimeTwice",
      """
      Time is being moved already, by line 73 of RibletsTestingTests/TestScopeFailureFixtures.swift. Wait for that call \
      to return: two that move one clock have no order.
      """
    ),
    (
      "movesTimeBack",
      """
      Time cannot go back to 1 s: it is 2.5 s already. Advance to a later moment, or make a new scope.
      """
    ),
    (
      "hasNoScope",
      """
      This test has no scope. Add the trait to the test or its suite, as in @Suite(.testScope), or make one with \
      withTestScope { scope in … }.
      """
    ),
  ])
  func `a misuse fails at its line, and says what to do`(fixture: String, text: String) async throws {
    let run = try await ChildTestRun(filter: "Fixtures/\(fixture)")
    #expect(run.failures.map(\.text) == ["Issue recorded\n\(text)"])
    #expect(run.failures.map(\.line) == [try FixtureLines.line(of: fixture)])
    #expect(run.exitCode == 1)
  }

  @Test func `a leaked riblet fails at the line that detached it`() async throws {
    let run = try await ChildTestRun(filter: "Fixtures/leaksARiblet")
    #expect(run.failures.count == 1)
    let text = try #require(run.failures.first?.text)
    #expect(text.contains("is still in memory after its riblet was detached"))
    #expect(run.failures.first?.line == (try FixtureLines.line(of: "leaksARiblet")))
  }

  @Test func `a part of a launched tree that is not freed after the test fails at the test`() async throws {
    let run = try await ChildTestRun(filter: "Fixtures/leaksWhatItLaunched")
    #expect(run.failures.count == 1)
    let text = try #require(run.failures.first?.text)
    #expect(text.contains("The interactor 'Holding' is still in memory"))
    #expect(run.failures.map(\.line) == [try FixtureLines.line(of: "leaksWhatItLaunched")])
  }

  @Test func `a leak names the mocks that hold the object`() async throws {
    let run = try await ChildTestRun(filter: "Fixtures/leaksIntoAMock")
    #expect(run.failures.count == 1)
    let text = try #require(run.failures.first?.text)
    let name = try #require(text.firstRange(of: /WatcherMock \(line \d+\)/).map { text[$0] })
    #expect(
      text.contains(
        "\nA generated mock holds the arguments of its calls. It was an argument of \(name).watch. Call 'reset()' of this mock at the end of the test.\n"
      ))
  }

  @Test func `a mock that holds what should be released is named`() async throws {
    let run = try await ChildTestRun(filter: "Fixtures/expectsReleaseOfWhatAMockHolds")
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.text.hasSuffix("Call 'reset()' of this mock at the end of the test.") == true)
    #expect(run.failures.map(\.line) == [try FixtureLines.line(of: "expectsReleaseOfWhatAMockHolds")])
  }

  @Test func `the mock of a worker was reported as a leak of the interactor that starts it`() async throws {
    let run = try await ChildTestRun(filter: "Fixtures/startsTheMockOfAWorker")
    #expect(run.failures.map(\.text) == [])
  }

  @Test func `a diagnosis that the test did not read fails at the line of the misuse`() async throws {
    let run = try await ChildTestRun(filter: "Fixtures/makesAMistake")
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.text.hasSuffix("read the scope's `diagnoses` in the test.") == true, "\(run.failures)")
    #expect(run.failures.first?.line == (try FixtureLines.line(of: "makesAMistake")))
  }

  @Test func `a scope is closed after a test that throws`() async throws {
    let run = try await ChildTestRun(filter: "Fixtures/throwsWithATaskLeft")
    #expect(run.failures.count == 2)
    #expect(run.failures.map(\.line).contains(try FixtureLines.line(of: "throwsWithATaskLeft")), "\(run.failures)")
  }
}
