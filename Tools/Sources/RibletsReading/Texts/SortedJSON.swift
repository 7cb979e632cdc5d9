package import Foundation

extension Encodable {
  /// The value as JSON, in which equal values give equal bytes. It holds only texts and numbers, which can all be written.
  package func sortedJSON(_ formatting: JSONEncoder.OutputFormatting = .prettyPrinted) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
    guard let data = try? encoder.encode(self) else { preconditionFailure("A report holds only texts and numbers.") }
    return String(decoding: data, as: UTF8.self)
  }
}
