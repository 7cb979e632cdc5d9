import Foundation

/// Values as JSON, the same bytes each time.
enum JSON {
  /// Returns a text with sorted keys, and an end of line.
  ///
  /// - Throws: `EncodingError` for what JSON does not have, such as an endless number of seconds.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  /// Reads a value; nil when the text is of another form, for instance of another version.
  static func value<Value: Decodable>(_ text: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
