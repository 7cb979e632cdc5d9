/// A view and its place on the screen, with the actions of the user there.
///
/// It has no view while its riblet is released, until the riblet is uncovered or selected.
///
/// Only authors of a ``RouteContainer`` or a ``ScreenHosting`` need it. See `Documentation/UIKitAndSwiftUI.md`.
///
/// ```swift
/// func arrange(_ children: [PlacedView]) {
///   for child in children where child.shown == .embedded { embed(child.view) }
/// }
/// ```
public struct PlacedView: Equatable, Identifiable, Sendable {
  /// The identity of a place in a tree. It stays equal while the child stays, also if its view is released and
  /// rebuilt.
  ///
  /// ```swift
  /// let controller = controllers[place.id] ?? makeController(for: place)
  /// ```
  public struct ID: Hashable, Sendable {
    let isOfRoute: Bool
    let number: UInt32
  }

  /// The view; `nil` for a riblet that is released. Show a placeholder then: the view comes when the place is
  /// uncovered.
  public internal(set) var view: (any ViewControllable)?
  /// The way in which it is shown, such as `.tab`: as the move says, or else the route.
  public let shown: Shown
  /// The label of a tab, its ``ChildRoute/title``; empty for others.
  public var title: String { tab?.title ?? "" }
  /// The symbol of a tab, its ``ChildRoute/icon``; empty for others.
  public var icon: String { tab?.icon ?? "" }
  /// The number at a tab; 0 for none. An app sets it with `Navigating.set(badge:on:)`.
  public var badge: Int { tab?.badge ?? 0 }
  /// False for a tab that is not selected. True for everything that is not a tab.
  public let isSelected: Bool
  /// The views that are pushed in a tab, bottom first; only if the container's ``RouteContainer/holdsStacks`` is
  /// true.
  public internal(set) var stack: [PlacedView] = []

  let number: UInt32
  /// The position among the pages, sheets and full screens of the tree.
  var arrival: UInt32
  private let reports: PlaceReports?
  /// An object, as most places are of no tab, and copies of a place cost the app less.
  private let tab: TabLabel?

  @MainActor init(
    _ view: (any ViewControllable)?, of child: RouteList.Child, in navigator: Navigator, isSelected: Bool = true
  ) {
    self.view = view
    number = child.number
    arrival = child.arrival
    reports = navigator.reports
    shown = child.shown
    tab = shown == .tab ? TabLabel(child.route.value.title, child.route.value.icon, child.badge) : nil
    self.isSelected = isSelected
  }

  /// Makes the place of a view without a riblet: for tests and previews of a container view.
  ///
  /// - Parameter number: Distinguishes several places in one view.
  public init(
    _ view: any ViewControllable, shown: Shown = .embedded, title: String = "", icon: String = "", badge: Int = 0,
    isSelected: Bool = true, number: UInt32 = 0
  ) {
    self.view = view
    self.number = number
    arrival = 0
    reports = nil
    self.shown = shown
    tab = TabLabel(title, icon, badge)
    self.isSelected = isSelected
  }

  /// The identity for `ForEach` and for differences between two arrangements. It stays the same while the child
  /// stays.
  public var id: ID { ID(isOfRoute: reports != nil, number: number) }

  /// The navigator, while its riblet exists.
  @MainActor var navigator: Navigator? { reports?.navigator }

  /// The riblet of the place, while it is attached.
  @MainActor var node: RibletNode? { navigator?.node(of: number) }

  /// True if the user cannot leave it, because it or a riblet below it is held. Disable the swipe then.
  @MainActor public var isHeld: Bool { navigator?.isHeld(number) ?? false }

  /// The name of the transition by which it comes and leaves, its ``ChildRoute/transition``. Keep it: the name is empty
  /// when the child has left.
  @MainActor public var transition: String {
    guard let navigator, let index = navigator.list.index(of: number) else { return "" }
    return navigator.list.children[index].route.value.transition
  }

  /// Reports that the user has left it, after the screen has changed. A place that is no longer there is ignored.
  @MainActor public func userDidLeave() { Navigator.userDidLeave([self]) }

  /// Reports that the user has tried to leave it although it is held. ``LeaveListening/userDidTryToLeave(_:)`` is
  /// called.
  @MainActor public func userDidTryToLeave() { navigator?.userDidTryToLeave(number) }

  /// Reports that the user has left several places at once, which is one change of the screen. Those that are held stay,
  /// which is reported as an attempt.
  ///
  /// - Parameter places: The one in front first, so that its parent is notified first.
  @MainActor public static func userDidLeave(_ places: [PlacedView]) {
    Navigator.userDidLeave(places)
  }

  /// Reports that the user has selected this tab. Call it for the tab's button; the tab is shown by the next
  /// arrangement.
  @MainActor public func userDidSelect() { navigator?.userDidSelect(number) }

  mutating func arrive(notBefore other: UInt32) { arrival = max(arrival, other) }

  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.view === right.view
      && left.shown == right.shown && left.isSelected == right.isSelected && left.title == right.title
      && left.icon == right.icon && left.badge == right.badge && left.stack == right.stack
  }
}

/// The words, the symbol and the number of a tab.
private final class TabLabel: Sendable {
  let (title, icon, badge): (String, String, Int)

