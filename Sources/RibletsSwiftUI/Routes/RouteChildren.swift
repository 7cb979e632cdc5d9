#if canImport(SwiftUI)
  import Combine
  public import Riblets
  public import SwiftUI

  extension RouteContainer where Self: Screen {
    /// Sets the children that came by routes; the body places them.
    ///
    /// Called by the tree. To place the children, read ``children(_:)`` in the body.
    public func arrange(_ children: [PlacedView]) {
      let before = routeChildren.screens
      routeChildren = children
      let seen = children.screens
      for child in before where child.container === self && !seen.contains(where: { $0 === child }) { child.leave() }
      for child in seen where child.container !== self { child.enter(self) }
    }

    /// Returns the children that are shown in one way, in their order; of tabs, the selected one.
    ///
    /// ```swift
    /// override var body: any View {
    ///   VStack { children(.embedded); children(.item) }
    /// }
    /// ```
    public func children(_ shown: Shown) -> some View {
      ForEach(routeChildren.filter { $0.shown == shown }.screens) { ScreenView($0) }
    }

    /// A button for each tab, also for those that are not built yet; nothing without tabs.
    ///
    /// Place it in the body, below `children(.tab)`. A tap is reported to the tree.
    @ViewBuilder
    public var tabBar: some View {
      let tabs = routeChildren.filter { $0.shown == .tab }
      if !tabs.isEmpty {
        HStack {
          ForEach(tabs) { tab in
            Button(tab.badge > 0 ? "\(tab.title) \(tab.badge)" : tab.title) { tab.userDidSelect() }
              .disabled(tab.isSelected)
              .accessibilityIdentifier("tab-" + tab.title)
          }
        }
      }
    }

    /// All children: the selected tab, embedded children, items, the tab bar, and overlays in front.
    ///
    /// Use it as the whole body of a container without a layout of its own:
    /// `override var body: any View { routeViews }`.
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
