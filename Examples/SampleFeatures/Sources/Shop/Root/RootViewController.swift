import Riblets
import RibletsViews

/// The room for what the root leads to: the log-in, or the tabs.
final class RootViewController: ViewController, RootPresentable, RootViewControllable {
  override func viewDidLoad() {
    title = "Shop"
  }

  override var body: any View {
    VStack(spacing: 12) {
      routeViews
    }
  }
}
