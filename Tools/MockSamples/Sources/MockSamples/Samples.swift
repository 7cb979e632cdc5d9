// Types that the sample protocols mention.

struct Price: Equatable, Hashable, Sendable {
  var cents = 0
}

/// A type to which a test target gives an empty value.
struct Money: Equatable, Sendable {
  var cents: Int
}

enum ShopError: Error, Equatable {
  case soldOut
  case closed
}

struct Ticket: ~Copyable {
  var number = 0
}

final class Basket {
  var items: [String] = []
}

typealias Completion = (Int) -> Void

@globalActor actor StoreActor {
  static let shared = StoreActor()
}

class Device {
  var name = ""
  init() {}
}

class NamedDevice: Device {
  override init() {
    super.init()
    name = "named"
  }
}

@MainActor class Screen {
  var isShown = false
  init() {}
}
