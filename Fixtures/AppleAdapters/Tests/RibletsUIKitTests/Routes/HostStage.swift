import Riblets
import RibletsTesting
import Testing
import UIKit

@testable import RibletsUIKit

/// A window of UIKit with a host, for any screens.
@MainActor
final class HostStage {
  private final class StageView: UIViewController {
    private let onLoad: @MainActor () -> Void

    init(_ title: String, onLoad: @escaping @MainActor () -> Void) {
      self.onLoad = onLoad
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad()
    }
  }

  let root = LaunchRouter(interactor: Interactor(), viewController: UIViewController())
  let host: any ScreenHosting
  private let window = UIWindow(frame: .zero)
  private let test = TestScope(leakPolicy: .off)
  private var steps = 0

  init() {
    window.attach(test.runtime)
    host = UIKitWindowHost(root, in: window)
  }

  var diagnoses: [String] { test.diagnoses.map(\.description) }

  func makeView(_ name: String, onLoad: @escaping @MainActor () -> Void) -> any ViewControllable {
    StageView(name, onLoad: onLoad)
  }

  /// What UIKit shows, as in `1 > 2 / sheet: 3 > - / ? 4`.
  var screen: String {
    let layers = window.rootViewController?.layers ?? []
    return layers.enumerated().map { index, layer in
      let seen = layer === layers.last && layer.view.window == nil ? " (not seen)" : ""
      if index == 0 || layer is UIAlertController { return layer.picture + seen }
      return (layer.modalPresentationStyle == .fullScreen ? "fullScreen: " : "sheet: ") + layer.picture + seen
    }.joined(separator: " / ")
  }

  let showsAtOnce = false

  /// False while a transition runs.
  var isStill: Bool { !window.hasRunningTransitions }

  func letTimePass() { window.finishTransitions() }

  func letTimePass(milliseconds: Int) {
    window.endTurn()
    if milliseconds > 200 { window.finishTransition() }
  }

  /// Presses the back button, swipes back, or drags the sheet down; some swipes are taken back.
  func goBack() {
    steps += 1
    let front = window.frontViewController as? RibletNavigationController
    if let front, front.viewControllers.count > 1 {
      if steps.isMultiple(of: 2) { front.goBack() } else { front.swipeBack() }
    } else if steps.isMultiple(of: 3) {
      window.swipeDown()?.cancel()
    } else {
      window.swipeDown()
    }
  }
}
