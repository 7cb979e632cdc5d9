extension NavigationMove {
  /// Removes a child, whatever its arguments are; of several, the last one:
  /// `#expect(router.moves == [.leave(.menu)])`.
  public static func leave(_ route: Route<Origin>) -> Self { .leave(route.id) }

  /// Selects a tab by its route: `#expect(router.moves == [.select(.search)])`.
  public static func select(_ route: Route<Origin>) -> Self { .select(route.id) }

  /// Prevents the user from leaving a child, or allows it again: `#expect(router.moves == [.hold(.editor, true)])`.
  public static func hold(_ route: Route<Origin>, _ isHeld: Bool) -> Self { .hold(route.id, isHeld) }

  /// Shows a number at a tab: `#expect(router.moves == [.badge(.cart, 3)])`.
  public static func badge(_ route: Route<Origin>, _ badge: Int) -> Self { .badge(route.id, badge) }

  /// Returns true for a move that shows this child with these arguments, alone or among the children of
  /// `begin(with:)` or `show(items:)`.
  ///
  /// ```swift
  /// #expect(router.moves.contains { $0.leads(to: .lobby) })
  /// ```
  ///
  /// Use it if other parts of the move do not matter, such as its presentation. Otherwise compare the move itself.
  public func leads(to route: Route<Origin>) -> Bool { isLeading(to: route) }
}
