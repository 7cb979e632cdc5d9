import Riblets
import RibletsViews

/// The actions of the user on the screen.
/// @mockable
@MainActor
protocol SearchPresentableListener: AnyObject {
  func search(for text: String)
  func choose(_ item: Item)
}

final class SearchViewController: ViewController, SearchPresentable, SearchViewControllable {
  weak var listener: (any SearchPresentableListener)?
  private var text = "" { didSet { setNeedsDisplay() } }
  private var results: [Item] = [] { didSet { setNeedsDisplay() } }

  func show(_ results: [Item], for text: String) {
    self.results = results
    self.text = text
  }

  override var body: any View {
    VStack(spacing: 12) {
      TextField("What are you looking for?", text: text) { self.listener?.search(for: $0) }.identifier("search")
      if results.isEmpty, !text.isEmpty { Text("Nothing is called so.", tint: .secondary) }
      ItemList(items: results) { self.listener?.choose($0) }
    }
  }
}
