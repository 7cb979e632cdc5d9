import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct HotStateSourceTests {
  let scope = TestScope.current()

  @Test func `its value follows the script, and is replayed to late subscribers`() async {
    let source = scope.hot(state: 0, [.at(1, 10), .at(2, 20), .finished(at: 3)])
    let early = scope.record(source.stream)
    await scope.advance(to: .milliseconds(1500))
    #expect(source.value == 10)
    #expect(source.stream.value == 10)
    let late = scope.record(source)
    await scope.advance(to: .seconds(5))
    #expect(early.events == [.at(0, 0), .at(1, 10), .at(2, 20), .finished(at: 3)])
    #expect(late.events == [.at(.milliseconds(1500), 10), .at(2, 20), .finished(at: 3)])
    #expect(source.subscriptions == [.from(0, until: 3), .from(.milliseconds(1500), until: .seconds(3))])
  }

  @Test func `its value changes without observers and after its release`() async {
    let stream = scope.hot(state: "a", [.at(1, "b")]).stream
    await scope.advance(by: .seconds(1))
    #expect(stream.value == "b")
    let recorder = scope.record(stream)
    #expect(recorder.events == [.at(1, "b")])
  }

  @Test func `operators of states keep it a state`() async {
    let source = scope.hot(state: 1, [.at(1, 1), .at(2, 3)])
    let doubled = source.stream.removeDuplicates().map { $0 * 2 }
    let recorder = scope.record(doubled)
    await scope.advance(by: .seconds(2))
    #expect(doubled.value == 6)
    #expect(recorder.events == [.at(0, 2), .at(2, 6)])
  }

  @Test func `a clock alone is enough`() {
    let clock = TestClock()
    let source = HotStateSource(0, [.at(1, 1)], clock: clock)
    clock.advance(by: .seconds(1))
    #expect(source.value == 1)
  }
}
