#if canImport(SwiftUI)
  import Combine
  public import Riblets
  public import SwiftUI

  /// A tab bar with a stack for each tab: the view of a riblet whose children are tabs.
  ///
  /// ```swift
  /// final class ShopScreen: RouteTabScreen, ShopPresentable, ShopViewControllable {}
  /// ```
  ///
  /// Tabs have their titles before they are built. Children that are not tabs cannot be shown, and are diagnosed.
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  open class RouteTabScreen: Screen, RouteContainer {
    struct Tab: Identifiable {
      var place: PlacedView
      let stack: RouteStackScreen
      var id: PlacedView.ID { place.id }

      /// True if the bar shows both in the same way.
      func looksLike(_ other: Tab) -> Bool {
        (id, place.title, place.icon, place.badge, place.isSelected)
          == (other.id, other.place.title, other.place.icon, other.place.badge, other.place.isSelected)
      }
    }

    private(set) var tabs: [Tab] = [] {
      willSet {
        // Not `@Published`: a move in a tab changes the place of the tab, and SwiftUI would read all tabs again.
        if !newValue.elementsEqual(tabs, by: { $0.looksLike($1) }) { objectWillChange.send() }
      }
    }

    /// True: each tab has a stack of its own, so pages are pushed inside the tab.
    public final var holdsStacks: Bool { true }

    /// Returns the label of a tab whose route has no `icon`; override it for images of your own.
    ///
    /// ```swift
    /// override func label(title: String) -> any View { Label(title, image: "star") }
    /// ```
    open func label(title: String) -> any View { Text(title) }

    fileprivate func label(of place: PlacedView) -> any View {
      place.icon.isEmpty ? label(title: place.title) : Label(place.title, systemImage: place.icon)
    }

    public final override var body: any View { RouteTabView(screen: self) }

    /// Sets the tabs and their stacks. Called by the tree; children that are not tabs are diagnosed.
    public func arrange(_ children: [PlacedView]) {
      let before = tabs
      let new = children.filter { $0.shown == .tab }.map { place in
        Tab(place: place, stack: before.first { $0.id == place.id }?.stack ?? RouteStackScreen())
      }
      for tab in before where !new.contains(where: { $0.stack === tab.stack }) { tab.stack.leave() }
      for tab in new {
        if tab.stack.container !== self { tab.stack.enter(self) }
        tab.stack.show([tab.place] + tab.place.stack)
      }
      tabs = new
      let others = children.count - tabs.count
      if others > 0 { tell(NavigationMisuse.noRoom(view: name, children: others)) }
    }

    /// The selected tab. SwiftUI sets it when the user has selected another one.
    var selected: PlacedView.ID? {
      get { tabs.first(where: \.place.isSelected)?.id }
      set {
        if let newValue, newValue != selected { tabs.first { $0.id == newValue }?.place.userDidSelect() }
      }
    }
  }

  private struct RouteTabView: View {
    @ObservedObject var screen: RouteTabScreen

    var body: some View {
      TabView(selection: $screen.selected) {
        ForEach(screen.tabs) { tab in
          ScreenView(tab.stack).tabItem { AnyView(screen.label(of: tab.place)) }.badge(max(0, tab.place.badge))
            .tag(Optional(tab.id))
        }
      }
    }
  }
#endif
