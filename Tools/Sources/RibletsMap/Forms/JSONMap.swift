import Foundation

/// A map as JSON.
public struct JSONMap: CustomStringConvertible {
  private let map: AppMap
  private let isPretty: Bool

  /// Takes a map.
  ///
  /// - Parameter isPretty: False for one line.
  public init(_ map: AppMap, isPretty: Bool = true) {
    self.map = map
    self.isPretty = isPretty
  }

  public var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    guard let data = try? encoder.encode(map) else {
      preconditionFailure("A map holds only texts and numbers.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
