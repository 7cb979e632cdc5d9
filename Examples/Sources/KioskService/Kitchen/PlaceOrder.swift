import Foundation
import GRDB
import RibletsData

/// An order as it is sent.
struct IncomingOrder: Codable, Hashable, Sendable {
  struct Line: Codable, Hashable, Sendable {
    let item: String
    let quantity: Int
    /// The price that the customer has seen, in cents.
    let price: Int
  }

  let lines: [Line]
}

/// The answer to an order that is placed.
struct Receipt: Codable, Hashable, Sendable {
  /// The number to call out.
  let number: Int
}

/// Places an order: all or nothing, and once for each key.
///
/// A refusal is not kept, so that the same order may be sent again when there is stock.
struct PlaceOrder: MutateQuery {
  typealias Domain = Kitchen

  let order: IncomingOrder
  let key: String

  /// - Throws: ``OrderRefusal``, or ``RequestError/keyReused`` for a key that another order has.
  func mutate(_ database: Database) throws -> Receipt {
    let lines = try text(of: order)
    if let row = try Row.fetchOne(database, sql: "SELECT number, lines FROM placed WHERE key = ?", arguments: [key]) {
      guard row["lines"] == lines else { throw RequestError.keyReused }
      return Receipt(number: row["number"])
    }
    guard !order.lines.isEmpty else { throw OrderRefusal.emptyOrder }
    for line in order.lines { try take(line, from: database) }
    try database.execute(sql: "INSERT INTO placed (key, lines) VALUES (?, ?)", arguments: [key, lines])
    return Receipt(number: Int(database.lastInsertedRowID))
  }

  private func take(_ line: IncomingOrder.Line, from database: Database) throws {
    guard line.quantity > 0 else { throw RequestError.badQuantity(line.quantity, of: line.item) }
    let item = try MenuItem.fetchOne(database, sql: "SELECT * FROM item WHERE id = ?", arguments: [line.item])
    guard let item else { throw OrderRefusal.unknownItem(line.item) }
    guard line.price == item.price else { throw OrderRefusal.priceChanged(item.name, price: item.price) }
    guard line.quantity <= item.stock else { throw OrderRefusal.soldOut(item.name, left: item.stock) }
    try database.execute(
      sql: "UPDATE item SET stock = stock - ? WHERE id = ?", arguments: [line.quantity, line.item])
  }

  private func text(of order: IncomingOrder) throws -> String {
    let encoder = JSONEncoder()
    // The same lines are the same text.
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(order.lines), as: UTF8.self)
  }
}
