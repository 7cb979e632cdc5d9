import GRDB

/// Something that can be ordered, as it is stored and as it is sent.
struct MenuItem: Codable, Hashable, Sendable, FetchableRecord {
  let id: String
  let name: String
  /// The part of the menu: `burger`, `side` or `drink`.
  let kind: String
  /// In cents.
  let price: Int
  let stock: Int
}
