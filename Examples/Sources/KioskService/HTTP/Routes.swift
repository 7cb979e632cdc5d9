import FlyingFox
import Foundation
import RibletsData

/// The requests that the server answers.
struct Routes: Sendable {
  /// The number of items on a page of the menu, if the request names none.
  private static let pageLimit = 4
  private static let bodyLimit = 64 << 10

  let kitchen: DataProvider<Kitchen>

  /// Answers a request; a failure is an answer too.
  func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    do {
      guard request.isForThisMachine else { throw RequestError.otherHost(request.headers[.host] ?? "") }
      let path = request.path.split(separator: "/").map(String.init)
      switch (request.method, path.first, path.count) {
      case (.GET, "menu", 1): return try await menu(request)
      case (.POST, "orders", 1): return try await order(request)
      case (.GET, "prices", 1): return await prices()
      case (.PUT, "prices", 2): return try await setPrice(of: path[1], request)
      default: return try .json(Problem(message: "There is nothing at \(request.path)."), status: .notFound)
      }
    } catch {
      return try .failure(error)
    }
  }

  private func menu(_ request: HTTPRequest) async throws -> HTTPResponse {
    let asked = request.query["limit"]
    let limit = asked.map { Int($0) } ?? Self.pageLimit
    guard let limit, (1...100).contains(limit) else { throw RequestError.badLimit(asked ?? "") }
    return try .json(try await kitchen.fetch(PageOfMenu(after: request.query["after"], limit: limit)))
  }

  private func order(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let key = request.headers[HTTPHeader("Idempotency-Key")], (1...200).contains(key.count) else {
      throw RequestError.keyMissing
    }
    let needed = #"{"lines":[{"item":"cola","quantity":2,"price":280}]}"#
    let order = try await body(IncomingOrder.self, of: request, needed: needed)
    return try .json(try await kitchen.mutate(PlaceOrder(order: order, key: key)), status: .created)
  }

  private func setPrice(of item: String, _ request: HTTPRequest) async throws -> HTTPResponse {
    struct NewPrice: Decodable { let price: Int }
    let new = try await body(NewPrice.self, of: request, needed: #"{"price":310}"#)
    try await kitchen.mutate(SetPrice(item: item, price: new.price))
    return HTTPResponse(statusCode: .noContent)
  }

  private func prices() async -> HTTPResponse {
    let events = await PriceEvents.body(of: kitchen)
    return HTTPResponse(
      statusCode: .ok,
      headers: [.contentType: "text/event-stream", HTTPHeader("Cache-Control"): "no-store", .connection: "close"],
      body: events)
  }

  private func body<Value: Decodable>(
    _ type: Value.Type, of request: HTTPRequest, needed: String
  ) async throws -> Value {
    guard let count = request.bodySequence.count, count <= Self.bodyLimit else {
      throw RequestError.tooLarge(limit: Self.bodyLimit)
    }
    let data = try await request.bodyData
    do { return try JSONDecoder().decode(type, from: data) } catch { throw RequestError.notJSON(needed: needed) }
  }
}

extension HTTPRequest {
  /// False for the page of another site whose name has been led to this machine.
  fileprivate var isForThisMachine: Bool {
    let name = headers[.host]?.split(separator: ":").first
    return name == "127.0.0.1" || name == "localhost"
  }
}
