public import RibletsData

/// The functions of a server that sells food to several kiosks.
///
/// They throw `OfflineError` if it cannot be reached, so that it has certainly done nothing, and ``FoodServerError`` for
/// everything else that goes wrong.
public protocol FoodServer: Sendable {
  /// A page of the menu, in the order in which it is shown.
  ///
  /// - Parameter cursor: The page's place, as the page before names it; `nil` for the first one.
  func menu(at cursor: String?) async throws -> DataPage<Item, String>

  /// Places an order: once for each key, however often it is sent.
  ///
  /// - Returns: The number to call out.
  /// - Throws: ``OrderError`` or `ModelNotFoundError` for an order that the server refuses. Nothing is placed then.
  func place(_ order: Order, key: IdempotencyKey) async throws -> Int
}
