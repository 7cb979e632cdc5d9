import Foundation
import KioskService
import RibletsHTTP

/// A running server with a file of its own, and what a client can ask it. Ended and gone with the value.
final class ServedKitchen: Sendable {
  let server: KioskServer
  private let folder: URL
  private let ownsFolder: Bool

  private init(_ folder: URL, ownsFolder: Bool) async throws {
    self.folder = folder
    self.ownsFolder = ownsFolder
    server = try await KioskServer.start(port: 0, path: folder.appending(path: "kitchen.sqlite").path)
  }

  convenience init() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "riblets-kitchen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await self.init(folder, ownsFolder: true)
  }

  deinit {
    if ownsFolder { try? FileManager.default.removeItem(at: folder) }
  }

  /// Ends the server, and starts another one over the same file, which goes with this value.
  func restarted() async throws -> ServedKitchen {
    await server.stop()
    return try await ServedKitchen(folder, ownsFolder: false)
  }

  var client: HTTPClient { HTTPClient(baseURL: server.url, transport: URLSessionTransport()) }

  func send(
    _ method: HTTPMethod, _ path: String, _ body: String? = nil, fields: HTTPFields = [:]
  ) async throws -> (status: Int, body: JSON) {
    let address = URL(string: "\(server.url)/\(path)")!
    let answer = try await client.send(HTTPRequest(method, address, fields: fields, body: body.map { Data($0.utf8) }))
    return (answer.status, (try? JSONDecoder().decode(JSON.self, from: answer.body)) ?? JSON())
  }

  func order(_ lines: String, key: String? = nil) async throws -> (status: Int, body: JSON) {
    try await send(.post, "orders", #"{"lines":[\#(lines)]}"#, fields: key.map { ["Idempotency-Key": $0] } ?? [:])
  }

  /// The stock of an item.
  func stock(of id: String) async throws -> Int? {
    try await send(.get, "menu?limit=100").body.items?.first { $0.id == id }?.stock
  }
}

/// Everything that an answer of the server may have.
struct JSON: Decodable, Equatable {
  struct Item: Decodable, Equatable {
    let id: String
    let price: Int
    let stock: Int
  }

  var items: [Item]?
  var next: String?
  var number: Int?
  var reason: String?
  var item: String?
  var left: Int?
  var price: Int?
  var message: String?
}
