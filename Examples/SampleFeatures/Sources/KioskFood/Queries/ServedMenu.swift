import RibletsData

/// The menu of the server, page by page, kept in the store as the menu of the kiosk.
package struct ServedMenu: CachedFetchQuery {
  package typealias Domain = Food

  /// The most pages that are read: a server that never ends does not keep the kiosk.
  private static let pageLimit = 100

  package init() {}

  package func fetch(from remote: any FoodServer) async throws -> [Item] {
    var items: [Item] = []
    var cursor: String?
    for _ in 0..<Self.pageLimit {
      let page = try await remote.menu(at: cursor)
      // The menu may change between two pages.
      items += page.elements.filter { new in !items.contains { $0.id == new.id } }
      cursor = page.next
      if cursor == nil { return items }
    }
    throw FoodServerError.refused("Its menu has no end after \(Self.pageLimit) pages.")
  }

  package func fetchCopy(from source: any FoodSource) throws -> [Item]? {
    let items = try source.items()
    return items.isEmpty ? nil : items
  }

  package func keep(_ items: [Item], in source: any FoodSource) throws {
    guard try items != source.items() else { return }
    try source.replaceItems(with: items)
    try source.updatePricesOfOrder()
  }
}
