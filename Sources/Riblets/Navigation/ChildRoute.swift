/// A route from a parent to a child, as a value: the arguments of the child, its place on the screen, and its
/// construction.
///
/// Each is in a file of its own, the route file, with everything that the parent adds for the child:
///
/// ```swift
/// struct LoggedInMenu: ChildRoute {
///   static let shown = Shown.pushed
///   var player: String
///
///   func build(in parent: LoggedInRouter) -> any MenuRouting {
///     let listener = parent.listener { (interactor: LoggedInInteractor) -> any MenuListener in interactor }
///     return parent.builders.menu.build(withListener: listener, player: player)
///   }
/// }
///
/// extension LoggedInRoute {
///   static func menu(player: String) -> Self { Self(LoggedInMenu(player: player)) }
/// }
///
/// extension LoggedInInteractor: MenuListener {
///   func menuDidFinish() { router?.leave(.menu) }
/// }
/// ```
///
/// Saved states and links contain the name of its type without that of the parent, `Menu`. So the
/// type is internal or public, at the top level of the parent's module, not generic, and named
/// after the parent's router.
///
/// `riblets new riblet` writes it. See `Documentation/Routes.md`.
public protocol ChildRoute: Codable, Hashable, Sendable {
  /// The router of the parent, for example `ShopRouter`. The compiler infers it from ``build(in:)``.
  associatedtype Parent: RibletNode & Navigating
  /// The protocol of the child's router, for example `any MenuRouting`. The compiler infers it from ``build(in:)``.
  associatedtype Child

  /// The way in which the child is shown unless a move says otherwise; embedded by default.
  ///
  /// ```swift
  /// static let shown = Shown.sheet
  /// ```
  static var shown: Shown { get }
  /// The treatment of the child while it is covered; it stays attached by default.
  ///
  /// Return `.released` for children that need much memory. They are rebuilt when they are uncovered.
  static var whenCovered: WhenCovered { get }
  /// The version of the arguments, increased when saved ones cannot be read any more; 1 by default.
  ///
  /// When you increase it, implement ``migrate(_:from:)``, or older saved states lose this child.
  static var version: Int { get }
  /// The former names of the type, as marks; none by default.
  ///
  /// A release build removes unreferenced types, so a mark alone would not be found there.
  ///
  /// ```swift
  /// static let former: [any FormerRoute.Type] = [LoggedInMenu.self]
  /// ```
  static var former: [any FormerRoute.Type] { get }
  /// The identity among children of this kind, such as the lines of a cart; empty for a single child.
  ///
  /// Implement it if the parent can show several children of this kind: `var key: String { "\(id)" }`. A second route
  /// with an equal key is the same child.
  var key: String { get }
  /// The label of a tab, needed before its view is built: `var title: String { "Menu" }`. By default the name of the
  /// type without its parent's name.
  var title: String { get }
  /// The symbol of a tab above its title: `var icon: String { "cart" }`. None by default.
  ///
  /// UIKit and SwiftUI take it as the name of an SF Symbol. Portable views draw some of these symbols themselves, and any
  /// single character, such as `"🛒"`.
  var icon: String { get }
  /// The name of the app's transition by which a page or a full screen comes and leaves. The toolkit's own by default.
  ///
  /// The name leads to an animator in the window, or in a browser to one of its own: `var transition: String { "zoom" }`.
  /// See `Documentation/UIKitAndSwiftUI.md`.
  var transition: String { get }

  /// Builds the child. Called on the main actor when the child is attached, also after a restore or when it is
  /// uncovered.
  ///
  /// The tree attaches the result. Do not attach it yourself, and do not keep it.
  ///
  /// ```swift
  /// func build(in parent: LoggedInRouter) -> any MenuRouting {
  ///   parent.menuBuilder.build(withListener: parent.interactor, player: player)
  /// }
  /// ```
  ///
  /// - Parameter parent: The router of the parent, with its builders and its listener.
  @MainActor func build(in parent: Parent) -> Child

  /// Builds the child and returns its node in a tree; not to be implemented by a route.
  ///
  /// A requirement, so that it is compiled with the route, where a cast to the child's class is fast.
  @MainActor func node(below parent: RibletNode) -> RibletNode

  /// Returns false to switch the child off, for moves, saved states and links.
  ///
  /// True by default. A route that is switched off is not followed: a move with it does nothing, and a link to it
  /// fails with ``LinkFailure/disabled(child:)``.
  ///
  /// ```swift
  /// func isEnabled(in parent: LoggedInRouter) -> Bool { parent.features.hasMenu }
  /// ```
  @MainActor func isEnabled(in parent: Parent) -> Bool

