import Riblets
import RibletsMVVM

@MainActor protocol SearchListener: AnyObject, Sendable {
  func searchDidChoose(_ result: String)
}

@MainActor protocol FindProducts: AnyObject, Sendable {
  func products(matching text: String) async throws -> [String]
}

/// Looks for products while somebody types.
final class SearchViewModel: ViewModel {
  @MainActor struct Input {
    var text: EventStream<String> = .never
    var choice: EventStream<Int> = .never
  }

  @MainActor struct Output {
    let results: StateStream<[String]>
    let hint: EventStream<String>
  }

  let lifetime = Lifetime()
  weak var listener: (any SearchListener)?
  private let findProducts: any FindProducts
  private let results = MutableStateStream<[String]>([])
  private let hint = MutableEventStream<String>()

  init(findProducts: any FindProducts) {
    self.findProducts = findProducts
  }

  func transform(_ input: Input) -> Output {
    observe(input.text.debounce(for: .milliseconds(300), clock: ribletClock)) { viewModel, text in
      viewModel.search(text)
    }
    observe(input.choice) { viewModel, index in
      viewModel.listener?.searchDidChoose(viewModel.results.value[index])
    }
    return Output(results: results.stream, hint: hint.stream)
  }

  private func search(_ text: String) {
    task(id: "search", .cancelInFlight) { viewModel in
      do {
        viewModel.results.send(try await viewModel.findProducts.products(matching: text))
      } catch is Offline {
        viewModel.hint.send("You are offline.")
      }
    }
  }
}

struct Offline: Error {}
