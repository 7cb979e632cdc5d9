import Foundation

/// A message to a browser: how its page changes, and how far its own messages have been handled.
struct ServerMessage: Hashable, Sendable, Encodable {
  /// The page's version after this message. A browser that reconnects names the last one it has.
  var version: String
  /// The browser's last message that was handled.
  var handled: Int
  /// The title in the tab, when that changes.
  var title: String?
  /// The markup of all layers, to begin with or to start afresh.
  var full: String?
  var patches: [Patch]?
  /// Messages of the browser that were not understood or not possible, for its console.
  var problems: [String]?
  /// Names the page's own script and style; a page that has others loads itself again.
  var assets: String?

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and arrays of them: there is nothing in a message that cannot be encoded.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
