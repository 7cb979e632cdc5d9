import Riblets
import RibletsMVVM

/// The view of the search, as far as a test without a screen needs one.
final class SearchView: BindableView {
  let lifetime = Lifetime()
  let text = MutableEventStream<String>()
  private(set) var rows: [String] = []

  var input: SearchViewModel.Input { .init(text: text.stream) }

  func bind(_ output: SearchViewModel.Output) {
    observe(output.results) { view, results in view.rows = results }
  }
}
