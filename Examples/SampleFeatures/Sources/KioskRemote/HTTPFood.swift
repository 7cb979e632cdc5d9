public import Foundation
public import KioskFood
public import RibletsData
package import RibletsHTTP

/// The food of a `kiosk-server`, over HTTP.
public struct HTTPFood: FoodServer, PriceFeed {
  private let client: HTTPClient

  /// Makes the functions of the server at an address.
  public init(server: URL) {
    // The server repeats its prices every 15 seconds.
    let limits = HTTPLimits(deadline: .seconds(8), silence: .seconds(40))
    self.init(HTTPClient(baseURL: server, transport: URLSessionTransport(), limits: limits))
  }

  /// Makes the functions of a server with a client of one's own.
  package init(_ client: HTTPClient) {
    self.client = client
  }

  public func menu(at cursor: String?) async throws -> DataPage<Item, String> {
    try await translated {
      let query: KeyValuePairs = cursor.map { ["after": $0] } ?? [:]
      let page = try await client.answer(to: JSONRequest<MenuPage>.get("menu", query: query))
      return DataPage(page.items.compactMap(\.item), next: page.next)
    }
  }

  public func place(_ order: Order, key: IdempotencyKey) async throws -> Int {
    let answer = try await translated { try await client.send(request(for: order, key)) }
    if let refusal = Refusal(answer) { throw refusal.error }
    return try await translated { try PlacedOrder(answer, to: request(for: order, key)).number }
  }

  public func updates() -> any AsyncSequence<PriceUpdate, any Error> & Sendable {
    client.events("prices").updates.compactMap { update in
      switch update {
      case .connected: .connected
      case .interrupted: .interrupted
      case .event(let event): PriceUpdate(event)
      }
    }
  }

  private func request(for order: Order, _ key: IdempotencyKey) throws -> HTTPRequest {
    var request = HTTPRequest(.post, client.baseURL.appending(path: "orders"))
    request.fields = ["Content-Type": "application/json", "Accept": "application/json", "Idempotency-Key": key.text]
    request.body = try JSONEncoder().encode(OrderBody(order))
    return request
  }

  /// Gives an error of the client the meaning that it has to food's queries.
  private func translated<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch let error as HTTPError { throw error.meaning }
  }
}
