import FlyingFox
import Foundation
import RibletsData

/// The reason why a request was refused, as it is sent.
struct Problem: Codable, Hashable, Sendable {
  /// `soldOut`, `priceChanged`, `unknownItem`, `emptyOrder`; nothing else has one.
  var reason: String?
  /// The item's name, or what was taken for an identity.
  var item: String?
  var left: Int?
  var price: Int?
  var message: String?
}

extension HTTPResponse {
  /// A value as JSON.
  static func json(_ value: some Encodable, status: HTTPStatusCode = .ok) throws -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return HTTPResponse(
      statusCode: status, headers: [.contentType: "application/json", HTTPHeader("Cache-Control"): "no-store"],
      body: try encoder.encode(value))
  }

  /// The answer to a request that has failed.
  static func failure(_ error: any Error) throws -> HTTPResponse {
    switch error {
    case let refusal as OrderRefusal: try json(Problem(refusal), status: refusal.status)
    case let error as RequestError:
      try json(Problem(message: error.message), status: HTTPStatusCode(error.status, phrase: "Refused"))
    case let error as DataStoreError where error.reason == .locked:
      try json(Problem(message: "The database is busy. Try again in a moment."), status: .serviceUnavailable)
    default: try json(Problem(message: "The server has failed: \(error)"), status: .internalServerError)
    }
  }
}

extension OrderRefusal {
  fileprivate var status: HTTPStatusCode {
    if case .unknownItem = self { .notFound } else { .conflict }
  }
}

extension Problem {
  fileprivate init(_ refusal: OrderRefusal) {
    switch refusal {
    case .soldOut(let item, let left): self.init(reason: "soldOut", item: item, left: left)
    case .priceChanged(let item, let price): self.init(reason: "priceChanged", item: item, price: price)
    case .unknownItem(let item): self.init(reason: "unknownItem", item: item)
    case .emptyOrder: self.init(reason: "emptyOrder")
    }
  }
}