  /// Converts arguments that an older version of the app has saved to the form that this type decodes.
  ///
  /// The default returns them unchanged. If the result cannot be decoded, the child is omitted from the restore.
  ///
  /// ```swift
  /// static func migrate(_ arguments: PlainValue, from version: Int) -> PlainValue { .object(["player": arguments]) }
  /// ```
  ///
  /// - Parameter version: The ``version`` of the app that has saved them.
  static func migrate(_ arguments: PlainValue, from version: Int) -> PlainValue
}

extension ChildRoute {
  /// The child is a part of the parent's view. Declare `static let shown = Shown.pushed` for something else.
  public static var shown: Shown { .embedded }
  /// A covered child stays attached. Declare `static let whenCovered = WhenCovered.released` to save its memory.
  public static var whenCovered: WhenCovered { .kept }
  /// The first version of the arguments. Declare `static let version = 2` when saved arguments cannot be read any
  /// more.
  public static var version: Int { 1 }
  /// The type was not renamed. Declare the list when you rename the type, so that saved states stay readable.
  public static var former: [any FormerRoute.Type] { [] }
  /// A single child of this kind. Implement it, for example as `"\(id)"`, if the parent can show several.
  public var key: String { "" }
  /// The name of the type without its parent's name, for example `Menu` for `LoggedInMenu`.
  public var title: String { Self.routeName }
  /// No symbol. Implement it for a tab.
  public var icon: String { "" }
  /// The toolkit's own transition.
  public var transition: String { "" }
  /// The child can be opened. Implement the method to switch it off, for example by a feature flag.
  public func isEnabled(in parent: Parent) -> Bool { true }
  /// Returns the arguments unchanged. Implement the method if you have increased ``version``.
  public static func migrate(_ arguments: PlainValue, from version: Int) -> PlainValue { arguments }

  /// Builds the child and returns its node. The process stops if `parent` is another router than ``Parent``.
  @inlinable
  @MainActor
  public func node(below parent: RibletNode) -> RibletNode {
    guard parent is Parent else { stopBecauseNoParent(parent) }
    let child = build(in: unsafeDowncast(parent, to: Parent.self))
    return child as? RibletNode ?? adoptedNode(of: child)
  }

  @usableFromInline
  func stopBecauseNoParent(_ node: RibletNode) -> Never {
    preconditionFailure("'\(Self.self)' leads from '\(Parent.self)', not from '\(type(of: node))'.")
  }

  @usableFromInline
  @MainActor
  func adoptedNode(of child: Child) -> RibletNode {
    guard let routing = child as? any Routing else {
      preconditionFailure("'\(Self.self)' builds '\(Child.self)', which is no router: return its routing protocol.")
    }
    return AdoptedNode.place(of: routing) ?? AdoptedNode(routing)
  }
}

/// The mark that keeps saved states readable after a route's type was renamed.
///
/// It has the former name, and refers to the route that replaced it, which lists it in ``ChildRoute/former``:
///
/// ```swift
/// struct LoggedInDishes: ChildRoute {
///   static let former: [any FormerRoute.Type] = [LoggedInMenu.self]
///   …
/// }
///
/// enum LoggedInMenu: FormerRoute {
///   static let route: any ChildRoute.Type = LoggedInDishes.self
/// }
/// ```
///
/// See `Documentation/Routes.md`.
public protocol FormerRoute: Sendable {
  /// The route that is used now. It lists the mark in ``ChildRoute/former``.
  static var route: any ChildRoute.Type { get }
}

extension ChildRoute {
  /// The name in saved states: `Menu` for `LoggedInMenu` below `LoggedInRouter`.
  static var routeName: String {
    let own = String(describing: Self.self)
    let parent = RibletPath.name(ofType: Parent.self)
    return own.hasPrefix(parent) && own.utf8.count > parent.utf8.count ? String(own.dropFirst(parent.count)) : own
  }

  func isEqual(to other: any ChildRoute) -> Bool { (other as? Self) == self }

  // Members instead of `type(of:)`, which is slow for an existential.

  var shownByDefault: Shown { Self.shown }

  var isReleasedWhenCovered: Bool { Self.whenCovered == .released }

  var place: RoutePlace { RoutePlace(type: Self.self, key: key) }

  func isAt(_ place: RoutePlace) -> Bool { place.type == Self.self && place.key == key }

  @MainActor
  func isEnabled(below node: RibletNode) -> Bool {
    // After `is`, `unsafeDowncast` avoids the reference count that `as?` costs.
    node is Parent ? isEnabled(in: unsafeDowncast(node, to: Parent.self)) : true
  }

  @MainActor
  func tellThatUserLeft(_ interactable: any Interactable) {
    (interactable as? any LeaveListening<Parent.Origin>)?.userDidLeave(Route(self))
  }

  @MainActor
  func tellThatUserTriedToLeave(_ interactable: any Interactable) {
    (interactable as? any LeaveListening<Parent.Origin>)?.userDidTryToLeave(Route(self))
  }

  static func leads(from parent: any Any.Type) -> Bool { parent == Parent.self }
}
