import GRDB
import RibletsData

/// A part of the menu, and the item after which the next part begins.
struct MenuPage: Codable, Hashable, Sendable {
  let items: [MenuItem]
  /// `nil` at the end of the menu.
  let next: String?
}

/// Reads a page of the menu.
struct PageOfMenu: FetchQuery {
  typealias Domain = Kitchen

  /// The identity of the item before the page; `nil` for the first one.
  let after: String?
  let limit: Int

  /// - Throws: ``RequestError/unknownPage(after:)``
  func fetch(from database: Database) throws -> MenuPage {
    var position = -1
    if let after {
      let known = try Int.fetchOne(database, sql: "SELECT position FROM item WHERE id = ?", arguments: [after])
      guard let known else { throw RequestError.unknownPage(after: after) }
      position = known
    }
    let items = try MenuItem.fetchAll(
      database, sql: "SELECT * FROM item WHERE position > ? ORDER BY position LIMIT ?",
      arguments: [position, limit + 1])
    let shown = Array(items.prefix(limit))
    return MenuPage(items: shown, next: items.count > limit ? shown.last?.id : nil)
  }
}
