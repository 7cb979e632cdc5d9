/// An amount of money, in whole cents.
public struct Price: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var cents: Int

  package init(cents: Int) {
    self.cents = cents
  }

  /// As people read it, such as "4.50 €".
  public var description: String {
    let remainder = cents % 100
    return "\(cents / 100).\(remainder < 10 ? "0" : "")\(remainder) €"
  }

  public static func < (left: Price, right: Price) -> Bool { left.cents < right.cents }
  package static func + (left: Price, right: Price) -> Price { Price(cents: left.cents + right.cents) }
  package static func * (price: Price, count: Int) -> Price { Price(cents: price.cents * count) }
}
