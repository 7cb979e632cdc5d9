import Riblets
import RibletsViews

/// The actions of the user on the screen.
/// @mockable
@MainActor
protocol HintPresentableListener: AnyObject {
  func chooseCart()
}

final class HintViewController: ViewController, HintPresentable, HintViewControllable {
  weak var listener: (any HintPresentableListener)?
  private let text: String

  init(text: String) {
    self.text = text
    super.init()
  }

  override var body: any View {
    Card {
      HStack {
        Text(text)
        Button("Show cart") { self.listener?.chooseCart() }
      }
    }
  }
}
