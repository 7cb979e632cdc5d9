import Riblets
import RibletsViews

/// The actions of the user on the screen.
/// @mockable
@MainActor
protocol CartPresentableListener: AnyObject {
  func checkOut()
}

final class CartViewController: ViewController, CartPresentable, CartViewControllable {
  weak var listener: (any CartPresentableListener)?
  private var basket = Basket() { didSet { setNeedsDisplay() } }

  func show(_ basket: Basket) {
    self.basket = basket
  }

  override var body: any View {
    VStack(spacing: 12) {
      if basket.kinds.isEmpty { Text("Your cart is empty.", tint: .secondary) }
      List { children(.item) }
      Text("Total: \(basket.total) €", style: .title)
      Button("Check out", role: .primary) { self.listener?.checkOut() }.disabled(basket.kinds.isEmpty)
    }
  }
}
