import RibletsSource

/// Texts, each once and with a number.
struct NameTable: Sendable {
  private(set) var names: [String] = []
  private var numbers: [String: UInt32] = [:]

  /// Makes a table; names are numbered in their order.
  init(_ names: [String] = []) {
    self.names = names
    numbers = Dictionary(names.enumerated().map { ($1, UInt32($0)) }) { first, _ in first }
  }

  /// The number of a name, if it has one.
  func number(ifKnown name: String) -> UInt32? { numbers[name] }

  /// The number of a name, a new one if it has none.
  mutating func number(of name: String) -> UInt32 {
    if let known = numbers[name] { return known }
    let number = UInt32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
