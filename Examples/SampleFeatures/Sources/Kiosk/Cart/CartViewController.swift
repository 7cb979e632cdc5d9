import KioskFood
import Riblets
import RibletsViews

/// @mockable
@MainActor
protocol CartPresentableListener: AnyObject {
  func takeOut(_ line: Order.Line)
  func placeOrder()
}

/// The lines of the order, its total, and the button that places it.
final class CartViewController: ViewController, CartPresentable {
  weak var listener: (any CartPresentableListener)?
  private var order = Order() { didSet { setNeedsDisplay() } }
  private var message = "" { didSet { setNeedsDisplay() } }

  func show(_ order: Order) {
    self.order = order
  }

  func say(_ message: String) {
    self.message = message
  }

  override var body: any View {
    Card {
      VStack(spacing: 8) {
        Text("Your order", style: .title)
        if !message.isEmpty { Text(message, style: .caption, tint: .orange).identifier("cart-message") }
        if order.isEmpty {
          Text("Nothing yet. Press + to take something.", tint: .secondary).identifier("cart-empty")
        }
        for line in order.lines { view(of: line) }
        Button(order.isEmpty ? "Order" : "Order for \(order.total)", role: .primary) { self.listener?.placeOrder() }
          .disabled(order.isEmpty)
          .identifier("place-order")
      }
    }
  }

  private func view(of line: Order.Line) -> any View {
    HStack(spacing: 8) {
      Text("\(line.quantity) × \(line.name)").identifier("line")
      Spacer()
      Text("\(line.total)").identifier("total")
      Button("✕", label: "Take out \(line.name)", role: .destructive) { self.listener?.takeOut(line) }.identifier(
        "take-out")
    }.identifierPrefix("cart-\(line.id)")
  }
}
