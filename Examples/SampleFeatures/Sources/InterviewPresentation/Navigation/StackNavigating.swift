import Riblets

/// A stack of screens, as coordinators know it.
/// @mockable
@MainActor
protocol StackNavigating: AnyObject, Sendable {
  /// Tells which view the user has left by going back.
  var userPops: EventStream<any ViewControllable> { get }
  /// Shows a view on top of the others.
  func push(_ view: any ViewControllable)
  /// Shows a view in place of the one on top.
  func replaceTop(with view: any ViewControllable)
  /// Takes views off the stack, wherever they are; others stay.
  func remove(_ views: [any ViewControllable])
}
