import Riblets
@_spi(TestSupport) import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

/// A launched tree of spots in a window.
@MainActor
final class SpotTree {
  let test: TestScope
  private(set) var window = UIWindow(frame: .zero)
  private(set) var root: SpotRouter
  private(set) var omissions: [NavigationState.Omission] = []
  /// Called with each riblet that a route has built, before it is attached.
  var onBuild: @MainActor (any Routing) -> Void = { _ in }
  private var swipes = 0

  init(
    holdsStacks: Bool = false, leakPolicy: LeakPolicy = .off, director: (any SpotDirector)? = nil,
    restoring state: NavigationState? = nil, seed: UInt64 = 0
  ) {
    test = TestScope(leakPolicy: leakPolicy)
    root = SpotRouter("Root")
    root = SpotRouter("Root", holdsStacks: holdsStacks, director: director) { [weak self] in self?.onBuild($0) }
    if let state { omissions = root.restore(state) }
    test.hold(root)
    window.platform = Platform(seed: seed)
    let isStorm = director != nil
    window.routeTransitions = [
      "zoom": { _ in SpotAnimator(endsAtOnce: false) }, "fade": { _ in SpotAnimator(endsAtOnce: isStorm) },
    ]
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
  var stack: RibletNavigationController? {
    let layers = window.rootViewController?.layers ?? []
    let front = layers.last { $0 is RibletNavigationController } as? RibletNavigationController
    let tabs = front?.topViewController as? UITabBarController
    return tabs?.selectedViewController as? RibletNavigationController ?? front
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

  static let canHoldStacks = true
  static let isWindow = true
  /// The sequences of a plain run.
  static let sequences: UInt64 = 150

  var diagnoses: [Diagnosis] { test.diagnoses }

  func close() async {
    // What the window subscribes to in a task of the app would belong to the test.
    window = UIWindow(frame: .zero)
    await test.close()
  }

  var picture: String { screen }
  func picture(of model: SpotModel) -> String { SpotPicture().text(of: model.screen()) }

  let showsAtOnce = false
  /// False while a transition runs.
  var isStill: Bool { !window.hasRunningTransitions }

  func letTimePass() { window.finishTransitions() }

  func letSomeTimePass() {
    window.endTurn()
    window.finishTransition()
  }

  /// True if the user has not left the view after all, because another one came in front meanwhile.
  private(set) var userHasStayed = false

  /// The user leaves a view on a stack, after a swipe that is taken back or refused; `nil` if the user cannot come by it.
  func userLeaves(layer: Int, index: Int, isInTab: Bool) -> (@MainActor () -> Void)? {
    let layers = window.rootViewController?.layers ?? []
    guard layer == layers.count - 1, let front = stack, !(layers[layer] is UIAlertController) else { return nil }
    let controllers = front.viewControllers
    guard isInTab == (front !== layers[layer]), index < controllers.count else { return nil }
    let isCover = front.presentingViewController == nil || front.modalPresentationStyle == .fullScreen
    guard index > 0 || !isCover else { return nil }
    swipes += 1
    let isSwipe = swipes.isMultiple(of: 2)
    return { [self] in
      userHasStayed = false
      if index == 0 {
        if let swipe = window.swipeDown() {
          swipe.cancel()
          window.swipeDown()
        }
      } else if index < controllers.count - 1 {
        front.goBack(to: controllers[index - 1])
      } else if index > 1, window.platform.gesturesOverlap,
        controllers[(index - 1)...].allSatisfy({ $0.navigationItem.backAction == nil })
      {
        // The user takes the second of two swipes back.
        let first = front.swipeBackInContent()
        front.swipeBackInContent()
        first?.finish()
        if let second = front.transitionCoordinator as? SimulatedTransition, second.isInteractive { second.cancel() }
      } else if let swipe = front.swipeBack() {
        swipe.cancel()
        // A view that was loaded for the swipe may have put another one in front.
        userHasStayed = front.viewControllers.last !== controllers.last
        if userHasStayed { return letTimePass() }
        if isSwipe { front.swipeBack() } else { front.goBack() }
      }
      // A pop of the user is reported within this call.
      window.finishTransitions(mayDrop: false)
    }
  }

  func userGoesBack() -> Bool { root.goBack() }

  func userAnswers() {
    alert?.tap("OK")
    letTimePass()
  }

  /// The user selects a tab; `nil` if it is not on the screen.
  func userSelects(tab: Int, of router: SpotRouter) -> (@MainActor () -> Void)? {
    if let tabs = router.viewController.uiviewController as? SpotTabBarController {
      // A second tap goes back to the bottom.
      guard tabs.view.window != nil, tabs.selectedIndex != tab else { return nil }
      return { tabs.tap(tab) }
    }
    guard let controller = router.viewController.uiviewController as? SpotViewController,
      controller.view.window != nil, controller.tabButtons.indices.contains(tab)
    else { return nil }
    return { controller.tabButtons[tab].sendActions(for: .primaryActionTriggered) }
  }
}
