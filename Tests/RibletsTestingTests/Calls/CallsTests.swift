import Riblets
import RibletsTesting
import SeededGenerator
import Testing

@MainActor
@Suite(.testScope) struct CallsTests {
  let scope = TestScope.current()
  let presenter = LobbyPresentableMock()
  let listener = LobbyListenerMock()

  @Test func `calls are numbered by member`() {
    #expect(presenter.calls.note("a") == 1)
    #expect(presenter.calls.note("b") == 1)
    #expect(presenter.calls.note("a") == 2)
    #expect(listener.calls.note("a") == 1)
    #expect(presenter.calls.count(of: "c") == 0)
  }

  @Test func `the order of calls of several mocks is known`() {
    presenter.close()
    listener.didChoose(game: "chess")
    presenter.close()
    #expect(scope.expectInOrder(presenter.calls("close"), listener.calls("didChoose"), presenter.calls("close")))
    #expect(expectInOrder(presenter.calls("close", 1), listener.calls("didChoose", 1), presenter.calls("close", 2)))
    #expect(expectInOrder(listener.calls("didChoose"), presenter.calls("close")))
    #expect(expectInOrder())
  }

  @Test func `the order across actors and threads is known`() async {
    let service = PriceServiceMock(currency: "EUR")
    let store = BasketStoreMock()
    store.saveReturnValue = true
    await Task.detached { service.didSell("tea") }.value
    _ = await store.save("tea")
    presenter.close()
    #expect(scope.expectInOrder(service.calls("didSell"), store.calls("save"), presenter.calls("close")))
  }

  @Test func `a mock without a scope counts alone`() async {
    let count = await Task.detached { @MainActor in
      let listener = LobbyListenerMock()
      listener.didChoose(game: "chess")
      return listener.didChooseCallCount
    }.value
    #expect(count == 1)
  }

  @Test func `a call that was made is not waited for`() async {
    presenter.close()
    #expect(await presenter.calls.waitUntilCalled("close"))
  }

  @Test func `a call of a bound task is waited for by settling`() async {
    let interactor = Interactor()
    let router = Router(concrete: interactor)
    scope.launch(router)
    interactor.task { [presenter] _ in
      for _ in 0..<100 { await Task.yield() }
      presenter.close()
    }
    #expect(await presenter.calls.waitUntilCalled("close"))
  }

  @Test func `a call that is due later is waited for in virtual time, and no longer than needed`() async {
    for second in 1...5 {
      scope.clock.schedule(after: .seconds(second)) { [presenter] in presenter.close() }
    }
    #expect(await presenter.calls.waitUntilCalled("close", count: 3, within: .seconds(10)))
    #expect(scope.clock.now == .seconds(3))
    #expect(await presenter.calls.waitUntilCalled("close", count: 5, within: .seconds(10)))
  }

  @Test func `a call of a foreign task is waited for in real time`() async {
    let service = PriceServiceMock(currency: "EUR")
    Task.detached {
      for number in 0..<100 {
        await Task.yield()
        service.didSell("\(number)")
      }
    }
    #expect(await service.calls.waitUntilCalled("didSell", count: 100))
    #expect(service.didSellCallCount == 100)
  }

  @Test func `two wait for one member`() async {
    let service = PriceServiceMock(currency: "EUR")
    let first = Task { await service.calls.waitUntilCalled("didSell") }
    let second = Task { await service.calls.waitUntilCalled("didSell", count: 2) }
    Task.detached {
      service.didSell("a")
      service.didSell("b")
    }
    #expect(await first.value)
    #expect(await second.value)
  }

  @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
  func `random calls from many threads are neither lost nor mixed`(seed: UInt64) async {
    let mocks = (0..<4).map { _ in PriceServiceMock(currency: "EUR") }
    let plans = (0..<8).map { thread in
      var random = SeededGenerator(seed: seed &+ UInt64(thread))
      return (0..<200).map { _ in (mock: Int(random.next() % 4), isSale: random.next() % 2 == 0) }
    }
    for mock in mocks { mock.priceReturnValue = 1 }
    await withTaskGroup { group in
      for (thread, plan) in plans.enumerated() {
        group.addTask { @concurrent in
          for (step, call) in plan.enumerated() {
            let item = "\(thread).\(step)"
            if call.isSale { mocks[call.mock].didSell(item) } else { _ = mocks[call.mock].price(of: item) }
          }
        }
      }
    }
    for (number, mock) in mocks.enumerated() {
      let wanted = plans.joined().count { $0.mock == number && $0.isSale }
      #expect(mock.didSellCallCount == wanted, "seed \(seed)")
      #expect(mock.priceCallCount == plans.joined().count { $0.mock == number } - wanted, "seed \(seed)")
      // Each thread's calls stand in the order in which it made them.
      for thread in plans.indices {
        let own = mock.didSellArgValues.filter { $0.hasPrefix("\(thread).") }
        let steps = own.compactMap { Int($0.dropFirst("\(thread).".count)) }
        #expect(steps == steps.sorted(), "seed \(seed)")
      }
      #expect(mock.calls.argumentTexts(of: "didSell").count == wanted, "seed \(seed)")
    }
  }
}
