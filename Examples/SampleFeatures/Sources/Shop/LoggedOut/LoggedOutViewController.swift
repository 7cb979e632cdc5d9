import Riblets
import RibletsViews

/// The actions of the user on the screen.
/// @mockable
@MainActor
protocol LoggedOutPresentableListener: AnyObject {
  func finish(name: String)
}

final class LoggedOutViewController: ViewController, LoggedOutPresentable, LoggedOutViewControllable {
  weak var listener: (any LoggedOutPresentableListener)?
  private var name = "" { didSet { setNeedsDisplay() } }

  override var body: any View {
    VStack(spacing: 12) {
      Text("Nice things for your home.", tint: .secondary)
      TextField("Your name", text: name) { self.name = $0 }
      Button("Log in", role: .primary) { self.listener?.finish(name: self.name) }
    }
  }
}
