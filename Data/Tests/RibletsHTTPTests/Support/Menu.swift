import RibletsHTTP

struct Menu: Codable, Hashable, Sendable {
  struct Item: Codable, Hashable, Sendable {
    var name: String
    var price: Int
  }

  var items: [Item]

  static let tea = Menu(items: [Item(name: "Tea", price: 250), Item(name: "Scones", price: 420)])
}

extension JSONRequest<Menu> {
  static func menu(page: Int) -> Self { .get("menu", query: ["page": "\(page)"]) }
}
