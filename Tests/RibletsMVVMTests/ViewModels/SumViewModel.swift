import Riblets
import RibletsMVVM

/// Adds up what comes in.
final class SumViewModel: ViewModel {
  @MainActor struct Input {
    var numbers: EventStream<Int> = .never
  }

  @MainActor struct Output {
    let sum: StateStream<Int>
  }

  let lifetime = Lifetime()
  private let sum = MutableStateStream(0)

  func transform(_ input: Input) -> Output {
    observe(input.numbers) { viewModel, number in viewModel.sum.update { $0 += number } }
    return Output(sum: sum.stream)
  }
}

/// Sends numbers, and keeps the sums that it was to show.
final class SumView: BindableView {
  let lifetime = Lifetime()
  let numbers = MutableEventStream<Int>()
  private(set) var shown: [Int] = []

  var input: SumViewModel.Input { .init(numbers: numbers.stream) }

  func bind(_ output: SumViewModel.Output) {
    observe(output.sum) { view, sum in view.shown.append(sum) }
  }
}