  init(_ title: String, _ icon: String, _ badge: Int) { (self.title, self.icon, self.badge) = (title, icon, badge) }
}

/// The riblet that places report to. Views and hosts keep places longer than the tree keeps its riblets.
@MainActor
final class PlaceReports: Sendable {
  private weak let owner: RibletNode?

  var navigator: Navigator? { owner?.madeNavigator }

  init(to owner: RibletNode?) { self.owner = owner }
}

/// An alert on the screen, with a method to report the user's answer.
///
/// Only authors of a ``ScreenHosting`` need it. See `Documentation/UIKitAndSwiftUI.md`.
///
/// ```swift
/// Button(answer.title) { alert.userDidAnswer(answer) }
/// ```
public struct PlacedAlert: Equatable, Identifiable, Sendable {
  /// The texts and the answers of the alert, as ``Navigating/ask(_:)`` was given them. Make a button for each answer.
  public let question: NavigationAlert
  /// The number of the alert, in the order in which alerts were presented. Only the first is on the screen.
  public let id: Int
  let reports: PlaceReports

  /// Reports the user's answer; `nil` if the alert was closed without one. A second answer does nothing.
  ///
  /// ``Navigating/ask(_:)`` returns the answer.
  @MainActor public func userDidAnswer(_ answer: NavigationAlert.Answer?) {
    reports.navigator?.answer(id, with: answer)
  }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.question == right.question }
}

/// The views of one window, in layers; the content of the views is not included.
///
/// A ``ScreenHosting`` gets it with each change. See `Documentation/UIKitAndSwiftUI.md`.
///
/// ```swift
/// for layer in screen.layers.dropFirst() { present(layer.stack, as: layer.shown) }
/// ```
public struct ScreenContents: Equatable, Sendable {
  /// A stack of views; the layers in front of the first are sheets and full screens.
  ///
  /// ```swift
  /// let front = screen.layers.last?.stack.last?.view
  /// ```
  public struct Layer: Equatable, Sendable {
    /// The place of the sheet or full screen itself; `nil` for the layer at the back. Report a dismissal with
    /// ``PlacedView/userDidLeave()``.
    public internal(set) var place: PlacedView?
    /// The way in which the layer covers the layers behind it: ``Shown/sheet`` or ``Shown/fullScreen``. Hosts choose
    /// the animation by it.
    public let shown: Shown
    /// The views from the bottom to the visible one. It can be empty at the back of a tree that shows nothing yet.
    public internal(set) var stack: [PlacedView]
    /// True if the user cannot leave it, because it or a riblet below it is held. Do not let the user drag it down
    /// then.
    public internal(set) var isHeld = false

    /// The identity of the layer, whatever its stack contains; `nil` for the layer at the back. Compare it to find
    /// new sheets.
    public var id: PlacedView.ID? { place?.id }

    public static func == (left: Self, right: Self) -> Bool {
      left.id == right.id && left.shown == right.shown && left.stack == right.stack && left.isHeld == right.isHeld
    }
  }

  /// The layers from the back to the front, at least one. Show each in front of the previous one.
  public internal(set) var layers: [Layer]
  /// The alert in front of everything: of several, the first. `nil` if nothing is asked.
  public internal(set) var question: PlacedAlert?

  /// A screen that shows nothing.
  static let empty = ScreenContents(layers: [Layer(place: nil, shown: .fullScreen, stack: [])])
}

/// The host that shows a tree: one for each toolkit, over its window.
///
/// It updates the window to each screen, whatever transition runs, and reports the user's actions to the places of that
/// screen. Repeated and late reports do nothing.
///
/// You need it only for a toolkit of your own: UIKit, SwiftUI and portable views have one. See
/// `Documentation/UIKitAndSwiftUI.md`.
///
/// ```swift
/// final class LogHost: ScreenHosting {
///   func show(_ screen: ScreenContents) -> (any ScreenTransition)? {
///     print("\(screen.layers.count) layers")
///     return nil
///   }
/// }
/// ```
@MainActor
public protocol ScreenHosting: AnyObject {
  /// Shows a screen in place of the previous one.
  ///
  /// Called on the main actor. A move that you make inside it is shown after it.
  ///
  /// - Returns: The transition, if the change takes time.
  func show(_ screen: ScreenContents) -> (any ScreenTransition)?
}

/// A view that contains the views of children, and gets all of them at once: their order, tabs and overlays.
///
/// A ``ContainerViewControllable`` gets them one by one, without order.
///
/// Tab bars and split views conform. See `Documentation/UIKitAndSwiftUI.md`.
///
/// ```swift
/// final class TabsViewController: UITabBarController, RouteContainer {
///   func arrange(_ children: [PlacedView]) { show(tabs: children.filter { $0.shown == .tab }) }
/// }
/// ```
@MainActor
public protocol RouteContainer: ViewControllable {
  /// True if each tab has a stack of its own here; otherwise the stack of the selected tab is the nearest one above.
  /// False by default.
  var holdsStacks: Bool { get }

  /// Shows these children in place of the previous ones. Called on the main actor after each change.
  ///
  /// - Parameter children: All children with a place in this view, in the order of the list.
  func arrange(_ children: [PlacedView])
}

extension RouteContainer {
  /// False: pages of a tab are pushed onto the nearest stack above. Return true in a tab bar with stacks.
  public var holdsStacks: Bool { false }
}
