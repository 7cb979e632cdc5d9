import ChildTestRun
import Testing

@Suite struct ChildTestRunTests {
  @Test func `A failing test is seen with its text, its line and the exit code`() async throws {
    let run = try await ChildTestRun(filter: "ChildTestRunFixtures/fails")
    #expect(run.exitCode == 1)
    #expect(run.failures.map(\.description) == ["ChildTestRunTests.swift:29: Expectation failed: (one → 1) == 2"])
    #expect(run.output.contains("failed"))
  }

  @Test func `A passing test leaves no issue`() async throws {
    let run = try await ChildTestRun(filter: "ChildTestRunFixtures/passes")
    #expect(run.exitCode == 0)
    #expect(run.issues.isEmpty)
  }

  @Test func `A test that traps ends with the signal's number`() async throws {
    let run = try await ChildTestRun(filter: "ChildTestRunFixtures/traps")
    #expect(run.exitCode > 128)
  }
}

@Suite(.onlyInChildRun) struct ChildTestRunFixtures {
  @Test func passes() {}

  @Test func fails() {
    let one = 1
    #expect(one == 2)
  }

  @Test func traps() {
    let none: Int? = nil
    _ = none!
  }
}
