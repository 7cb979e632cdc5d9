import GRDB
import KioskFood
import RibletsData

/// Food in the tables of a database. What comes from outside is bound, never part of a statement.
struct SQLiteFood: FoodSource {
  let database: Database

  func items() throws -> [Item] {
    try Row.fetchAll(database, sql: "SELECT * FROM item ORDER BY position").compactMap(Item.init)
  }

  func item(_ id: Item.ID) throws -> Item {
    let row = try Row.fetchOne(database, sql: "SELECT * FROM item WHERE id = ?", arguments: [id])
    guard let item = row.flatMap(Item.init) else { throw ModelNotFoundError(Item.self, id: id) }
    return item
  }

  func setStock(_ stock: Int, of id: Item.ID) throws {
    try database.execute(sql: "UPDATE item SET stock = ? WHERE id = ?", arguments: [stock, id])
  }

  func setPrice(_ price: Price, of id: Item.ID) throws {
    try database.execute(sql: "UPDATE item SET price = ? WHERE id = ?", arguments: [price.cents, id])
  }

  func replaceItems(with items: [Item]) throws {
    try database.execute(sql: "DELETE FROM item")
    for (index, item) in items.enumerated() {
      try database.execute(
        sql: "INSERT INTO item (id, position, kind, name, price, stock) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [item.id, index, item.kind.rawValue, item.name, item.price.cents, item.stock])
    }
  }

  func order() throws -> Order {
    let rows = try Row.fetchAll(database, sql: "SELECT item, name, price, quantity FROM line ORDER BY rowid")
    return Order(
      lines: rows.map { row in
        Order.Line(
          id: row["item"], name: row["name"], price: Price(cents: row["price"]), quantity: row["quantity"])
      })
  }

  func save(_ line: Order.Line) throws {
    guard line.quantity > 0 else {
      return try database.execute(sql: "DELETE FROM line WHERE item = ?", arguments: [line.id])
    }
    try database.execute(
      sql: """
        INSERT INTO line (item, name, price, quantity) VALUES (?, ?, ?, ?)
        ON CONFLICT (item) DO UPDATE SET quantity = excluded.quantity, price = excluded.price
        """, arguments: [line.id, line.name, line.price.cents, line.quantity])
  }

  func closeOrder() throws -> Int {
    try emptyOrder()
    try database.execute(sql: "INSERT INTO placed DEFAULT VALUES")
    return Int(database.lastInsertedRowID)
  }

  func emptyOrder() throws {
    try database.execute(sql: "DELETE FROM line")
  }

  func orderKey() throws -> IdempotencyKey? {
    try String.fetchOne(database, sql: "SELECT key FROM sealed").map { IdempotencyKey($0) }
  }

  func setOrderKey(_ key: IdempotencyKey?) throws {
    try database.execute(sql: "DELETE FROM sealed")
    if let key { try database.execute(sql: "INSERT INTO sealed (key) VALUES (?)", arguments: [key.text]) }
  }
}

extension Item {
  /// A row of a kind that this version does not know is left out.
  fileprivate init?(_ row: Row) {
    guard let kind = Kind(rawValue: row["kind"]) else { return nil }
    self.init(
      id: row["id"], name: row["name"], kind: kind, price: Price(cents: row["price"]), stock: row["stock"])
  }
}
