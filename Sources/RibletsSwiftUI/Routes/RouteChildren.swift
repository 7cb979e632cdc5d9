#if canImport(SwiftUI)
  import Combine
  public import Riblets
  public import SwiftUI

  extension RouteContainer where Self: Screen {
    /// Sets the children that came by routes; the body places them.
    public func arrange(_ children: [PlacedView]) {
      let before = routeChildren.screens
      routeChildren = children
      let seen = children.screens
      for child in before where child.container === self && !seen.contains(where: { $0 === child }) { child.leave() }
      for child in seen where child.container !== self { child.enter(self) }
    }

    /// Returns the children that are shown in one way, in their order; of tabs, the selected one.
    public func children(_ shown: Shown) -> some View {
      ForEach(routeChildren.filter { $0.shown == shown }.screens) { ScreenView($0) }
    }

    /// A button for each tab, also for those that are not built yet; nothing without tabs.
    @ViewBuilder
    public var tabBar: some View {
      let tabs = routeChildren.filter { $0.shown == .tab }
      if !tabs.isEmpty {
        HStack {
          ForEach(tabs) { tab in
            Button(tab.title) { tab.userDidSelect() }
              .disabled(tab.isSelected)
              .accessibilityIdentifier("tab-" + tab.title)
          }
        }
      }
    }

    /// All children: the selected tab, embedded children, items, the tab bar, and overlays in front.
    public var routeViews: some View {
      ZStack {
        VStack {
          children(.tab)
          children(.embedded)
          children(.item)
          tabBar
        }
        children(.overlay)
      }
    }
  }

  extension [PlacedView] {
    /// The visible screens.
    @MainActor fileprivate var screens: [Screen] {
      filter(\.isSelected).compactMap { $0.view?.screen }
    }
  }
#endif
