import Foundation
import RibletsHTTP

/// A transport that keeps what goes through it, as exchanges of a contract.
final class ContractTransport: HTTPTransport {
  struct Exchange: Sendable {
    let request: ContractExchange.Request
    let status: Int
    let fields: HTTPFields
    let body: Data
  }

  private let base: any HTTPTransport
  private let server: URL
  private let made = Locked<[Exchange]>([])

  init(base: any HTTPTransport, server: URL) {
    self.base = base
    self.server = server
  }

  var exchanges: [Exchange] { made.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let response = try await base.send(request)
    // Events have no end to wait for.
    guard response.fields["Content-Type"]?.lowercased().hasPrefix("text/event-stream") != true else { return response }
    let body = try await response.body.collect(upTo: request.bodyLimit)
    let exchange = Exchange(
      request: ContractExchange.Request(request, below: server), status: response.status, fields: response.fields,
      body: body)
    made.withLock { $0.append(exchange) }
    var whole = response
    whole.body = HTTPBody(body)
    return whole
  }
}

extension ContractTransport.Exchange {
  /// The header fields that clients act on.
  private static let keptFields = ["Content-Type", "ETag", "Cache-Control", "Location", "Retry-After"]

  var recorded: ContractExchange {
    var kept: [String: String] = [:]
    for name in Self.keptFields { kept[name] = fields[name] }
    let json = JSONValue(body)
    return ContractExchange(
      request: request,
      answer: .init(
        status: status, fields: kept.isEmpty ? nil : kept, body: json,
        text: json == nil && !body.isEmpty ? String(decoding: body, as: UTF8.self) : nil))
  }
}
