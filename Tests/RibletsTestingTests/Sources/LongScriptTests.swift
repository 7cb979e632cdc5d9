import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct LongScriptTests {
  let scope = TestScope.current()
  let script: [TimedEvent<Int>] = (0..<10_000).map { .at(.milliseconds($0 / 3), $0) }

  /// One entry at a time means that the work for an event does not grow with the script.
  @Test func `a script of 10,000 events takes as many steps, and one place in the clock at a time`() async {
    let sources = [scope.hot(script).stream, scope.cold(script).stream]
    let recorders = sources.map { scope.record($0) }
    var mostPending = 0
    var steps = -1
    let hasEnded = await scope.run(steps: 20_000) {
      steps += 1
      mostPending = max(mostPending, scope.clock.pendingCount)
      return scope.clock.pendingCount == 0
    }
    #expect(hasEnded)
    #expect(steps == 20_000)
    #expect(mostPending == 2)
    for recorder in recorders { #expect(recorder.elements == Array(0..<10_000)) }
  }
}
