import Foundation

/// Values as JSON, the same bytes each time.
enum JSON {
  /// Returns a text with sorted keys, and an end of line.
  ///
  /// - Throws: `EncodingError` for values that JSON does not have, such as an infinite number of seconds.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  /// Reads a value; nil for a text of another form, such as of another version.
  static func value<Value: Decodable>(_ text: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
