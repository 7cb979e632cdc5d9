import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct LiveQueriesTests {
  let scope = TestScope.current()
  let restaurant = Restaurant(retries: .never)
  var server: ScriptedServer { restaurant.server }
  var diner: Diner { restaurant.diner }
  let soup = StockOf(id: "soup")

  @Test func `a mutation shows at once, and its prediction stays until the server has answered anew`() async {
    restaurant.stock(of: "soup", .now(.success(7)), .after(1, .success(5)))
    restaurant.orders(.after(2, .success(0)))
    let states = scope.record(restaurant.provider.observing(soup))
    diner.change(Order(id: "soup"))
    await scope.advance(by: .seconds(5))
    states.expectEvents([
      .at(0, .loading(nil)), .at(0, .value(.server(7, at: 0))),
      .at(0, .value(.server(6, at: 0, isPredicted: true))),
      .at(2, .loading(.server(6, at: 0, isPredicted: true))),
      .at(3, .value(.server(5, at: 3))),
    ])
    #expect(diner.log == ["2: Order 0"])
  }

  @Test func `a refused mutation is undone for all, in the order in which they came`() async {
    restaurant.stock(of: "soup", .now(.success(7)), .now(.success(7)))
    restaurant.dishes(.now(.success([Dish(id: "soup", stock: 7)])), .now(.success([Dish(id: "soup", stock: 7)])))
    restaurant.orders(.after(2, .failure(Refused())))
    var seen: [String] = []
    let observers = [
      restaurant.provider.observing(soup).sink { seen.append("A \($0.value ?? -1)\($0.isLoading ? "…" : "")") },
      restaurant.provider.observing(Dishes()).sink {
        seen.append("B \($0.value?.first?.stock ?? -1)\($0.isLoading ? "…" : "")")
      },
      restaurant.provider.observing(soup).sink { seen.append("C \($0.value ?? -1)\($0.isLoading ? "…" : "")") },
    ]
    await scope.settle()
    seen = []
    diner.change(Order(id: "soup"))
    await scope.settle()
    #expect(seen == ["A 6", "C 6", "B 6"])
    seen = []
    await scope.advance(by: .seconds(2))
    #expect(seen == ["A 7…", "C 7…", "B 7…", "A 7", "C 7", "B 7"])
    #expect(diner.log == ["2: Order Refused()"])
    for observer in observers { observer.cancel() }
  }

  @Test func `an answer that was under way when the mutation began is not shown`() async {
    restaurant.stock(of: "soup", .now(.success(7)), .after(3, .success(7)), .after(1, .success(6)))
    restaurant.orders(.after(2, .success(0)))
    let states = scope.record(restaurant.provider.observing(soup))
    await scope.settle()
    diner.load(soup)
    await scope.settle()
    diner.change(Order(id: "soup"))
    await scope.advance(by: .seconds(5))
    states.expectEvents([
      .at(0, .loading(nil)), .at(0, .value(.server(7, at: 0))),
      .at(0, .loading(.server(7, at: 0))),
      .at(0, .loading(.server(6, at: 0, isPredicted: true))),
      .at(3, .value(.server(6, at: 3))),
    ])
    #expect(diner.log == ["2: Order 0", "3: StockOf 6"])
    #expect(server.asked == ["soup", "soup", "order soup", "soup"])
  }

  @Test func `an answer that was asked for before an unpredicted mutation ended is asked for again`() async {
    restaurant.stock(of: "soup", .after(3, .success(7)), .after(1, .success(6)))
    restaurant.orders(.after(2, .success(0)))
    diner.load(soup)
    diner.change(OrderOnce(id: "soup"))
    await scope.advance(by: .seconds(5))
    #expect(diner.log == ["2: OrderOnce ()", "3: StockOf 6"])
  }

  @Test func `a mutation asks again only for what it touches`() async {
    restaurant.stock(of: "soup", .now(.success(7)), .now(.success(6)))
    restaurant.stock(of: "salad", .now(.success(1)))
    restaurant.orders(.now(.success(6)))
    _ = diner.follow(soup)
    _ = diner.follow(StockOf(id: "salad"))
    diner.change(Order(id: "soup"))
    await scope.settle()
    #expect(server.asked == ["soup", "salad", "order soup", "soup"])
  }

  @Test func `an answer stays stale when the one who asked for it anew has left`() async {
    let (old, new) = ([Dish(id: "soup", stock: 7)], [Dish(id: "soup", stock: 6)])
    restaurant.dishes(.now(.success(old)), .never(), .now(.success(new)))
    restaurant.orders(.now(.success(6)))
    let reader = scope.record(restaurant.provider.observing(Dishes(), .storeOnly))
    let first = scope.record(restaurant.provider.observing(Dishes()))
    await scope.settle()
    diner.change(OrderOnce(id: "soup"))
    await scope.settle()
    first.stop()
    let second = scope.record(restaurant.provider.observing(Dishes()))
    await scope.settle()
    second.expectEvents([.at(0, .loading(.server(old, at: 0))), .at(0, .value(.server(new, at: 0)))])
    #expect(reader.events.last == .at(0, .value(.server(new, at: 0))))
  }

  @Test func `two mutations at once are both shown, and undone each for itself`() async {
    restaurant.stock(of: "soup", .now(.success(7)), .now(.success(6)))
    restaurant.orders(.after(2, .failure(Refused())), .after(3, .success(6)))
    let states = scope.record(restaurant.provider.observing(soup))
    diner.change(Order(id: "soup"))
    diner.change(Order(id: "soup"))
    await scope.advance(by: .seconds(4))
    states.expectEvents([
      .at(0, .loading(nil)), .at(0, .value(.server(7, at: 0))),
      .at(0, .value(.server(6, at: 0, isPredicted: true))),
      .at(0, .value(.server(5, at: 0, isPredicted: true))),
      .at(2, .loading(.server(6, at: 0, isPredicted: true))),
      .at(3, .value(.server(6, at: 3))),
    ])
  }

  @Test func `a mutation whose riblet ends is undone, since the server may not have made it`() async {
    restaurant.stock(of: "soup", .now(.success(7)), .now(.success(6)))
    restaurant.orders(.never())
    let states = scope.record(restaurant.provider.observing(soup))
    let order = diner.change(Order(id: "soup"))
    await scope.advance(by: .seconds(1))
    order.cancel()
    await scope.settle()
    states.expectEvents([
      .at(0, .loading(nil)), .at(0, .value(.server(7, at: 0))),
      .at(0, .value(.server(6, at: 0, isPredicted: true))),
      .at(1, .loading(.server(7, at: 0))), .at(1, .value(.server(6, at: 1))),
    ])
  }

  @Test func `an answer that was kept and not shown does not have a confirmed change twice`() async {
    restaurant.dishes(
      .now(.success([Dish(id: "soup", stock: 7)])), .now(.success([Dish(id: "soup", stock: 6)])),
      .now(.failure(Refused())))
    restaurant.orders(.now(.success(6)), .after(1, .failure(Refused())))
    let states = scope.record(restaurant.provider.observing(Dishes(), .serverOnly))
    await scope.settle()
    // The second order begins while the answer with the first one is being written into the store.
    let store = restaurant.provider.observing(StoredDishes()).sink { [diner] dishes in
      if (try? dishes.get().first?.stock) == 6 { diner.change(Order(id: "soup")) }
    }
    diner.change(Order(id: "soup"))
    await scope.advance(by: .seconds(2))
    #expect(
      states.events.last
        == .at(1, .failed(LoadFailure(Refused()), KnownValue([Dish(id: "soup", stock: 6)], from: .store))))
    store.cancel()
  }
}

private struct StoredDishes: FetchQuery {
  typealias Domain = Menu
  func fetch(from source: ModelTables) throws -> [Dish] { source.all(Dish.self) }
}
