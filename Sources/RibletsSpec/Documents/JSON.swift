import Foundation

/// Values as JSON, the same bytes each time.
enum JSON {
  /// A text with sorted keys, and an end of line.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts, whole numbers and seconds: nothing that JSON does not have.
    return String(decoding: try! encoder.encode(value), as: UTF8.self) + "\n"
  }

  /// Reads a value; nil when the text is of another form, for instance of another version.
  static func value<Value: Decodable>(_ text: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
