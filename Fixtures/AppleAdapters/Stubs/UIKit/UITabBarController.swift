@MainActor
open class UITabBarController: UIViewController {
  private var pages: [UIViewController] = []
  private var selected: UIViewController?
  private(set) weak var told: (any UITabBarControllerDelegate)?

  /// As that of ``UINavigationController``: what UIKit tells goes to the object that was set here.
  open var delegate: (any UITabBarControllerDelegate)? {
    get { told }
    set { told = newValue }
  }

  open var viewControllers: [UIViewController]? {
    get { pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The tabs that the user may put in another order in "More". UIKit sets all of them with the view controllers (Apple's
  /// documentation).
  open var customizableViewControllers: [UIViewController]?

  open var selectedIndex: Int {
    get { pages.firstIndex { $0 === selected } ?? NSNotFound }
    set { if pages.indices.contains(newValue) { select(pages[newValue]) } }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(newValue.map(pages.contains) ?? true, "UIKit throws: only one of the tabs can be selected.")
      select(newValue)
    }
  }

  /// The selected one stays so if it is there again; otherwise it is the one at its place.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let index = selectedIndex
    let new = viewControllers ?? []
    customizableViewControllers = viewControllers
    for old in pages where !new.contains(old) {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    pages = new
    for tab in new where tab.parent !== self {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    if let selected, new.contains(selected) { return }
    select(new.isEmpty ? nil : new[index == NSNotFound ? 0 : min(index, new.count - 1)])
  }

  open override func loadView() {
    super.loadView()
    if let selected { viewIfLoaded?.addSubview(selected.view) }
  }

  private func select(_ controller: UIViewController?) {
    guard selected !== controller else { return }
    selected?.viewIfLoaded?.removeFromSuperview()
    selected = controller
    if let controller { viewIfLoaded?.addSubview(controller.view) }
  }
}

/// Apple's requirements are optional. See ``UINavigationControllerDelegate``.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  private func target(_ selector: Selector) -> (any UITabBarControllerDelegate)? {
    (self as? any MessageForwarding)?.forwardingTarget(for: selector) as? any UITabBarControllerDelegate
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    target("tabBarController:shouldSelectViewController:")?
      .tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    target("tabBarController:didSelectViewController:")?.tabBarController(tabBarController, didSelect: viewController)
  }

  /// What `delegate.tabBarController?(…)` calls: optional requirements are called with a question mark.
  public var tabBarController: OptionalTabBarDelegateMethods? { OptionalTabBarDelegateMethods(self) }
}

@MainActor
public struct OptionalTabBarDelegateMethods {
  private let delegate: any UITabBarControllerDelegate

  init(_ delegate: any UITabBarControllerDelegate) { self.delegate = delegate }

  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { delegate.tabBarController(tabBarController, shouldSelect: viewController) }

  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }
}
