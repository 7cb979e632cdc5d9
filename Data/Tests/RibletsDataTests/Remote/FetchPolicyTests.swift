import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct FetchPolicyTests {
  let scope = TestScope.current()
  let restaurant = Restaurant(Dish(id: "soup", stock: 1))
  var server: ScriptedServer { restaurant.server }
  var diner: Diner { restaurant.diner }
  let old = [Dish(id: "soup", stock: 1)]
  let new = [Dish(id: "soup", stock: 9)]
  var copy: KnownValue<[Dish]> { KnownValue(old, from: .store) }

  func record(_ policy: FetchPolicy) -> Recorder<LoadState<[Dish]>> {
    scope.record(restaurant.provider.observing(Dishes(), policy))
  }

  @Test func `storeOnly shows the copy and never asks`() async {
    let states = record(.storeOnly)
    diner.load(Dishes(), .storeOnly)
    await scope.advance(by: .seconds(1))
    states.expectEvents([.at(0, .value(copy))])
    #expect(diner.log == ["0: Dishes \(old)"])
    #expect(server.asked == [])
  }

  @Test func `storeOnly without a copy is idle, and a fetch says so`() async {
    let restaurant = Restaurant()
    let states = scope.record(restaurant.provider.observing(Dishes(), .storeOnly))
    restaurant.diner.load(Dishes(), .storeOnly)
    await scope.settle()
    states.expectEvents([.at(0, .idle)])
    #expect(
      restaurant.diner.log == [
        "0: Dishes The store has no copy of Dishes of Menu, and the policy storeOnly does not ask the server."
      ])
  }

  @Test func `serverOnly does not look at the copy, and replaces it`() async throws {
    restaurant.dishes(.after(1, .success(new)))
    let states = record(.serverOnly)
    await scope.advance(by: .seconds(1))
    states.expectEvents([.at(0, .loading(nil)), .at(1, .value(.server(new, at: 1)))])
    diner.load(Dishes(), .storeOnly)
    await scope.settle()
    #expect(diner.log == ["1: Dishes \(new)"])
  }

  @Test func `storeThenServer shows the copy until the server has answered`() async {
    restaurant.dishes(.after(1, .success(new)))
    let states = record(.storeThenServer)
    diner.load(Dishes(), .storeThenServer)
    await scope.advance(by: .seconds(1))
    states.expectEvents([.at(0, .loading(copy)), .at(1, .value(.server(new, at: 1)))])
    #expect(diner.log == ["1: Dishes \(new)"])
    #expect(server.asked == ["dishes"])
  }

  @Test func `storeUnlessOlder asks for what is older, and for what is of unknown age`() async {
    restaurant.dishes(.now(.success(new)), .now(.success(old)))
    diner.load(Dishes(), .storeUnlessOlder(than: .seconds(10)))
    await scope.advance(by: .seconds(9))
    diner.load(Dishes(), .storeUnlessOlder(than: .seconds(10)))
    await scope.advance(by: .seconds(1))
    #expect(server.asked == ["dishes"])
    diner.load(Dishes(), .storeUnlessOlder(than: .seconds(10)))
    await scope.settle()
    #expect(server.asked == ["dishes", "dishes"])
    #expect(diner.log == ["0: Dishes \(new)", "9: Dishes \(new)", "10: Dishes \(old)"])
  }

  @Test func `storeUnlessOlder asks after a mutation that touched the query`() async {
    restaurant.dishes(.now(.success(new)), .now(.success(old)))
    restaurant.orders(.now(.success(8)))
    diner.load(Dishes(), .storeUnlessOlder(than: .seconds(10)))
    await scope.settle()
    diner.change(Order(id: "soup"))
    await scope.settle()
    diner.load(Dishes(), .storeUnlessOlder(than: .seconds(10)))
    await scope.settle()
    #expect(server.asked == ["dishes", "order soup", "dishes"])
  }

  @Test func `an observer is told the age of a copy that is young enough`() async {
    restaurant.dishes(.now(.success(new)))
    diner.load(Dishes())
    await scope.advance(by: .seconds(4))
    let states = record(.storeUnlessOlder(than: .seconds(5)))
    await scope.settle()
    states.expectEvents([.at(4, .value(KnownValue(new, from: .store, fetchedAt: .zero)))])
    #expect(server.asked == ["dishes"])
  }

  @Test func `serverElseStore shows the copy when the server fails`() async {
    restaurant.dishes(.after(1, .failure(Refused())), .after(1, .failure(Refused())))
    let states = record(.serverElseStore)
    await scope.advance(by: .seconds(1))
    states.expectEvents([.at(0, .loading(nil)), .at(1, .failed(LoadFailure(Refused()), copy))])
    diner.load(Dishes(), .serverElseStore)
    await scope.advance(by: .seconds(1))
    #expect(diner.log == ["2: Dishes \(old)"])
  }

  @Test func `serverElseStore without a copy fails as the server did`() async {
    let restaurant = Restaurant()
    restaurant.dishes(.now(.failure(Refused())))
    restaurant.diner.load(Dishes(), .serverElseStore)
    await scope.settle()
    #expect(restaurant.diner.log == ["0: Dishes Refused()"])
  }

  @Test func `a copy that cannot be read is asked for at the server, and named where that is not allowed`() async {
    let restaurant = Restaurant(Dish(id: "spoiled"))
    restaurant.dishes(.after(1, .success(new)))
    let reader = scope.record(restaurant.provider.observing(Dishes(), .storeOnly))
    reader.stop()
    let states = scope.record(restaurant.provider.observing(Dishes(), .storeThenServer))
    await scope.advance(by: .seconds(1))
    reader.expectEvents([.at(0, .failed(LoadFailure(spoiled), nil))])
    states.expectEvents([.at(0, .loading(nil)), .at(1, .value(.server(new, at: 1)))])
    restaurant.diner.load(Dishes(), .storeOnly)
    await scope.settle()
    #expect(restaurant.diner.log == ["1: Dishes The data cannot be read: the store is damaged, or is no database."])
  }

  @Test func `a mutation of the store is shown, and keeps the age of the copy`() async throws {
    restaurant.dishes(.now(.success(new)))
    let states = record(.storeThenServer)
    await scope.advance(by: .seconds(1))
    try await restaurant.provider.mutate(SetStock(id: "soup", stock: 5))
    states.expectEvents([
      .at(0, .loading(copy)), .at(0, .value(.server(new, at: 0))),
      .at(1, .value(KnownValue([Dish(id: "soup", stock: 5)], from: .store, fetchedAt: .zero))),
    ])
  }

  @Test func `an answer that the store cannot keep is shown all the same, and told as an event`() async {
    let tooMuch = [Dish(id: "too much")]
    restaurant.dishes(.now(.success(tooMuch)))
    let states = record(.storeThenServer)
    await scope.settle()
    states.expectEvents([.at(0, .loading(copy)), .at(0, .value(.server(tooMuch, at: 0)))])
    #expect(scope.events.map(\.description).contains("could not keep Menu.Dishes in the store: DataStoreError"))
  }
}
