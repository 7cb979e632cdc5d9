/// A view that has room for the views of children; where and how is its own affair.
///
/// What a router knows of such a view, its own or, in a riblet without a view, that of a riblet further up.
@MainActor
public protocol ContainerViewControllable: ViewControllable {
  /// Makes a child's view a part of what this view shows.
  func show(_ child: any ViewControllable)
  /// Takes a child's view away; one that is not shown stays so.
  func hide(_ child: any ViewControllable)
}
