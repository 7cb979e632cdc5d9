import KioskFood
import Riblets
import RibletsData
import Synchronization

/// A server in the memory of a test, with a plug that the test can pull.
@MainActor
final class FoodServerFake: FoodServer, PriceFeed {
  /// The ways in which an order does not come through.
  enum Loss {
    /// There is no connection: the server has certainly not got it.
    case connection
    case request
    case answer
  }

  var items: [Item] = [.classic, .cola, .fries]
  var isOffline = false
  /// The losses of the next orders, one after the other.
  var losses: [Loss] = []
  private(set) var pages: [String?] = []
  /// The orders that have arrived, with those that were sent again.
  private(set) var arrivals: [SealedOrder] = []
  private(set) var placed: [IdempotencyKey: Int] = [:]
  private let sender = MutableEventStream<PriceUpdate>()
  private let feeds = Mutex(0)
  private nonisolated let feed: EventStream<PriceUpdate>

  init() {
    feed = sender.stream
  }

  @MainActor func menu(at cursor: String?) async throws -> DataPage<Item, String> {
    pages.append(cursor)
    if isOffline { throw OfflineError() }
    let rest = cursor.map { cursor in Array(items.drop { $0.id != cursor }.dropFirst()) } ?? items
    return DataPage(Array(rest.prefix(2)), next: rest.count > 2 ? rest[1].id : nil)
  }

  @MainActor func place(_ order: Order, key: IdempotencyKey) async throws -> Int {
    let loss = losses.isEmpty ? nil : losses.removeFirst()
    if isOffline || loss == .connection { throw OfflineError() }
    if loss == .request { throw FoodServerError.lost("the request") }
    arrivals.append(SealedOrder(order, key: key))
    let number = try placed[key] ?? take(order)
    placed[key] = number
    if loss == .answer { throw FoodServerError.lost("the answer") }
    return number
  }

  private func take(_ order: Order) throws -> Int {
    for line in order.lines {
      guard let item = items.first(where: { $0.id == line.id }) else {
        throw ModelNotFoundError(Item.self, id: line.id)
      }
      guard item.price == line.price else { throw OrderError.priceChanged(item: item.name, price: item.price) }
      guard item.stock >= line.quantity else { throw OrderError.soldOut(item: item.name, left: item.stock) }
    }
    for line in order.lines { change(line.id) { $0.stock -= line.quantity } }
    return placed.count + 1
  }

  func change(_ id: Item.ID, _ change: (inout Item) -> Void) {
    for index in items.indices where items[index].id == id { change(&items[index]) }
  }

  /// The number of times that the feed has been asked for.
  var feedCount: Int { feeds.withLock { $0 } }

  /// The number of those who read the feed.
  var readerCount: Int { sender.subscriberCount }

  /// Pushes an update to those who read the feed.
  func push(_ update: PriceUpdate) { sender.send(update) }

  nonisolated func updates() -> any AsyncSequence<PriceUpdate, any Error> & Sendable {
    feeds.withLock { $0 += 1 }
    return feed.values().map { update in try Self.passed(update) }
  }

  private nonisolated static func passed(_ update: PriceUpdate) throws -> PriceUpdate { update }
}
