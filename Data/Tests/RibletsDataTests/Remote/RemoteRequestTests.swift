import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct RemoteRequestTests {
  let scope = TestScope.current()
  let soup = StockOf(id: "soup")

  @Test func `what failed for a while is asked for again, after pauses that grow`() async {
    let restaurant = Restaurant()
    restaurant.stock(of: "soup", .now(.failure(Busy())), .now(.failure(Busy())), .now(.success(7)))
    restaurant.diner.load(soup)
    await scope.advance(by: .seconds(3))
    #expect(restaurant.diner.log == ["3: StockOf 7"])
    #expect(
      restaurant.server.stockScripts["soup"]?.calls == [.from(0, until: 0), .from(1, until: 1), .from(3, until: 3)])
  }

  @Test func `the caller gets the last error when the attempts are used up`() async {
    let restaurant = Restaurant()
    restaurant.stock(of: "soup", .now(.failure(Busy())), .now(.failure(Busy())), .now(.failure(OfflineError())))
    restaurant.diner.load(soup)
    await scope.advance(by: .seconds(9))
    #expect(restaurant.diner.log == ["3: StockOf The server cannot be reached. Check the connection and try again."])
  }

  @Test func `an error that does not pass is not a reason to ask again`() async {
    let restaurant = Restaurant()
    restaurant.stock(of: "soup", .now(.failure(Refused())))
    restaurant.diner.load(soup)
    await scope.advance(by: .seconds(9))
    #expect(restaurant.diner.log == ["0: StockOf Refused()"])
  }

  @Test func `a mutation is repeated with the same key, and another one has another`() async {
    let restaurant = Restaurant()
    restaurant.orders(.now(.failure(Busy())), .now(.success(2)), .now(.success(1)))
    restaurant.diner.change(Order(id: "soup"))
    await scope.advance(by: .seconds(1))
    restaurant.diner.change(Order(id: "soup"))
    await scope.settle()
    #expect(restaurant.diner.log == ["1: Order 2", "1: Order 1"])
    let keys = restaurant.server.keys
    #expect(keys.count == 3 && keys[0] == keys[1] && keys[1] != keys[2])
  }

  @Test func `what must not be repeated is sent once`() async {
    let restaurant = Restaurant()
    restaurant.orders(.now(.failure(Busy())))
    restaurant.diner.change(OrderOnce(id: "soup"))
    await scope.advance(by: .seconds(9))
    #expect(restaurant.diner.log == ["0: OrderOnce Busy(pause: nil)"])
    #expect(restaurant.server.keys.count == 1)
  }

  @Test func `a request ends at its deadline, also during a pause`() async {
    let restaurant = Restaurant(retries: RetryPolicy(attempts: 9, pause: .seconds(4), jitter: 0), deadline: .seconds(6))
    restaurant.stock(of: "soup", .now(.failure(Busy())), .now(.failure(Busy())))
    restaurant.stock(of: "salad", .never())
    restaurant.diner.load(soup)
    restaurant.diner.load(StockOf(id: "salad"))
    await scope.advance(by: .seconds(6))
    #expect(
      restaurant.diner.log == [
        "6: StockOf The server did not answer StockOf of Menu within 6.0 seconds, in 2 attempts.",
        "6: StockOf The server did not answer StockOf of Menu within 6.0 seconds, in 1 attempt.",
      ])
    #expect(restaurant.connection.runningCount == 0)
  }

  @Test func `a function of the server that ignores its end changes nothing, and keeps its connection`() async {
    let restaurant = Restaurant(limit: 1, deadline: .seconds(1))
    let server = StubbornServer()
    let stubborn = RootDataProvider(MemoryStore()).provider(for: Menu.self, remote: server, over: restaurant.connection)
    {
      $0
    }
    let diner = Diner(stubborn, scope.clock)
    diner.activate()
    let load = diner.load(soup)
    // The scope would wait for the server's answer, not for the question alone.
    await server.asked.wait()
    scope.clock.advance(by: .seconds(1))
    await load.value
    #expect(diner.log.count == 1)
    #expect(restaurant.connection.runningCount == 1)
    server.gate.send(())
    await scope.settle()
    #expect(diner.log.count == 1)
    #expect(restaurant.connection.runningCount == 0)
  }

  @Test func `the runtime tells of requests, without what they hold`() async {
    let restaurant = Restaurant(Dish(id: "soup"))
    restaurant.stock(of: "soup", .now(.failure(Busy())), .after(1, .success(7)))
    restaurant.diner.load(soup)
    await scope.advance(by: .seconds(2))
    restaurant.diner.load(Dishes(), .storeOnly)
    restaurant.stock(of: "soup", .never())
    let load = restaurant.diner.load(soup)
    await scope.settle()
    load.cancel()
    await scope.settle()
    let requests = scope.events.filter { if case .library(is DataRequest) = $0.kind { true } else { false } }
    #expect(
      requests.map(\.description) == [
        "asked the server for Menu.StockOf", "asked the server for Menu.StockOf, attempt 2",
        "got Menu.StockOf from the server, 0 bytes sent, 0 received", "got Menu.Dishes from the store",
        "asked the server for Menu.StockOf", "cancelled Menu.StockOf",
      ])
  }
}

/// A server that does not notice that a request was cancelled.
@MainActor
private final class StubbornServer: MenuServer {
  let gate = MutableEventStream<Void>()
  let asked = Opening()
  func dishes() async throws -> [Dish] { [] }
  func order(_ id: String, key: IdempotencyKey) async throws -> Int { 0 }
  @MainActor func stock(of id: String) async throws -> Int {
    let opened = Opening()
    let subscription = gate.stream.sink { opened.open() }
    asked.open()
    await opened.wait()
    subscription.cancel()
    return 7
  }
}

/// A gate that stays open.
@MainActor
private final class Opening {
  private var isOpen = false
  private var continuation: CheckedContinuation<Void, Never>?

  func open() {
    isOpen = true
    continuation?.resume()
    continuation = nil
  }

  func wait() async {
    if !isOpen { await withCheckedContinuation { continuation = $0 } }
  }
}
