internal import Riblets
internal import RibletsMVVM

/// A view model with ten inputs.
final class TenInputs: ViewModel {
  let lifetime = Lifetime()
  private let sum = MutableStateStream(0)

  func transform(_ input: [EventStream<Int>]) -> StateStream<Int> {
    for stream in input {
      observe(stream.map { $0 &+ 1 }) { viewModel, number in viewModel.sum.send(viewModel.sum.value &+ number) }
    }
    return sum.stream
  }
}

/// The view of ten inputs.
final class TenInputsView: BindableView {
  let lifetime = Lifetime()
  let input: [EventStream<Int>]
  private var shown = 0

  init(_ input: [EventStream<Int>]) {
    self.input = input
  }

  func bind(_ output: StateStream<Int>) {
    observe(output) { view, sum in view.shown &+= sum }
  }
}

/// The same by hand: closures with a weak reference, and subscriptions to end.
@MainActor
final class TenClosures {
  private let sum = MutableStateStream(0)
  private var subscriptions: [StreamConnection] = []

  func transform(_ input: [EventStream<Int>]) -> StateStream<Int> {
    for stream in input {
      subscriptions.append(
        stream.map { $0 &+ 1 }.sink { [weak self] number in
          guard let self else { return }
          sum.send(sum.value &+ number)
        })
    }
    return sum.stream
  }

  func end() {
    for subscription in subscriptions { subscription.cancel() }
  }
}
