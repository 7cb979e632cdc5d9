public import Riblets

/// The children of a view controller that came by routes.
@MainActor
final class RouteChildren {
  var places: [PlacedView] = []
}

extension RouteContainer where Self: ViewController {
  /// Sets the children that came by routes; the body places them. Called by the tree.
  public func arrange(_ children: [PlacedView]) {
    routeChildren.places = children
    setChildren(children.filter(\.isSelected).compactMap { $0.view?.viewController })
    setNeedsDisplay()
  }

  /// Returns the children that are shown in one way, in their order; of tabs, the selected one.
  ///
  /// ```swift
  /// override var body: any View {
  ///   Text("Shop")
  ///   children(.embedded)
  ///   tabBar
  /// }
  /// ```
  public func children(_ shown: Shown) -> any View {
    Group(
      routeChildren.places.filter { $0.shown == shown && $0.isSelected }.compactMap { place in
        place.view.map { Embedded($0.viewController) }
      })
  }

  /// A button for each tab, also for those that are not built yet; nothing without tabs. Its identifiers are `tab-`
  /// and the title.
  @ViewBuilder
  public var tabBar: any View {
    let tabs = routeChildren.places.filter { $0.shown == .tab }
    if !tabs.isEmpty {
      HStack {
        for tab in tabs {
          Button(tab.title, role: tab.isSelected ? .primary : .normal) { tab.userDidSelect() }
            .identifier("tab-" + tab.title)
        }
      }
    }
  }

  /// All children: the selected tab and embedded children, a list of items, and at the foot overlays and the tab bar.
  ///
  /// Use it as the body of a container without a layout of its own: `override var body: any View { routeViews }`.
  @ViewBuilder
  public var routeViews: any View {
    children(.tab)
    children(.embedded)
    if routeChildren.places.contains(where: { $0.shown == .item }) { List { children(.item) } }
    if routeChildren.places.contains(where: { $0.shown == .overlay || $0.shown == .tab }) { Spacer() }
    children(.overlay)
    tabBar
  }
}
