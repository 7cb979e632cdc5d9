/// A view that shows the views of children, and decides on their layout.
///
/// The interface for a router: of its own view or, in a riblet without a view, of the view of a riblet further up.
///
/// For routes, ``RouteContainer`` gets all children at once. See `Documentation/UIKitAndSwiftUI.md`.
///
/// ```swift
/// extension RootViewController: ContainerViewControllable {
///   func show(_ child: any ViewControllable) { embed(child) }
///   func hide(_ child: any ViewControllable) { remove(child) }
/// }
/// ```
@MainActor
public protocol ContainerViewControllable: ViewControllable {
  /// Shows a child's view inside this view.
  ///
  /// Called on the main actor after the child was attached.
  func show(_ child: any ViewControllable)
  /// Removes a child's view; does nothing for one that is not shown. Called on the main actor.
  func hide(_ child: any ViewControllable)
}
