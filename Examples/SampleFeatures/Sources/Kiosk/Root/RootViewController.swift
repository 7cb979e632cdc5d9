import Riblets
import RibletsViews

/// @mockable
@MainActor
protocol RootPresentableListener: AnyObject {
  func retry()
}

/// The menu above the cart, and a problem of the store above both.
final class RootViewController: ViewController, RootPresentable, RootViewControllable {
  weak var listener: (any RootPresentableListener)?
  private var problem: String? { didSet { setNeedsDisplay() } }

  override func viewDidLoad() {
    title = "Burger Kiosk"
  }

  func show(problem: String?) {
    self.problem = problem
  }

  func thank(forOrder number: Int) {
    let alert = AlertController(title: "Thank you!", message: "Your order has number \(number).")
    alert.addAction("Next customer", role: .primary)
    present(alert)
  }

  override var body: any View {
    VStack(spacing: 12) {
      if let problem {
        Card(tint: .red) {
          HStack {
            Text(problem, tint: .red).identifier("problem")
            Spacer()
            Button("Try again") { self.listener?.retry() }
          }
        }
      }
      children(.embedded)
    }
  }
}
