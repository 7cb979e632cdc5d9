extension NavigationMove {
  /// Removes a child, whatever its arguments are; of several, the last one.
  public static func leave(_ route: Route<Origin>) -> Self { .leave(route.id) }

  /// Selects a tab.
  public static func select(_ route: Route<Origin>) -> Self { .select(route.id) }

  /// Prevents the user from leaving a child, or allows it again.
  public static func hold(_ route: Route<Origin>, _ isHeld: Bool) -> Self { .hold(route.id, isHeld) }

  /// Returns true for a move that adds a child, alone or among others.
  ///
  /// ```swift
  /// #expect(router.moves.contains { $0.leads(to: .lobby) })
  /// ```
  public func leads(to route: Route<Origin>) -> Bool { isLeading(to: route) }
}
