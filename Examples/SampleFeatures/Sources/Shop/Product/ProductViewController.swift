import Riblets
import RibletsViews

/// The actions of the user on the screen.
/// @mockable
@MainActor
protocol ProductPresentableListener: AnyObject {
  func addToCart()
  func chooseCompanion()
}

final class ProductViewController: ViewController, ProductPresentable, ProductViewControllable {
  weak var listener: (any ProductPresentableListener)?
  private let item: Item

  init(item: Item) {
    self.item = item
    super.init()
  }

  override func viewDidLoad() {
    title = item.name
  }

  override var body: any View {
    VStack(spacing: 12) {
      Image(item.symbol, label: item.name)
      Text("\(item.price) €", style: .title)
      Button("Add to cart", role: .primary) { self.listener?.addToCart() }
      Button("Goes well with it: \(item.companion.name)") { self.listener?.chooseCompanion() }.identifier("companion")
      routeViews
    }
  }
}
