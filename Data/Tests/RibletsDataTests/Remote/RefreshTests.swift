import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

/// A refresh while the server is being asked already.
@Suite(.testScope) @MainActor
struct RefreshTests {
  let scope = TestScope.current()
  let restaurant = Restaurant()
  var server: ScriptedServer { restaurant.server }
  var diner: Diner { restaurant.diner }
  let soup = StockOf(id: "soup")

  func press(_ count: Int, every pause: Duration = .zero) async {
    for _ in 0..<count {
      restaurant.provider.refresh(soup)
      await scope.advance(by: pause)
    }
  }

  @Test func `many refreshes at a slow server join the request that is running, and one more follows`() async {
    restaurant.stock(of: "soup", .now(.success(9)), .after(20, .success(7)), .after(2, .success(6)))
    let states = scope.record(restaurant.provider.observing(soup))
    await scope.settle()
    await press(200, every: .milliseconds(50))
    #expect(server.asked.count == 2)
    await scope.advance(by: .seconds(20))
    // The server may have computed the first answer before the last press.
    #expect(server.asked.count == 3)
    states.expectEvents([
      .at(0, .loading(nil)), .at(0, .value(.server(9, at: 0))),
      .at(0, .loading(.server(9, at: 0))), .at(20, .value(.server(7, at: 20))),
      .at(20, .loading(.server(7, at: 20))), .at(22, .value(.server(6, at: 22))),
    ])
  }

  @Test func `refreshes in one turn ask once`() async {
    restaurant.stock(of: "soup", .now(.success(9)), .now(.success(7)))
    _ = diner.follow(soup)
    await scope.settle()
    // A mutation that is on its way keeps the request back.
    restaurant.orders(.after(1, .failure(Refused())))
    diner.change(Order(id: "soup"))
    await press(200)
    await scope.advance(by: .seconds(1))
    #expect(server.asked == ["soup", "order soup", "soup"])
  }

  @Test func `a refresh during a pause between two attempts does not ask once more`() async {
    restaurant.stock(of: "soup", .now(.failure(Busy())), .now(.failure(Busy())), .now(.success(7)))
    let states = scope.record(restaurant.provider.observing(soup))
    await press(200, every: .milliseconds(10))
    await scope.advance(by: .seconds(60))
    #expect(server.asked.count == 3)
    #expect(states.events.last == .at(3, .value(.server(7, at: 3))))
  }

  @Test func `a refresh while the request waits for a connection does not ask once more`() async {
    let busy = Restaurant(limit: 1)
    busy.stock(of: "salad", .after(5, .success(1)))
    busy.stock(of: "soup", .after(1, .success(7)))
    busy.diner.load(StockOf(id: "salad"))
    // On older systems a task begins later than what is observed.
    await scope.settle()
    _ = busy.diner.follow(soup)
    await scope.settle()
    busy.provider.refresh(soup)
    await scope.advance(by: .seconds(60))
    #expect(busy.server.asked == ["salad", "soup"])
  }

  @Test func `a failure reaches all who have joined, and the refresh asks after it`() async {
    restaurant.stock(of: "soup", .after(2, .failure(Refused())), .after(1, .success(7)))
    let states = scope.record(restaurant.provider.observing(soup))
    diner.load(soup)
    await scope.advance(by: .seconds(1))
    await press(3)
    await scope.advance(by: .seconds(5))
    #expect(diner.log == ["2: StockOf Refused()"])
    states.expectEvents([
      .at(0, .loading(nil)), .at(2, .failed(LoadFailure(Refused()), nil)), .at(2, .loading(nil)),
      .at(3, .value(.server(7, at: 3))),
    ])
  }

  @Test func `one who has joined and is cancelled does not cancel the others`() async {
    let script: ScriptedAnswers<Int, any Error> = scope.answers(.after(5, .success(7)), .after(1, .success(6)))
    server.stockScripts["soup"] = script
    let first = diner.load(soup)
    let observer = diner.follow(soup)
    diner.load(soup)
    await scope.advance(by: .seconds(1))
    await press(2)
    first.cancel()
    observer.cancel()
    await scope.advance(by: .seconds(10))
    #expect(diner.log == ["1: StockOf CancellationError()", "5: StockOf 7"])
    // The refresh was for an observer who has left.
    #expect(script.calls == [.from(0, until: 5)])
  }

  @Test func `an observer who asks by itself is asked for once`() async {
    restaurant.stock(of: "soup", .after(2, .success(9)), .after(2, .success(7)))
    let observer = restaurant.provider.observing(soup).sink { [restaurant] state in
      if case .value(let known) = state, known.value == 9 { restaurant.provider.refresh(StockOf(id: "soup")) }
    }
    await scope.advance(by: .seconds(1))
    await press(1)
    await scope.advance(by: .seconds(10))
    #expect(server.asked.count == 2)
    observer.cancel()
  }

  @Test func `a mutation that touches what is asked for does not wait for an old answer`() async {
    restaurant.stock(of: "soup", .after(20, .success(9)), .after(1, .success(8)))
    restaurant.orders(.after(1, .success(8)))
    let states = scope.record(restaurant.provider.observing(soup))
    await scope.settle()
    await press(5)
    diner.change(OrderOnce(id: "soup"))
    await scope.advance(by: .seconds(60))
    #expect(server.asked == ["soup", "order soup", "soup"])
    states.expectEvents([.at(0, .loading(nil)), .at(2, .value(.server(8, at: 2)))])
  }
}
