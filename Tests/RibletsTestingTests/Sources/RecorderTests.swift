import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct RecorderTests {
  let scope = TestScope.current()

  @Test func `it keeps elements, their times and the end`() async {
    let sender = MutableEventStream<String>()
    let recorder = scope.record(sender.stream)
    sender.send("a")
    await scope.advance(by: .seconds(2))
    sender.send("b")
    #expect(recorder.finishTime == nil)
    #expect(!recorder.hasFinished)
    await scope.advance(by: .seconds(1))
    sender.finish()
    #expect(recorder.elements == ["a", "b"])
    #expect(recorder.times == [.zero, .seconds(2)])
    #expect(recorder.finishTime == .seconds(3))
    #expect(recorder.hasFinished)
    #expect(recorder.events == [.at(0, "a"), .at(2, "b"), .finished(at: 3)])
    #expect(!recorder.isListening)
  }

  @Test func `it stops on request, and keeps its events`() async {
    let source = scope.hot([.at(1, 1), .at(2, 2)])
    let recorder = scope.record(source)
    await scope.advance(by: .seconds(1))
    recorder.stop()
    await scope.advance(by: .seconds(5))
    #expect(recorder.elements == [1])
    #expect(source.subscriptions == [.from(0, until: 1)])
  }

  @Test func `it can begin anew`() async {
    let recorder = scope.record(scope.hot([.at(1, 1), .at(2, 2)]))
    await scope.advance(by: .seconds(1))
    recorder.removeAll()
    await scope.advance(by: .seconds(5))
    #expect(recorder.events == [.at(2, 2)])
  }

  @Test func `it records a stream of a riblet that is still there at the end of the test`() async {
    let interactor = Interactor()
    let recorder = scope.record(interactor.isActiveStream)
    interactor.activate()
    #expect(recorder.elements == [false, true])
    interactor.deactivate()
  }
}
