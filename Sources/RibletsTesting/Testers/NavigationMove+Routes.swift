extension NavigationMove {
  /// Takes a child away, whatever it was built with: of several the last one.
  public static func leave(_ route: Route<Origin>) -> Self { .leave(route.id) }

  /// Selects a tab.
  public static func select(_ route: Route<Origin>) -> Self { .select(route.id) }

  /// Keeps a person from leaving a child, or lets them leave again.
  public static func hold(_ route: Route<Origin>, _ isHeld: Bool) -> Self { .hold(route.id, isHeld) }

  /// Returns true for a move that leads to a child, alone or among others.
  ///
  /// ```swift
  /// #expect(router.moves.contains { $0.leads(to: .lobby) })
  /// ```
  public func leads(to route: Route<Origin>) -> Bool { isLeading(to: route) }
}
