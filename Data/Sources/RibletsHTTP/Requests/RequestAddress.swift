import Foundation

/// The address of a request below a client's.
enum RequestAddress {
  /// - Throws: ``HTTPError/Reason/invalidRequest(_:)`` for a path that would leave the client's address.
  static func url(_ path: String, query: [HTTPQueryItem], below base: URL) throws -> URL {
    guard ["http", "https"].contains(base.scheme?.lowercased()), base.host != nil,
      var components = URLComponents(url: base, resolvingAgainstBaseURL: true)
    else {
      throw HTTPError.Reason.invalidRequest(
        "'\(base)' is no address of a server; it has to begin with http:// or https://")
    }
    let segments = path.split(separator: "/", omittingEmptySubsequences: true)
    guard !segments.contains(".."), !path.contains("://"), !path.contains("?"), !path.contains("#") else {
      throw HTTPError.Reason.invalidRequest(
        "'\(path)' is no path below the client's address; a query is an argument of its own")
    }
    let folder = components.path.hasSuffix("/") ? components.path : components.path + "/"
    components.path = folder + segments.joined(separator: "/")
    if !query.isEmpty {
      components.queryItems = query.map { URLQueryItem(name: $0.name, value: $0.value) }
      // A plus sign may stand in a query, and most servers read it as a space.
      components.percentEncodedQuery = components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
    }
    guard let url = components.url else { throw HTTPError.Reason.invalidRequest("'\(path)' cannot be encoded") }
    return url
  }
}
