/// The prices that a server pushes.
public protocol PriceFeed: Sendable {
  /// The updates of one connection after the other, for as long as they are read.
  func updates() -> any AsyncSequence<PriceUpdate, any Error> & Sendable
}

/// A step of a feed of prices.
public enum PriceUpdate: Hashable, Sendable {
  /// The server is reached, for the first time or again.
  case connected
  /// The prices of now.
  case prices([Item.ID: Price])
  /// The server is not reached any more, or still not. The feed asks again by itself.
  case interrupted
}

/// The feed of a kiosk without a server.
package struct NoPrices: PriceFeed {
  package init() {}

  package func updates() -> any AsyncSequence<PriceUpdate, any Error> & Sendable {
    AsyncThrowingStream<PriceUpdate, any Error> { $0.finish() }
  }
}
