import Foundation
import KioskFood
import RibletsHTTP

/// An order as JSON.
struct OrderBody: Encodable {
  struct Line: Encodable {
    let item: String
    let quantity: Int
    let price: Int
  }

  let lines: [Line]

  init(_ order: Order) {
    lines = order.lines.map { Line(item: $0.id, quantity: $0.quantity, price: $0.price.cents) }
  }
}

/// The answer to an order that is placed.
struct PlacedOrder: Decodable {
  let number: Int
}

extension PlacedOrder {
  /// - Throws: `HTTPError` for a status that is no success, and for other JSON.
  init(_ answer: HTTPAnswer, to request: HTTPRequest) throws {
    guard (200..<300).contains(answer.status) else {
      throw HTTPError(.status(answer.status), request: request, fields: answer.fields)
    }
    do { self = try JSONDecoder().decode(PlacedOrder.self, from: answer.body) } catch {
      throw HTTPError(.wrongJSON(path: "number", problem: "is not there"), request: request, fields: answer.fields)
    }
  }
}
