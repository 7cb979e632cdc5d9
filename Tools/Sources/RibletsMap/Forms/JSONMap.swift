import Foundation
import RibletsReading

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
    map.sortedJSON(isPretty ? .prettyPrinted : [])
  }
}
