import Riblets

/// The router of Search, as its interactor knows it.
/// @mockable
protocol SearchRouting: ViewableRouting, Navigating where Origin == any SearchRouting {}

/// A way from Search to one of its children.
typealias SearchRoute = Route<any SearchRouting>

/// The view of Search, as its interactor knows it.
/// @mockable
protocol SearchPresentable: Presentable {
  var listener: (any SearchPresentableListener)? { get set }
  func show(_ results: [Item], for text: String)
}

/// The parent of Search, as its interactor knows it.
/// @mockable
@MainActor
protocol SearchListener: AnyObject, Sendable {
  func searchDidChooseCart()
}

final class SearchInteractor:
  PresentableInteractor<any SearchPresentable>,
  SearchInteractable,
  SearchPresentableListener
{
  weak var router: (any SearchRouting)?
  weak var listener: (any SearchListener)?
  private var text = ""

  override init(presenter: any SearchPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    search(for: text)
  }

  func search(for text: String) {
    self.text = text
    let results = Item.allCases.filter { !text.isEmpty && $0.name.lowercased().contains(text.lowercased()) }
    presenter.show(results, for: text)
  }

  func choose(_ item: Item) {
    router?.route(to: .product(item: item))
  }
}

extension SearchInteractor: StateSaving {
  var savedState: String {
    get { text }
    set { text = newValue }
  }
}
