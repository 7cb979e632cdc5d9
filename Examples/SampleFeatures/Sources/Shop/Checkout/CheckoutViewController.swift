import Riblets
import RibletsViews

/// The actions of the user on the screen.
/// @mockable
@MainActor
protocol CheckoutPresentableListener: AnyObject {
  func change(address: String)
  func buy()
}

final class CheckoutViewController: ViewController, CheckoutPresentable, CheckoutViewControllable {
  weak var listener: (any CheckoutPresentableListener)?
  private var address = "" { didSet { setNeedsDisplay() } }

  func show(address: String) {
    self.address = address
  }

  override func viewDidLoad() {
    title = "Checkout"
  }

  override var body: any View {
    VStack(spacing: 12) {
      TextField("Address", text: address) { self.listener?.change(address: $0) }
      Button("Buy", role: .primary) { self.listener?.buy() }.disabled(address.isEmpty)
    }
  }
}
