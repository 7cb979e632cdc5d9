import Foundation
import KioskFood
import RibletsData
import RibletsHTTP

/// The answer to an order that the server does not take, as JSON.
struct Refusal: Decodable {
  private enum Reason: String, Decodable {
    case soldOut
    case priceChanged
    case unknownItem
    case emptyOrder
  }

  private let reason: Reason
  /// The item's name, or its id if there is none of that id.
  private let item: String?
  private let left: Int?
  private let price: Int?

  /// Reads the reason; `nil` if the answer has none.
  init?(_ answer: HTTPAnswer) {
    guard (400..<500).contains(answer.status) else { return nil }
    guard let refusal = try? JSONDecoder().decode(Refusal.self, from: answer.body) else { return nil }
    self = refusal
  }

  var error: any Error {
    let name = item ?? ""
    return switch reason {
    case .soldOut: OrderError.soldOut(item: name, left: left ?? 0)
    case .priceChanged: OrderError.priceChanged(item: name, price: Price(cents: price ?? 0))
    case .unknownItem: ModelNotFoundError(Item.self, id: name)
    case .emptyOrder: OrderError.empty
    }
  }
}
