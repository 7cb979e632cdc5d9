import Riblets
import RibletsMVVM
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct SharingTests {
  let scope = TestScope.current()
  let numbers = MutableEventStream<Int>()
  let viewModel = SumViewModel()

  @Test func `an output that is subscribed twice repeats its operators, and shared it does not`() {
    var runs = 0
    let doubled = numbers.stream.map { number in
      runs += 1
      return number * 2
    }
    let plain = [scope.record(doubled), scope.record(doubled)]
    numbers.send(1)
    #expect(runs == 2)
    #expect(plain.map(\.elements) == [[2], [2]])
    for recorder in plain { recorder.stop() }

    runs = 0
    let shared = viewModel.share(doubled)
    let recorders = [scope.record(shared), scope.record(shared)]
    numbers.send(2)
    #expect(runs == 1)
    #expect(recorders.map(\.elements) == [[4], [4]])
    viewModel.lifetime.deactivate()
    #expect(recorders.map(\.hasFinished) == [true, true])
    #expect(numbers.subscriberCount == 0)
  }

  @Test func `a held stream is a state that whoever comes late can read`() {
    let held = viewModel.hold(numbers.stream, initially: 0)
    #expect(held.value == 0)
    numbers.send(7)

    let recorder = scope.record(held)
    numbers.send(8)

    #expect(recorder.elements == [7, 8])
    viewModel.lifetime.deactivate()
    numbers.send(9)
    #expect(held.value == 8)
    #expect(recorder.hasFinished)
  }

  @Test func `both finish with their source`() {
    let shared = scope.record(viewModel.share(numbers.stream))
    let held = scope.record(viewModel.hold(numbers.stream, initially: 0))
    numbers.finish()
    #expect(shared.hasFinished)
    #expect(held.hasFinished)
  }

  @Test func `an owner that has ended shares an empty stream, and is diagnosed`() {
    viewModel.lifetime.deactivate()
    let shared = scope.record(viewModel.share(numbers.stream))
    #expect(shared.hasFinished)
    #expect(scope.diagnoses.count == 1)
  }
}
