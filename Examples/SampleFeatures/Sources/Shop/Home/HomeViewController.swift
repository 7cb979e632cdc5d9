import Riblets
import RibletsViews

/// The actions of the user on the screen.
/// @mockable
@MainActor
protocol HomePresentableListener: AnyObject {
  func choose(_ item: Item)
  func finish()
}

final class HomeViewController: ViewController, HomePresentable, HomeViewControllable {
  weak var listener: (any HomePresentableListener)?
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  override var body: any View {
    VStack(spacing: 12) {
      Text("Hello, \(name)", style: .title)
      ItemList(items: Item.allCases) { self.listener?.choose($0) }
      Button("Log out") { self.listener?.finish() }
    }
  }
}
