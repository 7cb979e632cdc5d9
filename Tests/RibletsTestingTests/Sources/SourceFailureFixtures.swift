import ChildTestRun
import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.onlyInChildRun, .testScope) struct SourceFailureFixtures {
  let scope = TestScope.current()

  @Test func negativeTime() async {
    let source = scope.cold([.at(1, "a"), .at(-1, "b"), .at(.milliseconds(-500), "c")])  // HERE
    let recorder = scope.record(source)
    await scope.advance(by: .seconds(5))
    #expect(recorder.events == [.at(1, "a")])
  }

  @Test func past() async {
    await scope.advance(by: .seconds(10))
    let source = scope.hot((1...8).map { .at($0, $0) } + [.at(10, 10)])  // HERE
    let recorder = scope.record(source)
    await scope.advance(by: .seconds(5))
    #expect(recorder.events == [.at(10, 10)])
  }

  @Test func afterTheEnd() async {
    let source = scope.hot(state: 0, [.at(12, 3), .at(9, 1), .finished(at: 10), .at(10, 2)])  // HERE
    let recorder = scope.record(source)
    await scope.advance(by: .seconds(20))
    #expect(recorder.events == [.at(0, 0), .at(9, 1), .finished(at: 10)])
  }

  @Test func afterTheScope() async {
    let closed = TestScope()
    await closed.close()
    _ = closed.hot([.at(1, 1)])  // HERE
  }

  @Test func otherScope() async {
    let other = TestScope()
    let source = other.hot([.at(1, 1)])  // HERE
    let subscriptions = (0..<2).map { _ in source.stream.sink { _ in } }
    for subscription in subscriptions { subscription.cancel() }
    await other.close()
  }

  @Test func otherScopeRecorded() async {
    let clock = TestClock()
    let recorder = scope.record(HotSource([.at(1, 1), .at(2, 2)], clock: clock))  // HERE
    clock.advance(by: .seconds(2))
    #expect(recorder.elements == [1, 2])
  }

  @Test func liveSubscription() async {
    let source = scope.hot([.at(1, 1)])  // HERE
    await scope.advance(by: .milliseconds(500))
    source.stream.subscribe(StreamConnection()) { _ in }
  }

  @Test func liveSubscriptions() {
    let source = scope.cold([.at(1, 1)])  // HERE
    for _ in 0..<7 { source.stream.subscribe(StreamConnection()) { _ in Issue.record("Nothing comes after the end.") } }
  }

  @Test func sinkThatLives() {
    let source = scope.hot([.at(1, 1)])
    source.stream.sink { _ in }  // HERE
  }

  @Test func observationThatLives() async {
    final class Watcher: Interactor {
      var numbers = EventStream<Int>.never
      override func didBecomeActive() {
        observe(numbers) { _, _ in }  // HERE
      }
    }
    let watcher = Watcher()
    await withTestScope { scope in
      watcher.numbers = scope.hot([.at(1, 1)]).stream
      watcher.activate()
    }
    watcher.deactivate()
  }

  @Test func stepsRunOut() async {
    let recorder = scope.record(scope.hot((1...9).map { .at($0, $0) }))
    await recorder.wait(forElements: 9, steps: 3)  // HERE
  }

  @Test func difference() async {
    let recorder = scope.record(scope.hot((1...20).map { .at($0, "\($0)") }))
    await scope.advance(by: .seconds(30))
    var expected: [TimedEvent<String>] = (1...20).map { .at($0, "\($0)") }
    expected[9] = .at(10, "X")
    expected.remove(at: 18)
    recorder.expectEvents(expected)  // HERE
  }

  @Test func differenceOfElements() {
    let recorder = scope.record(.just(1, 2, 3) as EventStream<Int>)
    recorder.expectElements([1, 3, 4])  // HERE
  }

  @Test func differenceFromNothing() {
    let recorder = scope.record(EventStream<Int>.just(1))
    recorder.expectElements([])  // HERE
  }

  @Test func differenceThatCannotBeRead() {
    struct Opaque: Equatable, CustomStringConvertible {
      let number: Int
      var description: String { "opaque" }
    }
    let recorder = scope.record(EventStream.just(Opaque(number: 1)))
    recorder.expectEvents([.at(0, Opaque(number: 2)), .finished(at: 0)])  // HERE
  }

  @Test func tooEarly() async {
    let recorder = scope.record(scope.hot([.at(1, "a"), .at(5, "b")]))
    await scope.advance(by: .seconds(2))
    recorder.expectEvents([.at(1, "a"), .at(5, "b")])  // HERE
  }

  @Test func tooLate() async {
    let source = scope.hot([.at(1, "a"), .at(5, "b")])
    await scope.advance(by: .seconds(2))
    let recorder = scope.record(source)
    await scope.advance(by: .seconds(8))
    recorder.expectEvents([.at(1, "a"), .at(5, "b")])  // HERE
  }

  @Test func movingTime() async {
    let source = scope.hot([.at(1, 1)])
    let recorder = scope.record(source)
    await scope.run(until: {
      if recorder.elementCount == 1 { recorder.expectEvents([.at(1, 1)]) }  // HERE
      return recorder.elementCount == 1
    })
  }

  @Test func waitForNothing() async {
    let recorder = scope.record(scope.hot([.at(1, "a"), .at(2, "b")]))
    await recorder.wait(forElements: 3)  // HERE
  }

  @Test func waitForTooLong() async {
    let recorder = scope.record(scope.hot([.at(1, 1), .finished(at: 20)]))
    await recorder.waitUntilFinished(within: .seconds(10))  // HERE
  }

  @Test func waitForFinished() async {
    let recorder = scope.record(scope.hot([.finished(at: 2)]) as HotSource<Int>)
    await recorder.wait(forElements: 1)  // HERE
  }

  @Test func planInThePast() async {
    await scope.advance(by: .seconds(3))
    scope.at(2) {}  // HERE
  }

  @Test func planThatDoesNotRun() async {
    scope.at(2) {}  // HERE
  }

  @Test func momentsOutOfOrder() async {
    let source = scope.cold([.at(1, 1)])
    let recorder = await scope.record(created: 10, subscribed: 5, cancelled: 20) { source }  // HERE
    #expect(recorder.events.isEmpty)
  }

  @Test func answersRunOut() async throws {
    let answers = scope.answers(.now(.success(1)), .now(.success(2)))  // HERE
    for expected in [1, 2, 2] { #expect(try await answers.next() == expected) }
  }

  @Test func answerBeforeTheCall() async {
    _ = scope.answers(.after(-1, "a"))  // HERE
  }
}
