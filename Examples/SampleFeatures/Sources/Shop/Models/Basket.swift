/// The items that the user is about to buy.
struct Basket: Codable, Hashable, Sendable {
  private var items: [Item] = []

  /// Each item once, in the order in which they were added.
  var kinds: [Item] { items.reduce(into: []) { kinds, item in if !kinds.contains(item) { kinds.append(item) } } }

  /// The number of things, of all kinds together.
  var count: Int { items.count }

  /// The price of all, in euros.
  var total: Int { items.reduce(0) { $0 + $1.price } }

  func count(of item: Item) -> Int { items.count { $0 == item } }

  mutating func add(_ item: Item) { items.append(item) }

  /// Takes one away, the last that was added.
  mutating func remove(_ item: Item) {
    if let index = items.lastIndex(of: item) { items.remove(at: index) }
  }
}
