import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct LiveQueryTests {
  let scope = TestScope.current()
  let restaurant = Restaurant()
  var server: ScriptedServer { restaurant.server }
  var diner: Diner { restaurant.diner }
  let soup = StockOf(id: "soup")

  @Test func `an observer sees that the server is asked, and its answer with its time`() async {
    restaurant.stock(of: "soup", .after(2, .success(7)))
    let states = scope.record(restaurant.provider.observing(soup))
    await scope.advance(by: .seconds(3))
    states.expectEvents([.at(0, .loading(nil)), .at(2, .value(.server(7, at: 2)))])
  }

  @Test func `a failure keeps what is known, and says when to ask again`() async {
    restaurant.stock(of: "soup", .after(1, .success(7)), .after(1, .failure(Busy(pause: .seconds(60)))))
    let states = scope.record(restaurant.provider.observing(soup))
    await scope.advance(by: .seconds(1))
    diner.load(soup)
    await scope.advance(by: .seconds(1))
    states.expectEvents([
      .at(0, .loading(nil)), .at(1, .value(.server(7, at: 1))), .at(1, .loading(.server(7, at: 1))),
      .at(2, .failed(LoadFailure(Busy(pause: .seconds(60)), retryAt: .seconds(62)), .server(7, at: 1))),
    ])
  }

  @Test func `equal queries are asked once, and all get the answer`() async {
    restaurant.stock(of: "soup", .after(2, .success(7)))
    let first = scope.record(restaurant.provider.observing(soup))
    diner.load(soup)
    await scope.advance(by: .seconds(1))
    let second = scope.record(restaurant.provider.observing(soup))
    diner.load(StockOf(id: "soup"))
    await scope.advance(by: .seconds(1))
    #expect(server.asked == ["soup"])
    #expect(diner.log == ["2: StockOf 7", "2: StockOf 7"])
    first.expectEvents([.at(0, .loading(nil)), .at(2, .value(.server(7, at: 2)))])
    second.expectEvents([.at(1, .loading(nil)), .at(2, .value(.server(7, at: 2)))])
  }

  @Test func `who comes later shares what others have been told`() async {
    restaurant.stock(of: "soup", .now(.success(7)))
    let first = scope.record(restaurant.provider.observing(soup))
    await scope.advance(by: .seconds(5))
    let second = scope.record(restaurant.provider.observing(soup))
    first.expectEvents([.at(0, .loading(nil)), .at(0, .value(.server(7, at: 0)))])
    second.expectEvents([.at(5, .value(.server(7, at: 0)))])
    #expect(server.asked == ["soup"])
  }

  @Test func `the last who waits cancels the request, and no one before`() async {
    let script: ScriptedAnswers<Int, any Error> = scope.answers(.never())
    server.stockScripts["soup"] = script
    let first = diner.load(soup)
    let second = diner.load(soup)
    let observer = diner.follow(soup)
    await scope.advance(by: .seconds(1))
    first.cancel()
    await scope.advance(by: .seconds(1))
    observer.cancel()
    await scope.advance(by: .seconds(1))
    #expect(script.calls == [.from(0)])
    second.cancel()
    await scope.settle()
    #expect(script.calls == [.from(0, until: 3)])
    #expect(diner.log == ["1: StockOf CancellationError()", "3: StockOf CancellationError()"])
  }

  @Test func `what a riblet asked for ends with it`() async {
    let script: ScriptedAnswers<Int, any Error> = scope.answers(.never())
    server.stockScripts["soup"] = script
    _ = diner.follow(soup)
    diner.load(soup)
    await scope.advance(by: .seconds(1))
    diner.deactivate()
    await scope.settle()
    #expect(script.calls == [.from(0, until: 1)])
    #expect(restaurant.connection.runningCount == 0)
  }

  @Test func `an observer that leaves in its first element asks nothing`() async {
    let subscription = StreamConnection()
    restaurant.provider.observing(soup).subscribe(subscription) { _ in subscription.cancel() }
    await scope.settle()
    #expect(server.asked == [])
  }

  @Test func `a fetch during an observer's call is answered after it`() async {
    restaurant.stock(of: "soup", .now(.success(7)), .now(.success(8)))
    var seen: [Int] = []
    let observer = restaurant.provider.observing(soup).sink { [diner] state in
      guard let value = state.value, !state.isLoading else { return }
      seen.append(value)
      if value == 7 { diner.load(StockOf(id: "soup")) }
    }
    await scope.settle()
    #expect(seen == [7, 8])
    observer.cancel()
  }
}
