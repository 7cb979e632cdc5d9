import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
@_spi(TestSupport) import RibletsTesting
import Testing

// The smallest domain that a server keeps.

struct Dish: DataModel {
  let id: String
  var stock = 3
}

/// The server's functions.
protocol MenuServer: Sendable {
  func dishes() async throws -> [Dish]
  func stock(of id: String) async throws -> Int
  func order(_ id: String, key: IdempotencyKey) async throws -> Int
}

enum Menu: RemoteDataDomain {
  typealias Remote = any MenuServer
  typealias Source = ModelTables
}

struct Dishes: CachedFetchQuery {
  typealias Domain = Menu
  func fetch(from remote: any MenuServer) async throws -> [Dish] { try await remote.dishes() }
  func fetchCopy(from source: ModelTables) throws -> [Dish]? {
    let dishes = source.all(Dish.self)
    if dishes.contains(where: { $0.id == "spoiled" }) { throw spoiled }
    return dishes.isEmpty ? nil : dishes
  }
  func keep(_ dishes: [Dish], in source: ModelTables) throws {
    for dish in dishes {
      if dish.id == "too much" { throw DataStoreError(.full, store: "memory", details: "no room") }
      source.save(dish)
    }
  }
}

/// A store throws it for a copy with a spoiled dish.
let spoiled = DataStoreError(.corrupted, store: "memory", details: "a spoiled dish")

struct StockOf: RemoteFetchQuery {
  typealias Domain = Menu
  let id: String
  func fetch(from remote: any MenuServer) async throws -> Int { try await remote.stock(of: id) }
}

/// Orders a dish; shows at once, may be repeated.
struct Order: RemoteMutateQuery {
  typealias Domain = Menu
  let id: String
  func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws -> Int {
    try await remote.order(id, key: key)
  }
  var retry: MutationRetry { .withSameKey }
  var touches: TouchedQueries<Menu> { [.query(StockOf(id: id)), .query(Dishes())] }
  func predict(_ predictions: Predictions<Menu>) {
    predictions.change(StockOf(id: id)) { $0 -= 1 }
    predictions.change(Dishes.self) { _, dishes in
      for index in dishes.indices where dishes[index].id == id { dishes[index].stock -= 1 }
    }
  }
}

/// Orders without a prediction; sent once.
struct OrderOnce: RemoteMutateQuery {
  typealias Domain = Menu
  let id: String
  func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws { _ = try await remote.order(id, key: key) }
}

struct SetStock: MutateQuery {
  typealias Domain = Menu
  let id: String
  let stock: Int
  func mutate(_ source: ModelTables) { source.save(Dish(id: id, stock: stock)) }
}

struct Refused: Error, Equatable {}

struct Busy: RetryAdvising, Equatable {
  var pause: Duration?
  var retryAdvice: RetryAdvice { pause.map { .after($0) } ?? .worthwhile }
}

/// A server whose answers a test scripts.
@MainActor
final class ScriptedServer: MenuServer {
  var dishesScript: ScriptedAnswers<[Dish], any Error>?
  var stockScripts: [String: ScriptedAnswers<Int, any Error>] = [:]
  var orderScript: ScriptedAnswers<Int, any Error>?
  private(set) var asked: [String] = []
  private(set) var keys: [IdempotencyKey] = []

  @MainActor func dishes() async throws -> [Dish] {
    asked.append("dishes")
    return try await dishesScript?.next() ?? []
  }

  @MainActor func stock(of id: String) async throws -> Int {
    asked.append(id)
    return try await stockScripts[id]?.next() ?? 0
  }

  @MainActor func order(_ id: String, key: IdempotencyKey) async throws -> Int {
    asked.append("order \(id)")
    keys.append(key)
    return try await orderScript?.next() ?? 0
  }
}

/// Fetches and orders, and writes down the outcomes with their times.
final class Diner: Interactor, DataProviding {
  let dataProvider: DataProvider<Menu>
  private let clock: TestClock
  private(set) var log: [String] = []

  init(_ provider: DataProvider<Menu>, _ clock: TestClock) {
    dataProvider = provider
    self.clock = clock
  }

  @discardableResult
  func load<Query: RemoteFetchQuery>(
    _ query: Query, priority: RequestPriority = .asked
  ) -> BoundTask where Query.Domain == Menu {
    note("\(Query.self)") { try await $0.dataProvider.fetch(query, priority: priority) }
  }

  @discardableResult
  func load<Query: CachedFetchQuery>(_ query: Query, _ policy: FetchPolicy) -> BoundTask where Query.Domain == Menu {
    note("\(Query.self)") { try await $0.fetch(query, policy) }
  }

  @discardableResult
  func change<Query: RemoteMutateQuery>(_ query: Query) -> BoundTask where Query.Domain == Menu {
    note("\(Query.self)") { try await $0.mutate(query) }
  }

  func follow<Query: RemoteFetchQuery>(_ query: Query) -> StreamConnection where Query.Domain == Menu {
    observe(observing(query)) { _, _ in }
  }

  private func note<Value>(_ name: String, _ work: @escaping @MainActor (Diner) async throws -> Value) -> BoundTask {
    task { diner in
      let text: String
      do { text = "\(try await work(diner))" } catch { text = "\(error)".prefix { $0 != "\n" }.description }
      diner.log.append("\(diner.clock.now.components.seconds): \(name) \(text)")
    }
  }
}

/// A domain over a scripted server and a store in memory.
@MainActor
struct Restaurant {
  let scope = TestScope.current()
  let server = ScriptedServer()
  let connection: RemoteConnection
  let provider: DataProvider<Menu>
  let diner: Diner

  init(
    _ copies: Dish..., limit: Int = 6, retries: RetryPolicy = RetryPolicy(jitter: 0), deadline: Duration? = .seconds(30)
  ) {
    let store = MemoryStore { tables in copies.forEach(tables.save) }
    connection = RemoteConnection(limit: limit, retries: retries, deadline: deadline)
    provider = RootDataProvider(store).provider(for: Menu.self, remote: server, over: connection) { $0 }
    diner = Diner(provider, scope.clock)
    diner.activate()
  }

  func stock(of id: String, _ first: Answer<Result<Int, any Error>>, _ others: Answer<Result<Int, any Error>>...) {
    server.stockScripts[id] = scope.script([first] + others, repeatsLast: false, sourceLocation: #_sourceLocation)
  }

  func orders(_ first: Answer<Result<Int, any Error>>, _ others: Answer<Result<Int, any Error>>...) {
    server.orderScript = scope.script([first] + others, repeatsLast: false, sourceLocation: #_sourceLocation)
  }

  func dishes(_ first: Answer<Result<[Dish], any Error>>, _ others: Answer<Result<[Dish], any Error>>...) {
    server.dishesScript = scope.script([first] + others, repeatsLast: false, sourceLocation: #_sourceLocation)
  }
}

extension KnownValue {
  /// An answer of the server at a second.
  static func server(_ value: Value, at second: Int, isPredicted: Bool = false) -> KnownValue {
    KnownValue(value, from: .server, fetchedAt: .seconds(second), isPredicted: isPredicted)
  }
}
