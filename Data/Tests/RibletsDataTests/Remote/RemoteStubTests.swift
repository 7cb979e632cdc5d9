import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct RemoteStubTests {
  let scope = TestScope.current()
  let menu = DataProviderStub(Menu.self)
  let soup = StockOf(id: "soup")

  @Test func `a query that waits is answered in virtual time`() async {
    menu.stub(soup).answers(.after(2, .success(7)), .offline(after: .seconds(1)), .never())
    let diner = Diner(menu.provider, scope.clock)
    diner.activate()
    diner.load(soup)
    await scope.advance(by: .seconds(2))
    diner.load(soup)
    await scope.advance(by: .seconds(1))
    diner.load(soup)
    await scope.advance(by: .seconds(9))
    diner.deactivate()
    #expect(
      diner.log == ["2: StockOf 7", "3: StockOf The server cannot be reached. Check the connection and try again."])
    #expect(menu.stub(soup).callCount == 3)
  }

  @Test func `an observer sees the states of its stub`() async {
    menu.stub(soup).answers(.after(2, .success(7)), .after(1, .failure(Refused())))
    menu.stub(Order.self).answers(.after(4, .success(0)))
    let diner = Diner(menu.provider, scope.clock)
    diner.activate()
    let states = scope.record(menu.provider.observing(soup))
    await scope.advance(by: .seconds(2))
    diner.change(Order(id: "soup"))
    await scope.advance(by: .seconds(5))
    states.expectEvents([
      .at(0, .loading(nil)), .at(2, .value(.server(7, at: 2))),
      .at(2, .value(.server(6, at: 2, isPredicted: true))),
      .at(6, .loading(.server(6, at: 2, isPredicted: true))),
      .at(7, .failed(LoadFailure(Refused()), .server(6, at: 2, isPredicted: true))),
    ])
    #expect(menu.stub(soup).observationCount == 1)
    #expect(menu.stub(Order.self).callCount == 1)
  }

  @Test func `who observes is told when the query is stubbed anew`() async {
    menu.stub(soup).returns(7)
    let states = scope.record(menu.provider.observing(soup))
    await scope.settle()
    menu.stub(StockOf(id: "salad")).returns(1)
    menu.stub(soup).returns(8)
    await scope.settle()
    states.expectEvents([
      .at(0, .loading(nil)), .at(0, .value(.server(7, at: 0))), .at(0, .loading(.server(7, at: 0))),
      .at(0, .value(.server(8, at: 0))),
    ])
  }

  @Test func `without a network everything that waits fails, and nothing was said wrong`() async {
    menu.stub(soup).returns(7)
    menu.stub(Order.self).returns(6)
    let diner = Diner(menu.provider, scope.clock)
    diner.activate()
    menu.isOffline = true
    diner.load(soup)
    diner.change(Order(id: "soup"))
    await scope.settle()
    menu.isOffline = false
    diner.load(soup)
    await scope.settle()
    #expect(
      diner.log == [
        "0: StockOf The server cannot be reached. Check the connection and try again.",
        "0: Order The server cannot be reached. Check the connection and try again.", "0: StockOf 7",
      ])
  }

  @Test func `a script of states is shown as it is`() async {
    let script = scope.hot([.at(1, LoadState<Int>.loading(nil)), .at(2, .value(KnownValue(7, from: .store)))])
    menu.stub(soup).sends(script.stream)
    let states = scope.record(menu.provider.observing(soup))
    await scope.advance(by: .seconds(3))
    states.expectEvents([.at(1, .loading(nil)), .at(2, .value(KnownValue(7, from: .store)))])
  }

  @Test func `one query is swapped while the others ask the server`() async {
    let restaurant = Restaurant()
    restaurant.stock(of: "salad", .now(.success(1)))
    let menu = DataProviderStub(passingOthersTo: restaurant.provider)
    menu.stub(soup).returns(7)
    let diner = Diner(menu.provider, scope.clock)
    diner.activate()
    diner.load(soup)
    diner.load(StockOf(id: "salad"))
    await scope.settle()
    #expect(diner.log == ["0: StockOf 7", "0: StockOf 1"])
  }
}
