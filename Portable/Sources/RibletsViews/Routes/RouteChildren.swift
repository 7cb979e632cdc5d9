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

  /// The tabs, also those that are not built yet; nothing without tabs. Their identifiers are `tab-` and the title.
  ///
  /// Hosts show them as a bar at the foot of the screen, wherever this is in the body. The bar stays in sight over the
  /// pages of its tabs (see ``ViewController/hidesBottomBarWhenPushed``). Tabs inside of a tab are a row of buttons.
  @ViewBuilder
  public var tabBar: any View {
    let tabs = routeChildren.places.filter { $0.shown == .tab }
    if !tabs.isEmpty {
      Primitive(
        element: .tabs(
          tabs.map { tab in
            TabElement(title: tab.title, icon: tab.icon, badge: tab.badge, isSelected: tab.isSelected) {
              tab.userDidSelect()
            }
          }))
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
    if routeChildren.places.contains(where: { $0.shown == .overlay }) { Spacer() }
    children(.overlay)
    tabBar
  }
}
