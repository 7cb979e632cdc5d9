public import Foundation

/// The header fields and query items whose values appear neither in logs nor in errors.
///
/// ```swift
/// var redaction = HTTPRedaction.standard
/// redaction.fields.insert("x-session")
/// ```
///
/// See `Documentation/HTTP.md`.
public struct HTTPRedaction: Hashable, Sendable {
  /// The names of header fields. Write them in lower case.
  public var fields: Set<String>
  /// The names of query items. Write them in lower case.
  public var queryItems: Set<String>

  /// Makes a redaction. Names are compared without regard to case.
  ///
  /// To add a name to the usual ones, change a copy of ``standard`` instead.
  public init(fields: Set<String>, queryItems: Set<String>) {
    self.fields = Set(fields.map { $0.lowercased() })
    self.queryItems = Set(queryItems.map { $0.lowercased() })
  }

  /// The names that usually carry secrets: tokens, keys, cookies, passwords, signatures. The default of a client.
  public static let standard = HTTPRedaction(
    fields: [
      "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-API-Key", "X-Auth-Token", "Api-Key",
    ],
    queryItems: [
      "token", "access_token", "refresh_token", "id_token", "api_key", "apikey", "key", "password", "secret",
      "client_secret",
      "signature", "sig", "code",
    ])

  /// The text that stands in the place of a secret.
  package static let mark = "•••"

  /// Returns the address without its secrets. A user name and a password before the host are removed as well.
  public func text(of url: URL) -> String {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return Self.mark }
    if components.user != nil || components.password != nil {
      components.user = nil
      components.password = nil
    }
    components.fragment = nil
    guard let query = components.percentEncodedQuery else { return components.string ?? Self.mark }
    components.percentEncodedQuery = nil
    let items = query.split(separator: "&", omittingEmptySubsequences: false).map { item -> String in
      let name = item.prefix { $0 != "=" }
      let plain = String(name).removingPercentEncoding ?? String(name)
      return queryItems.contains(plain.lowercased()) ? "\(name)=\(Self.mark)" : String(item)
    }
    return (components.string ?? "") + "?" + items.joined(separator: "&")
  }

  /// Returns the fields with `•••` in place of each secret. Use it before you log fields yourself.
  public func fields(_ fields: HTTPFields) -> HTTPFields {
    var shown = HTTPFields()
    for field in fields.all {
      shown.add(self.fields.contains(field.name.lowercased()) ? Self.mark : field.value, for: field.name)
    }
    return shown
  }
}
