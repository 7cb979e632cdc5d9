#if canImport(UIKit) && !os(watchOS)
  public import Riblets
  public import UIKit

  /// A tab bar with a stack for each tab: the view of a riblet whose children are tabs.
  ///
  /// ```swift
  /// final class ShopViewController: RouteTabBarController, ShopPresentable, ShopViewControllable {}
  /// ```
  ///
  /// Tabs have their titles before they are built. Children that are not tabs cannot be shown, and are diagnosed.
  @MainActor
  open class RouteTabBarController: UITabBarController, RouteContainer {
    // Lazy, as in `RibletNavigationController`.
    private lazy var forwarder = TabBarDelegate()
    private lazy var shownTabs: [(place: PlacedView, stack: RouteStack)] = []

    public final var holdsStacks: Bool { true }

    /// The app's own delegate, which gets all calls of a tab bar controller's delegate.
    open override var delegate: (any UITabBarControllerDelegate)? {
      get { forwarder.appDelegate as? any UITabBarControllerDelegate }
      set {
        forwarder.appDelegate = newValue
        forwarder.tabs = self
        // UIKit checks only a new delegate for the methods that it implements.
        super.delegate = nil
        super.delegate = forwarder
      }
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      if super.delegate == nil { delegate = nil }
    }

    /// Makes the item of a tab; override it for images.
    open func makeTabBarItem(title: String) -> UITabBarItem { UITabBarItem(title: title, image: nil, tag: 0) }

    public func arrange(_ children: [PlacedView]) {
      let before = shownTabs
      shownTabs = children.filter { $0.shown == .tab }.map { place in
        let known = before.first { $0.place.id == place.id }
        let stack = known?.stack ?? RouteStack()
        if known?.place.title != place.title { stack.tabBarItem = makeTabBarItem(title: place.title) }
        stack.show([place] + place.stack, isAnimated: RibletAnimations.areOn && known != nil)?.noteForHost(of: stack)
        return (place, stack)
      }
      for tab in before where !shownTabs.contains(where: { $0.stack === tab.stack }) { tab.stack.giveUp() }
      let others = children.count - shownTabs.count
      if others > 0 { report(NavigationMisuse.noRoom(view: name, children: others)) }
      if !before.map(\.stack).elementsEqual(shownTabs.map(\.stack), by: ===) {
        setViewControllers(shownTabs.map(\.stack), animated: false)
      }
      showSelected()
    }

    private func showSelected() {
      if let index = shownTabs.firstIndex(where: \.place.isSelected), selectedIndex != index { selectedIndex = index }
    }

    fileprivate func didSelect(_ controller: UIViewController) {
      guard let tab = shownTabs.first(where: { $0.stack === controller }) else { return }
      if !tab.place.isSelected { tab.place.userDidSelect() }
      showSelected()
    }
  }

  /// Handles the user's selections; all other calls are forwarded to the app's delegate.
  @MainActor
  private final class TabBarDelegate: DelegateForwarder, UITabBarControllerDelegate {
    weak var tabs: RouteTabBarController?

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      (appDelegate as? any UITabBarControllerDelegate)?
        .tabBarController?(tabBarController, didSelect: viewController)
      tabs?.didSelect(viewController)
    }
  }
#endif
