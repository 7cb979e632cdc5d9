import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

/// A launched tree of spots in a window.
@MainActor
final class SpotTree {
  let test: TestScope
  let window = UIWindow(frame: .zero)
  private(set) var root: SpotRouter
  let hooks = Hooks()

  final class Hooks {
    /// Called with each riblet that a route has built, before it is attached.
    var onBuild: @MainActor (any Routing) -> Void = { _ in }
  }
  private var swipes = 0

  init(holdsStacks: Bool = false, leakPolicy: LeakPolicy = .off, restoring state: NavigationState? = nil) {
    test = TestScope(leakPolicy: leakPolicy)
    root = SpotRouter("Root", holdsStacks: holdsStacks) { [hooks] in hooks.onBuild($0) }
    if let state { root.restore(state) }
    test.hold(root)
    root.launch(from: window, in: test.runtime)
  }

  /// The state below the root, as text.
  var state: String { root.navigationState.description }

  /// What UIKit shows: layers separated by ` / `, the views of a stack by ` > `.
  var screen: String {
    let layers = window.rootViewController?.layers ?? []
    return layers.enumerated().map { index, layer in
      let style = index == 0 || layer is UIAlertController ? "" : Self.style(of: layer)
      return style + layer.picture + (layer === layers.last && layer.view.window == nil ? " (not seen)" : "")
    }.joined(separator: " / ")
  }

  private static func style(of layer: UIViewController) -> String {
    layer.modalPresentationStyle == .fullScreen ? "fullScreen: " : "sheet: "
  }

  /// The stack in front.
  var stack: NavigationController? {
    let layers = window.rootViewController?.layers ?? []
    let front = layers.last { $0 is NavigationController } as? NavigationController
    let tabs = front?.topViewController as? UITabBarController
    return tabs?.selectedViewController as? NavigationController ?? front
  }

  var tabBar: UITabBarController? {
    (window.rootViewController as? UINavigationController)?.viewControllers.first as? UITabBarController
  }

  var alert: UIAlertController? { window.frontViewController as? UIAlertController }

  /// The router of a spot that is attached.
  func spot(_ name: String) -> SpotRouter? {
    func find(_ router: any Routing) -> SpotRouter? {
      if let spot = router as? SpotRouter, spot.interactor.name == name { return spot }
      for child in router.children { if let found = find(child) { return found } }
      return nil
    }
    return find(root)
  }

  // MARK: What a random test needs of any toolkit

  func screen(of model: SpotModel) -> String { model.picture(holdsStacks: root.viewController.holdsStacks) }

  /// False while a transition runs.
  var isStill: Bool { !window.hasRunningTransitions }

  func letTimePass() { window.finishTransitions() }

  /// Has a person leave what is pushed or a sheet, after a swipe that is taken back; false if it is not in front.
  func personLeaves(_ view: any ViewControllable) -> Bool {
    guard isStill, let front = stack else { return false }
    let controller = view.uiviewController
    swipes += 1
    if front.topViewController === controller, front.viewControllers.count > 1 {
      front.swipeBack()?.cancel()
      if swipes.isMultiple(of: 2) { front.goBack() } else { front.swipeBack() }
    } else if front.viewControllers.first === controller, front.presentingViewController != nil {
      window.swipeDown()?.cancel()
      window.swipeDown()
    } else {
      return false
    }
    letTimePass()
    return true
  }

  /// Has a person select a tab; false if it is not on the screen.
  func personSelects(tab: Int, of router: SpotRouter) -> Bool {
    guard isStill else { return false }
    if let tabs = router.viewController.uiviewController as? SpotTabBarController {
      // A second tap goes back to the bottom.
      guard tabs.view.window != nil, tabs.selectedIndex != tab else { return false }
      tabs.tap(tab)
      return true
    }
    guard let controller = router.viewController.uiviewController as? SpotViewController,
      controller.view.window != nil, controller.tabButtons.indices.contains(tab)
    else { return false }
    controller.tabButtons[tab].sendActions(for: .primaryActionTriggered)
    return true
  }
}
