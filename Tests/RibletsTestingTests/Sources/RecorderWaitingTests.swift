import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct RecorderWaitingTests {
  let scope = TestScope.current()

  @Test func `waiting for elements moves time as far as needed and no further`() async {
    let recorder = scope.record(scope.hot([.at(1, "a"), .at(5, "b"), .at(5, "c"), .at(9, "d")]))
    #expect(await recorder.wait(forElements: 2))
    #expect(recorder.events == [.at(1, "a"), .at(5, "b")])
    #expect(scope.clock.now == .seconds(5))
    #expect(await recorder.wait(forElements: 2))
    #expect(scope.clock.now == .seconds(5))
    #expect(await recorder.wait(forElements: 4))
    #expect(scope.clock.now == .seconds(9))
  }

  @Test func `waiting for the end moves time there`() async {
    let recorder = scope.record(scope.hot([.at(1, "a"), .finished(at: 7), .at(0, "b")]))
    #expect(await recorder.waitUntilFinished())
    #expect(recorder.events == [.at(0, "b"), .at(1, "a"), .finished(at: 7)])
    #expect(scope.clock.now == .seconds(7))
  }

  @Test func `a recorder of a clock alone can wait too`() async {
    let clock = TestClock()
    let recorder = Recorder(ColdSource([.at(1, "a"), .at(5, "b"), .finished(at: 6)], clock: clock), clock: clock)
    #expect(await recorder.wait(forElements: 1))
    #expect(clock.now == .seconds(1))
    #expect(await recorder.waitUntilFinished())
    #expect(clock.now == .seconds(6))
  }

  @Test func `waiting settles what the elements set off`() async {
    let interactor = HoppingInteractor(scope.hot([.at(1, 1), .at(2, 2)]).stream)
    interactor.launchAlone(under: scope)
    let recorder = scope.record(interactor.answers.stream)
    #expect(await recorder.wait(forElements: 2))
    #expect(recorder.events == [.at(1, 10), .at(2, 20)])
  }

  @Test(arguments: 0..<200)
  func `answers that hop are recorded at their instant in every run`(run: Int) async {
    let numbers = scope.cold((1...5).map { .at($0, run + $0) } + [.finished(at: 6)])
    let interactor = HoppingInteractor(numbers.stream)
    interactor.launchAlone(under: scope)
    let recorder = scope.record(interactor.answers.stream)
    await scope.advance(by: .seconds(10))
    recorder.expectEvents((1...5).map { .at($0, (run + $0) * 10) })
    #expect(numbers.subscriptions == [.from(0, until: 6)])
  }
}

/// Answers each number after a way through the thread pool.
final class HoppingInteractor: Interactor {
  let answers = MutableEventStream<Int>()
  private let numbers: EventStream<Int>

  init(_ numbers: EventStream<Int>) {
    self.numbers = numbers
    super.init()
  }

  override func didBecomeActive() {
    observe(numbers) { interactor, number in
      interactor.task { interactor in
        let answer = await Self.hop(number)
        interactor.answers.send(answer)
      }
    }
  }

  @concurrent private static func hop(_ number: Int) async -> Int {
    var sum = 0
    for _ in 0..<10 {
      sum += number
      await Task.yield()
    }
    return sum
  }
}

extension Interactor {
  /// As the root of a tree of one riblet, until the end of the test.
  @MainActor
  func launchAlone(under scope: TestScope) {
    let router = Router(concrete: self)
    router.launch(under: scope)
    scope.atEnd { router.terminateTree() }
  }
}
