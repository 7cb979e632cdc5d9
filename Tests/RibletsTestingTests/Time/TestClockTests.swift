import Riblets
import Testing

@testable import RibletsTesting

@MainActor
struct TestClockTests {
  let clock = TestClock()

  @Test func `an action knows the line that scheduled it`() throws {
    clock.schedule(after: .seconds(2)) {}
    let line: UInt = #line - 1
    let sleeper = try #require(clock.waitingSleepers.first)
    #expect(sleeper.due == .seconds(2))
    #expect(sleeper.site?.line == line)
  }

  @Test func `an action that was scheduled by a task knows the line of the task`() async throws {
    await withTestScope { scope in
      let interactor = Interactor()
      interactor.activate()
      interactor.task { try await $0.ribletClock.sleep(for: .seconds(1)) }
      let line: UInt = #line - 1
      await scope.settle()
      #expect(scope.clock.waitingSleepers.first?.site?.line == line)
      #expect(scope.clock.waitingSleepers.first?.owner == "Interactor")
      interactor.deactivate()
    }
  }

  @Test func `what has run or was cancelled does not wait`() {
    clock.schedule(after: .seconds(1)) {}
    let cancelled = clock.schedule(after: .seconds(2)) {}
    clock.schedule(after: .seconds(3)) {}
    cancelled.cancel()
    clock.advance(by: .seconds(1))
    #expect(clock.waitingSleepers.map(\.due) == [.seconds(3)])
    #expect(clock.pendingCount == 1)
    #expect(clock.nextDue == .seconds(3))
  }
}
