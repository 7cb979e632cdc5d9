/// The kinds of bytes in a program.
package enum CostPart: String, CaseIterable, Codable, Hashable, Comparable, Sendable {
  case code, data, metadata, relocations, unwinding
  /// Memory that begins as zeros, and is not in the file.
  case zeroed

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
