#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  /// A tab bar with a stack for each tab: the view of a riblet whose children are tabs.
  ///
  /// ```swift
  /// final class ShopViewController: RouteTabBarController, ShopPresentable, ShopViewControllable {}
  /// ```
  ///
  /// Tabs have their titles before they are built. Children that are not tabs cannot be shown, and are diagnosed.
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  open class RouteTabBarController: UITabBarController, RouteContainer {
    // Lazy, as in `RibletNavigationController`.
    private lazy var forwarder = TabBarDelegate()
    private lazy var shownTabs: [(place: PlacedView, stack: RouteStack)] = []
    /// The tab that UIKit is about to select for the user; `nil` for a second tap.
    private lazy var selecting: UIViewController? = nil
    private lazy var isArranging = false

    /// True: each tab has a stack of its own, so pages are pushed inside the tab.
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

    // UIKit also selects tabs without a word to its delegate: from "More", in another size of the window, and when it
    // restores a state.
    open override var selectedIndex: Int {
      get { super.selectedIndex }
      set {
        super.selectedIndex = newValue
        didSelectWithoutDelegate()
      }
    }

    open override var selectedViewController: UIViewController? {
      get { super.selectedViewController }
      set {
        super.selectedViewController = newValue
        didSelectWithoutDelegate()
      }
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      if super.delegate == nil { delegate = nil }
    }

    /// Makes the item of a tab; override it for images of your own. It gets the SF Symbol of a route with an `icon`.
    ///
    /// ```swift
    /// override func makeTabBarItem(title: String) -> UITabBarItem {
    ///   UITabBarItem(title: title, image: UIImage(named: "star"), tag: 0)
    /// }
    /// ```
    open func makeTabBarItem(title: String) -> UITabBarItem { UITabBarItem(title: title, image: nil, tag: 0) }

    /// Sets the tabs and their stacks. Called by the tree; children that are not tabs are diagnosed.
    public func arrange(_ children: [PlacedView]) {
      let before = shownTabs
      shownTabs = children.filter { $0.shown == .tab }.map { place in
        let known = before.first { $0.place.id == place.id }
        let stack = known?.stack ?? RouteStack()
        if known?.place.title != place.title || known?.place.icon != place.icon {
          let item = makeTabBarItem(title: place.title)
          if !place.icon.isEmpty { item.image = UIImage(systemName: place.icon) }
          stack.tabBarItem = item
        }
        stack.tabBarItem.badgeValue = place.badge > 0 ? "\(place.badge)" : nil
        stack.show([place] + place.stack, isAnimated: RibletAnimations.areOn && known != nil)?.noteForHost(of: stack)
        return (place, stack)
      }
      for tab in before where !shownTabs.contains(where: { $0.stack === tab.stack }) { tab.stack.giveUp() }
      let others = children.count - shownTabs.count
      if others > 0 { report(NavigationMisuse.noRoom(view: name, children: others)) }
      let wasArranging = isArranging
      isArranging = true
      defer { isArranging = wasArranging }
      if !before.map(\.stack).elementsEqual(shownTabs.map(\.stack), by: ===) {
        setViewControllers(shownTabs.map(\.stack), animated: false)
        // Without this, the user could reorder tabs in UIKit's "More", and the routes would not follow.
        customizableViewControllers = nil
        if shownTabs.count > 5 { report(ViewControllerMisuse.tooManyTabs(name, count: shownTabs.count)) }
      }
      showSelected()
    }

    /// Notes in all tabs which views are held.
    func noteHolds() {
      for tab in shownTabs { tab.stack.noteHolds() }
    }

    private func didSelectWithoutDelegate() {
      guard !isArranging, selecting == nil, let selected = selectedViewController else { return }
      userDidSelect(selected)
    }

    /// True for a tab that is selected by the tap that is being handled: the same tap does not go back in it, also if the app
    /// has selected the tab meanwhile.
    func isSelecting(_ controller: UIViewController) -> Bool { selecting === controller }

    private func showSelected() {
      guard let index = shownTabs.firstIndex(where: \.place.isSelected), selectedIndex != index,
        shownTabs[index].stack !== selecting
      else { return }
      selectedIndex = index
    }

    /// Reports a selection before UIKit loads the views of the tab, since these may select another tab.
    fileprivate func willSelect(_ controller: UIViewController) {
      selecting = controller === selectedViewController ? nil : controller
      userDidSelect(controller)
    }

    private func userDidSelect(_ controller: UIViewController) {
      guard let tab = shownTabs.first(where: { $0.stack === controller }), !tab.place.isSelected else { return }
      tab.place.userDidSelect()
    }

    fileprivate func didSelect(_ controller: UIViewController) {
      if selecting !== controller { userDidSelect(controller) }
      selecting = nil
      showSelected()
    }
  }

  /// Handles the user's selections; all other calls are forwarded to the app's delegate.
  @MainActor
  private final class TabBarDelegate: DelegateForwarder, UITabBarControllerDelegate {
    weak var tabs: RouteTabBarController?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      let isAllowed =
        (appDelegate as? any UITabBarControllerDelegate)?
        .tabBarController?(tabBarController, shouldSelect: viewController) ?? true
      if isAllowed { tabs?.willSelect(viewController) }
      return isAllowed
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      (appDelegate as? any UITabBarControllerDelegate)?
        .tabBarController?(tabBarController, didSelect: viewController)
      tabs?.didSelect(viewController)
    }
  }
#endif
