/// A view that shows the views of children, and decides on their layout.
///
/// The interface for a router: of its own view or, in a riblet without a view, of the view of a riblet further up.
@MainActor
public protocol ContainerViewControllable: ViewControllable {
  /// Makes a child's view a part of what this view shows.
  func show(_ child: any ViewControllable)
  /// Removes a child's view; does nothing for one that is not shown.
  func hide(_ child: any ViewControllable)
}
