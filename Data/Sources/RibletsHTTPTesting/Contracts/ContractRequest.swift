import Foundation
import RibletsHTTP

extension ContractExchange.Request {
  /// The request as the double has received it.
  init(_ request: ServerRequest) {
    self.init(
      method: request.method, path: request.path, query: Self.query(request.query), body: JSONValue(request.body))
  }

  /// The request as a client sends it to a server, whose own path does not belong to it.
  init(_ request: HTTPRequest, below server: URL) {
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    let folder = server.path.hasSuffix("/") ? String(server.path.dropLast()) : server.path
    let path = request.url.path.hasPrefix(folder) ? String(request.url.path.dropFirst(folder.count)) : request.url.path
    self.init(
      method: request.method.rawValue, path: path.isEmpty ? "/" : path,
      query: Self.query(items.map { HTTPQueryItem(name: $0.name, value: $0.value ?? "") }),
      body: request.body.flatMap { JSONValue($0) })
  }

  /// Secrets are neither written to a file nor compared.
  private static func query(_ items: [HTTPQueryItem]) -> [String: String]? {
    guard !items.isEmpty else { return nil }
    let secrets = HTTPRedaction.standard.queryItems
    let pairs = items.map { ($0.name, secrets.contains($0.name.lowercased()) ? HTTPRedaction.mark : $0.value) }
    return Dictionary(pairs) { first, _ in first }
  }
}
