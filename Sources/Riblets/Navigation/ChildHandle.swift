/// The identity of one riblet that came by a route, for a parent that could not tell its caller from another child.
///
/// A place can be in a stack twice, and two routes can build the same riblet. Pass the handle to the child's builder in
/// the route; the child gives it back in the calls of its listener, and never leaves by itself:
///
/// ```swift
/// func build(in parent: ShopRouter) -> any ProductRouting {
///   parent.builders.product.build(withListener: listener, handle: parent.childHandle)
/// }
///
/// func productDidFinish(_ product: ChildHandle) { router?.leave(product) }
/// ```
///
/// See `Documentation/Routes.md`.
public struct ChildHandle: Hashable, Sendable {
  let number: UInt32
  let version: UInt32

  init(of child: RouteList.Child) { (number, version) = (child.number, child.version) }

  /// Makes a handle of no riblet, for tests of a child or of a parent with a mock of its router.
  ///
  /// ```swift
  /// interactor.productDidFinish(ChildHandle(testNumber: 1))
  /// #expect(router.moves == [.leave(ChildHandle(testNumber: 1))])
  /// ```
  ///
  /// - Parameter testNumber: Equal numbers make equal handles.
  public init(testNumber: UInt32) { (number, version) = (testNumber, 0) }
}

extension Navigating where Self: RibletNode {
  /// The handle of the child that a route builds at the moment, for ``Navigating/leave(_:)-(ChildHandle)``.
  ///
  /// ```swift
  /// parent.builders.line.build(withListener: listener, handle: parent.childHandle)
  /// ```
  ///
  /// A restored child gets another one.
  ///
  /// - Precondition: It is read in ``ChildRoute/build(in:)``, of the parent that is given there.
  public var childHandle: ChildHandle {
    if let handle = madeNavigator?.building { return handle }
    preconditionFailure(
      "'childHandle' of '\(ribletPath)' is read outside of 'build(in:)' of its routes. Read it there.")
  }
}
