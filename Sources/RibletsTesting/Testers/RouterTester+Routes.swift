import Riblets
public import Testing

// Children that come by routes are attached and detached like others; these calls are about their places.

extension RouterTester {
  /// Expects the riblets that came by routes to be these now: the text of `navigationState`.
  ///
  /// A line each, with its arguments and its place, indented by two spaces for each level; empty for none. Nothing is
  /// below children that are mocks.
  ///
  /// ```swift
  /// tester.act { router.route(to: .product(7)) }
  /// tester.expectShown("Product(id: 7) pushed")
  /// ```
  public func expectShown(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = LineDifference(
      expected: Self.lines(expected), actual: Self.lines(router.navigationState.description))
    guard !difference.isEmpty else { return }
    fail(difference, at: sourceLocation)
  }

  /// Expects one riblet to be shown now, in any way but hidden: the one to which a route leads.
  ///
  /// ```swift
  /// tester.act { router.route(to: .product(7)) }
  /// tester.expectShown(ShopRoute.product(7))
  /// ```
  public func expectShown(_ route: Route<some Any>, sourceLocation: SourceLocation = #_sourceLocation) {
    let state = router.navigationState
    let isShown = state.entries.count == 1 && state.entries[0].shown != .hidden && "\(state)".hasPrefix("\(route) ")
    guard !isShown else { return }
    fail(
      LineDifference(expected: "\(route), in any way but hidden", actual: Self.lines(state.description)),
      at: sourceLocation)
  }

  private func fail(_ difference: LineDifference, at location: SourceLocation) {
    scope.fail(
      """
      What '\(routerName)' shows is not as expected \(LineDifference.legend):
      \(difference)
      """, at: location)
  }

  /// Passes a listener for the children of a router whose interactor is a mock.
  ///
  /// The router holds it. Of several of the required type, the first is used.
  ///
  /// ```swift
  /// tester.give(listener: ProductListenerMock())
  /// ```
  ///
  /// A router without routes fails the test.
  public func give(listener: AnyObject, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let router = router as? any RibletNode & Navigating else {
      return scope.fail(
        """
        '\(routerName)' has no routes that could ask for a listener: it is not 'Navigating'.
        Give the listener to its interactor, or let its routing protocol inherit from 'Navigating'.
        """, at: sourceLocation)
    }
    router.give(listener: listener)
  }

  private static func lines(_ state: String) -> String { state.isEmpty ? "(nothing)" : state }
}
