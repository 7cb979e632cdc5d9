import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct HotSourceTests {
  let scope = TestScope.current()

  @Test func `it sends at the times of its script, whether or not anyone listens`() async {
    let source = scope.hot([.at(1, "a"), .at(5, "b"), .at(6, "c"), .finished(at: 10)])
    await scope.advance(to: .seconds(3))
    let recorder = scope.record(source.stream)
    await scope.advance(to: .seconds(20))
    #expect(recorder.events == [.at(5, "b"), .at(6, "c"), .finished(at: 10)])
  }

  @Test func `it records the start and the end of each subscription`() async {
    let source = scope.hot([.at(5, 1), .finished(at: 10)])
    let early = source.stream.sink { _ in }
    await scope.advance(by: .seconds(2))
    source.stream.sink { _ in }
    await scope.advance(by: .seconds(1))
    early.cancel()
    #expect(source.subscriptions == [.from(0, until: 3), .from(2)])
    await scope.advance(to: .seconds(20))
    #expect(source.subscriptions == [.from(0, until: 3), .from(2, until: 10)])
    source.stream.sink { _ in }
    #expect(source.subscriptions.last == .from(20, until: 20))
  }

  @Test func `events of one instant come in the order in which they are written and sources were made`() async {
    var log: [String] = []
    let first = scope.hot([.at(5, "first 2"), .at(1, "first 1"), .at(5, "first 3")])
    let second = scope.hot([.at(5, "second 1"), .at(5, "second 2")])
    second.stream.sink { log.append($0) }.cancelAtEnd(of: scope)
    first.stream.sink { log.append($0) }.cancelAtEnd(of: scope)
    scope.clock.schedule(after: .seconds(5)) { log.append("scheduled later") }
    await scope.advance(by: .seconds(5))
    #expect(log == ["first 1", "first 2", "first 3", "second 1", "second 2", "scheduled later"])
  }

  @Test func `an event that is due when the source is made comes when the clock runs`() async {
    await scope.advance(by: .seconds(5))
    let source = scope.hot([.at(5, "now"), .at(6, "later")])
    let recorder = scope.record(source)
    #expect(recorder.events.isEmpty)
    await scope.advance(by: .zero)
    #expect(recorder.events == [.at(5, "now")])
  }

  @Test func `it does not finish when it is let go of`() async {
    let recorder = scope.record(scope.hot([.at(1, 1)]).stream)
    await scope.advance(by: .seconds(5))
    #expect(recorder.events == [.at(1, 1)])
    #expect(recorder.isListening)
  }

  @Test func `a subscriber during a delivery gets the next event, and one that cancels gets nothing more`() async {
    let source = scope.hot([.at(1, "a"), .at(1, "b"), .at(2, "c")])
    var log: [String] = []
    var late: StreamConnection?
    let cancelled = StreamConnection()
    source.stream.sink { element in
      log.append("early \(element)")
      if late == nil { late = source.stream.sink { log.append("late \($0)") } }
      cancelled.cancel()
    }.cancelAtEnd(of: scope)
    source.stream.subscribe(cancelled) { log.append("cancelled \($0 ?? "|")") }
    await scope.advance(by: .seconds(5))
    late?.cancel()
    #expect(log == ["early a", "early b", "late b", "early c", "late c"])
    #expect(source.subscriptions == [.from(0), .from(0, until: 1), .from(1, until: 5)])
  }

  @Test func `an element may be nil, and one may only happen`() async {
    let numbers = scope.record(scope.hot([.at(1, nil), .at(2, 2), .finished(at: 3)] as [TimedEvent<Int?>]))
    let beats = scope.record(scope.hot([.at(1), .at(4)] as [TimedEvent<Void>]))
    await scope.advance(by: .seconds(5))
    #expect(numbers.events == [.at(1, nil), .at(2, 2), .finished(at: 3)])
    #expect(numbers.elements == [nil, 2])
    #expect(beats.times == [.seconds(1), .seconds(4)])
  }

  @Test func `a clock alone is enough for a source and a recorder`() {
    let clock = TestClock()
    let source = HotSource([.at(1, "a"), .at(.milliseconds(1500), "b"), .finished(at: 2)], clock: clock)
    let recorder = Recorder(source.stream, clock: clock)
    clock.advance(by: .seconds(3))
    #expect(recorder.events == [.at(1, "a"), .at(.milliseconds(1500), "b"), .finished(at: 2)])
  }

  @Test func `events left in a script at the end of a test are not reported`() async {
    await withTestScope { scope in
      var count = 0
      let source = scope.hot([.at(5, 1)])
      source.stream.sink { _ in count += 1 }.cancelAtEnd(of: scope)
      await scope.advance(by: .seconds(1))
      await scope.close()
      #expect(count == 0)
    }
  }
}

extension StreamConnection {
  /// For tests that do not test the end.
  func cancelAtEnd(of scope: TestScope) {
    scope.atEnd { self.cancel() }
  }
}
