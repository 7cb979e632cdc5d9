#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  /// The children of a view controller that came by routes, and the view that contains them.
  @MainActor
  final class RouteChildren {
    let view = UIStackView(frame: .zero)
    private let items = UIStackView(frame: .zero)
    private let tabBar = UIStackView(frame: .zero)
    private var buttons: [UIButton] = []
    private var places: [PlacedView] = []

    init() {
      for column in [view, items] { column.axis = .vertical }
      tabBar.distribution = .fillEqually
      // The buttons are above the home indicator.
      tabBar.isLayoutMarginsRelativeArrangement = true
      tabBar.directionalLayoutMargins = .zero
      (items.isHidden, tabBar.isHidden) = (true, true)
      view.addArrangedSubview(items)
      view.addArrangedSubview(tabBar)
    }

    func arrange(_ places: [PlacedView], in container: UIViewController) {
      let (before, bareBefore) = (seen, bareViews)
      self.places = places
      let content: UIView = container.view
      if view.superview == nil { content.fill(with: view) }
      for child in before where !seen.contains(child) && child.parent === container { child.leaveContainer() }
      for child in seen where child.parent !== container {
        container.addChild(child)
        child.didMove(toParent: container)
      }
      for child in bareBefore where !bareViews.contains(child) && [view, items, content].contains(child.superview) {
        child.removeFromSuperview()
      }
      put(views(.tab) + views(.embedded), into: view)
      put(views(.item), into: items)
      // UIKit knows no height for an empty column.
      items.isHidden = items.arrangedSubviews.isEmpty
      for overlay in views(.overlay) {
        if overlay.superview !== content { content.fill(with: overlay) }
        // Moves it without appearance callbacks.
        content.bringSubviewToFront(overlay)
      }
      showTabs()
    }

    private var seenViews: [any ViewControllable] { places.filter(\.isSelected).compactMap(\.view) }
    private var seen: [UIViewController] {
      seenViews.compactMap { $0.bareView == nil ? $0.uiviewController : nil }
    }
    private var bareViews: [UIView] { seenViews.compactMap(\.bareView) }

    private func views(_ shown: Shown) -> [UIView] {
      places.filter { $0.shown == shown && $0.isSelected }.compactMap {
        $0.view.map { $0.bareView ?? $0.uiviewController.view }
      }
    }

    /// Puts views before the other arranged views of a stack view, in this order.
    private func put(_ views: [UIView], into stack: UIStackView) {
      for (index, view) in views.enumerated() {
        if stack.arrangedSubviews.firstIndex(of: view) != index { stack.insertArrangedSubview(view, at: index) }
      }
    }

    /// Shows a button for each tab, also for those that are not built yet.
    private func showTabs() {
      let tabs = places.filter { $0.shown == .tab }
      let titles = tabs.map { $0.badge > 0 ? "\($0.title) \($0.badge)" : $0.title }
      if buttons.map(\.currentTitle) != titles {
        for button in buttons { button.removeFromSuperview() }
        buttons = tabs.indices.map { index in
          UIButton(
            type: .system,
            primaryAction: UIAction(title: titles[index]) { [weak self] _ in self?.userDidSelect(index) })
        }
        for (button, tab) in zip(buttons, tabs) {
          button.accessibilityIdentifier = "tab-" + tab.title
          tabBar.addArrangedSubview(button)
        }
      }
      for (button, tab) in zip(buttons, tabs) { button.isSelected = tab.isSelected }
      tabBar.isHidden = tabs.isEmpty
    }

    private func userDidSelect(_ index: Int) {
      let tabs = places.filter { $0.shown == .tab }
      if tabs.indices.contains(index) { tabs[index].userDidSelect() }
    }
  }

  extension UIViewController {
    fileprivate func leaveContainer() {
      willMove(toParent: nil)
      viewIfLoaded?.removeFromSuperview()
      removeFromParent()
    }

    fileprivate var routeChildren: RouteChildren {
      if let known = attachment(RouteChildren.self) { return known }
      let made = RouteChildren()
      attach(made)
      return made
    }
  }

  extension RouteContainer where Self: UIViewController {
    /// Adds the children of routes to this view controller, and their views to ``routeView``.
    ///
    /// Called by the tree. View controllers are added and removed as children, with UIKit's appearance callbacks.
    public func arrange(_ children: [PlacedView]) { routeChildren.arrange(children, in: self) }

    /// The view that contains the children: the selected tab, embedded children, items, and the buttons of tabs.
    ///
    /// Place it in `viewDidLoad()`; otherwise it fills the view. Overlays cover the whole view.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///   super.viewDidLoad()
    ///   content.addArrangedSubview(routeView)
    /// }
    /// ```
    public var routeView: UIView { routeChildren.view }
  }
#endif
