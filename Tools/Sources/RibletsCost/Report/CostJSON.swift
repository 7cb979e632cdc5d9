import Foundation

/// Sizes as JSON: the same values give the same bytes.
enum CostJSON {
  static func text(of value: some Encodable, isPretty: Bool = true) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    guard let data = try? encoder.encode(value) else { preconditionFailure("Sizes hold only texts and numbers.") }
    return String(decoding: data, as: UTF8.self)
  }
}
