import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct RemoteConnectionTests {
  let scope = TestScope.current()

  @Test func `no more requests run than the connection allows, over all domains`() async {
    let restaurant = Restaurant(limit: 2)
    let other = RootDataProvider(MemoryStore()).provider(
      for: Menu.self, remote: restaurant.server, over: restaurant.connection
    ) { $0 }
    let guest = Diner(other, scope.clock)
    guest.activate()
    for id in ["a", "b", "c"] { restaurant.stock(of: id, .after(1, .success(1))) }
    restaurant.diner.load(StockOf(id: "a"))
    guest.load(StockOf(id: "b"))
    restaurant.diner.load(StockOf(id: "c"))
    await scope.settle()
    #expect(restaurant.connection.runningCount == 2)
    #expect(restaurant.connection.waitingCount == 1)
    await scope.advance(by: .seconds(2))
    #expect(restaurant.diner.log == ["1: StockOf 1", "2: StockOf 1"])
    #expect(restaurant.connection.runningCount == 0)
  }

  @Test func `what is shown goes first, then what was asked for, each in its order`() async {
    let restaurant = Restaurant(limit: 1)
    for id in ["a", "b", "c", "d", "e"] { restaurant.stock(of: id, .after(1, .success(1))) }
    restaurant.diner.load(StockOf(id: "a"))
    await scope.settle()
    restaurant.diner.load(StockOf(id: "b"), priority: .background)
    await scope.settle()
    restaurant.diner.load(StockOf(id: "c"))
    await scope.settle()
    restaurant.diner.load(StockOf(id: "d"))
    await scope.settle()
    _ = restaurant.diner.follow(StockOf(id: "e"))
    await scope.settle()
    await scope.advance(by: .seconds(5))
    #expect(restaurant.server.asked == ["a", "e", "c", "d", "b"])
  }

  @Test func `a request that waits goes ahead when it comes on screen`() async {
    let restaurant = Restaurant(limit: 1)
    for id in ["a", "b", "c"] { restaurant.stock(of: id, .after(1, .success(1))) }
    restaurant.diner.load(StockOf(id: "a"))
    await scope.settle()
    restaurant.diner.load(StockOf(id: "b"))
    await scope.settle()
    restaurant.diner.load(StockOf(id: "c"), priority: .background)
    await scope.settle()
    _ = restaurant.diner.follow(StockOf(id: "c"))
    await scope.settle()
    await scope.advance(by: .seconds(3))
    #expect(restaurant.server.asked == ["a", "c", "b"])
  }

  @Test func `a request that is cancelled while it waits is not sent, and leaves no gap`() async {
    let restaurant = Restaurant(limit: 1)
    for id in ["a", "b", "c"] { restaurant.stock(of: id, .after(1, .success(1))) }
    restaurant.diner.load(StockOf(id: "a"))
    let waiting = restaurant.diner.load(StockOf(id: "b"))
    restaurant.diner.load(StockOf(id: "c"))
    waiting.cancel()
    await scope.advance(by: .seconds(2))
    #expect(restaurant.server.asked == ["a", "c"])
    #expect(restaurant.connection.waitingCount == 0)
    #expect(restaurant.connection.runningCount == 0)
  }
}
