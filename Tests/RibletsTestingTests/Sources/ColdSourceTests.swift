import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct ColdSourceTests {
  let scope = TestScope.current()

  @Test func `each subscriber gets the whole script, counted from its subscription`() async {
    let source = scope.cold([.at(1, "a"), .at(2, "b"), .finished(at: 3)])
    let first = scope.record(source.stream)
    await scope.advance(by: .milliseconds(500))
    let second = scope.record(source)
    await scope.advance(by: .seconds(10))
    #expect(first.events == [.at(1, "a"), .at(2, "b"), .finished(at: 3)])
    #expect(second.times == [.milliseconds(1500), .milliseconds(2500)])
    #expect(second.finishTime == .milliseconds(3500))
    #expect(source.subscriptions == [.from(0, until: 3), .from(.milliseconds(500), until: .milliseconds(3500))])
  }

  @Test func `an event at zero comes when the clock runs, not inside the call that subscribes`() async {
    let source = scope.cold([.at(0, "a"), .finished(at: 0)])
    let recorder = scope.record(source)
    #expect(recorder.events.isEmpty)
    await scope.advance(by: .zero)
    #expect(recorder.events == [.at(0, "a"), .finished(at: 0)])
  }

  @Test func `a subscriber that cancels gets nothing more, and nothing waits for it`() async {
    let source = scope.cold([.at(1, "a"), .at(1, "b"), .at(2, "c")])
    let subscription = StreamConnection()
    var log: [String] = []
    source.stream.subscribe(subscription) { element in
      log.append(element ?? "|")
      subscription.cancel()
    }
    await scope.advance(by: .seconds(1))
    #expect(log == ["a"])
    #expect(scope.clock.pendingCount == 0)
    #expect(source.subscriptions == [.from(0, until: 1)])
  }

  @Test func `without an end the stream stays open, also when the source is let go of`() async {
    let recorder = scope.record(scope.cold([.at(1, 1)]))
    await scope.advance(by: .seconds(5))
    #expect(recorder.events == [.at(1, 1)])
    #expect(recorder.isListening)
  }

  @Test func `subscribing anew from inside a delivery begins at that moment`() async {
    let source = scope.cold([.at(1, "a"), .finished(at: 2)])
    var second: Recorder<String>?
    source.stream.sink { _ in second = self.scope.record(source) }
    await scope.advance(by: .seconds(5))
    #expect(second?.events == [.at(2, "a"), .finished(at: 3)])
  }

  @Test func `a subscriber that moves the clock is not called while it runs`() {
    let clock = TestClock()
    let source = ColdSource([.at(1, 1), .at(2, 2), .finished(at: 3)], clock: clock)
    var log: [String] = []
    source.stream.sink { element in
      log.append("<\(element)")
      clock.advance(by: .seconds(1))
      log.append(">")
    }
    clock.advance(by: .seconds(1))
    #expect(log == ["<1", ">", "<2", ">"])
    #expect(source.subscriptions == [.from(0, until: 3)])
  }
}
