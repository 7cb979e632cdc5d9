import GRDB
import RibletsData

/// Reads the price of each item, in cents.
struct Prices: FetchQuery {
  typealias Domain = Kitchen

  func fetch(from database: Database) throws -> [String: Int] {
    let rows = try Row.fetchAll(database, sql: "SELECT id, price FROM item")
    return Dictionary(uniqueKeysWithValues: rows.map { ($0["id"], $0["price"]) })
  }
}

/// Changes the price of an item.
struct SetPrice: MutateQuery {
  typealias Domain = Kitchen

  let item: String
  /// In cents.
  let price: Int

  /// - Throws: ``RequestError``
  func mutate(_ database: Database) throws {
    guard (0...1_000_000).contains(price) else { throw RequestError.badPrice(price) }
    try database.execute(sql: "UPDATE item SET price = ? WHERE id = ?", arguments: [price, item])
    guard database.changesCount > 0 else { throw OrderRefusal.unknownItem(item) }
  }
}
