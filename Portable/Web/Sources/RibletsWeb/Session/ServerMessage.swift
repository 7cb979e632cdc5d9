import Foundation

/// A message to a browser: the changes of its page, and the last handled message of its own.
struct ServerMessage: Hashable, Sendable, Encodable {
  /// The page's version after this message. A browser that reconnects sends its last version.
  var version: String
  /// The browser's last message that was handled.
  var handled: Int
  /// The title in the tab, if it changes.
  var title: String?
  /// The markup of all layers, for the first message or a restart.
  var full: String?
  var patches: [Patch]?
  /// The problems of invalid or impossible messages of the browser, for its console.
  var problems: [String]?
  /// The identity of the page's script and style; a page with others reloads.
  var assets: String?

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A message has only strings, numbers and arrays of them, which can always be encoded.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
