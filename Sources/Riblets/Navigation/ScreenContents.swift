/// A view and its place on the screen, with what a person can do there.
///
/// It has no view while its riblet is released and comes back when it is uncovered or selected.
public struct PlacedView: Equatable, Identifiable, Sendable {
  /// The identity of a place among all of a tree.
  public struct ID: Hashable, Sendable {
    let navigator: ObjectIdentifier?
    let number: UInt32
  }

  /// The view; `nil` for a riblet that is released.
  public let view: (any ViewControllable)?
  /// The way in which it is shown.
  public let shown: Shown
  /// The label of a tab; empty for others.
  public let title: String
  /// False for a tab that is not selected.
  public let isSelected: Bool
  /// The views that are pushed in a tab, bottom first.
  public internal(set) var stack: [PlacedView] = []

  private let number: UInt32
  // Not weak, which would make every copy dear. It refers weakly to its riblet.
  private let navigator: Navigator?

  init(
    _ view: (any ViewControllable)?, number: UInt32, of navigator: Navigator, shown: Shown, title: String,
    isSelected: Bool
  ) {
    self.view = view
    self.number = number
    self.navigator = navigator
    self.shown = shown
    self.title = title
    self.isSelected = isSelected
  }

  /// Makes the place of a view without a riblet: for tests and previews of a view with room for children.
  ///
  /// - Parameter number: Tells several in one view apart.
  public init(
    _ view: any ViewControllable, shown: Shown = .embedded, title: String = "", isSelected: Bool = true,
    number: UInt32 = 0
  ) {
    self.view = view
    self.number = number
    navigator = nil
    self.shown = shown
    self.title = title
    self.isSelected = isSelected
  }

  public var id: ID { ID(navigator: navigator.map { ObjectIdentifier($0) }, number: number) }

  /// True if a person cannot leave it by themselves: it is held, or something below it.
  @MainActor public var isHeld: Bool { navigator?.isHeld(number) ?? false }

  /// Reports that a person has left it; the screen has changed already.
  @MainActor public func personDidLeave() { navigator?.personDidLeave(number) }

  /// Reports that a person has tried to leave it although it is held.
  @MainActor public func personDidTryToLeave() { navigator?.personDidTryToLeave(number) }

  /// Reports that a person has selected this tab.
  @MainActor public func personDidSelect() { navigator?.personDidSelect(number) }

  public static func == (left: Self, right: Self) -> Bool {
    left.number == right.number && left.navigator === right.navigator && left.view === right.view
      && left.shown == right.shown && left.isSelected == right.isSelected && left.title == right.title
      && left.stack == right.stack
  }
}

/// A question on the screen.
public struct PlacedAlert: Equatable, Identifiable, Sendable {
  /// The texts.
  public let question: NavigationAlert
  /// The order in which questions were asked.
  public let id: Int
  let navigator: Navigator

  /// Reports a person's answer; `nil` if the question was taken away without one. A second answer does nothing.
  @MainActor public func personDidAnswer(_ answer: NavigationAlert.Answer?) { navigator.answer(id, with: answer) }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.question == right.question }
}

/// Everything that is to be seen in one window, but for what views contain.
public struct ScreenContents: Equatable, Sendable {
  /// A stack of views; in front of the first layer are sheets and the like.
  public struct Layer: Equatable, Sendable {
    /// The way in which the layer covers those behind it.
    public let shown: Shown
    /// The views from the bottom to the one that is seen.
    public internal(set) var stack: [PlacedView]
  }

  /// The layers from the back to the front; at least one.
  public internal(set) var layers: [Layer]
  /// The question in front of everything: of several the one that was asked first.
  public internal(set) var question: PlacedAlert?
}

/// The host that shows a tree: one for each toolkit, over its window.
///
/// It brings the window to each screen, whatever transition runs, and reports what a person does to the places that it
/// was given. Calls that come twice or late do nothing.
@MainActor
public protocol ScreenHosting: AnyObject {
  /// Shows a screen in place of the one before.
  ///
  /// - Returns: The transition that it takes, if it takes time.
  func show(_ screen: ScreenContents) -> (any ScreenTransition)?
}

/// A view with room for the views of children, which gets all of them at once: their order, tabs and overlays.
///
/// A ``ContainerViewControllable`` gets them one by one, without order.
@MainActor
public protocol RouteContainer: ViewControllable {
  /// True if each tab has a stack of its own here; otherwise the stack of the selected tab is the nearest one above.
  var holdsStacks: Bool { get }

  /// Shows these children in place of those before.
  func arrange(_ children: [PlacedView])
}

extension RouteContainer {
  public var holdsStacks: Bool { false }
}
