@testable import Riblets
@testable import RibletsViews

/// A window of portable views with a host, for any screens.
@MainActor
final class HostStage {
  private final class StageView: ViewController {
    private let onLoad: @MainActor () -> Void

    init(_ title: String, onLoad: @escaping @MainActor () -> Void = {}) {
      self.onLoad = onLoad
      super.init()
      self.title = title
    }

    override func viewDidLoad() { onLoad() }
  }

  let root = LaunchRouter(interactor: Interactor(), viewController: ViewController())
  let host: any ScreenHosting
  private let clock = ManualClock()
  private let window: Window
  private let log = DiagnosisLog()

  init() {
    window = Window(clock: clock, transitionDuration: .milliseconds(300))
    log.listen(to: window)
    host = PortableWindowHost(root, in: window)
  }

  var diagnoses: [String] { log.texts }

  func makeView(_ name: String, onLoad: @escaping @MainActor () -> Void) -> any ViewControllable {
    StageView(name, onLoad: onLoad)
  }

  /// The layers of the window, as in `1 > 2 / sheet: 3 > - / ? 4`.
  var screen: String {
    var text = ""
    for layer in window.frame.layers {
      let isEmpty = layer.key.hasPrefix("NavigationController")
      switch layer.style {
      case .full: text += text.isEmpty && layer.key == window.frame.layers[0].key ? "" : " / fullScreen: "
      case .push: text += " > "
      case .sheet: text += " / sheet: "
      case .alert: text += " / ? "
      }
      text += layer.title.isEmpty && !isEmpty ? "-" : layer.title
    }
    return text
  }

  /// The tree of view controllers changes at once, whatever transition runs.
  let showsAtOnce = true

  /// False while a transition runs.
  var isStill: Bool { window.runningTransitions.isEmpty }

  func letTimePass() { clock.advance(by: .seconds(10)) }

  func letTimePass(milliseconds: Int) { clock.advance(by: .milliseconds(milliseconds)) }

  /// Nothing: the window asks the tree, which these screens do not come from.
  func goBack() {}
}
