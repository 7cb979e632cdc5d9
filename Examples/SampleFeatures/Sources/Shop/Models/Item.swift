/// Something that is for sale.
enum Item: String, CaseIterable, Codable, Sendable {
  case lamp, chair, rug, mug, teapot

  var name: String { facts.name }
  var symbol: String { facts.symbol }
  /// The price in euros.
  var price: Int { facts.price }
  /// The item that goes well with it.
  var companion: Item { facts.companion }

  private var facts: (name: String, symbol: String, price: Int, companion: Item) {
    switch self {
    case .lamp: ("Lamp", "💡", 39, .chair)
    case .chair: ("Chair", "🪑", 89, .rug)
    case .rug: ("Rug", "🧶", 120, .lamp)
    case .mug: ("Mug", "☕️", 9, .teapot)
    case .teapot: ("Teapot", "🫖", 35, .mug)
    }
  }
}
