import Foundation

/// The directives of `Cache-Control` that matter to a cache of one user.
struct CacheControl: Equatable {
  var isStorable = true
  /// The time that an answer may be used without asking the server.
  var lifetime: Duration?
  var mustAsk = false

  init(_ fields: HTTPFields) {
    let directives = (fields["Cache-Control"] ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    for directive in directives {
      let parts = directive.split(separator: "=", maxSplits: 1)
      switch parts.first?.trimmingCharacters(in: .whitespaces) {
      case "no-store": isStorable = false
      case "no-cache": mustAsk = true
      case "max-age":
        let digits = parts.count == 2 ? parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \"")) : ""
        // A lifetime that cannot be read is none.
        lifetime = Int32(digits).map { .seconds(max(0, $0)) } ?? .zero
      // Those of shared caches, and extensions.
      default: break
      }
    }
    if lifetime == nil, let expires = fields["Expires"] {
      // Counted from the answer's own date: this device's may be wrong.
      let then = HTTPDate(expires)?.seconds ?? 0
      let now = fields["Date"].flatMap(HTTPDate.init)?.seconds ?? then
      lifetime = .seconds(max(0, then - now))
    }
  }
}
