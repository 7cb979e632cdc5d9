import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct GeneratedShapeTests {
  let presenter = LobbyPresentableMock()
  let listener = LobbyListenerMock()

  @Test func `a call is counted and its arguments are kept`() {
    presenter.show(["a", "b"], animated: true)
    presenter.show([], animated: false)
    presenter.close()

    #expect(presenter.showCallCount == 2)
    #expect(presenter.showArgValues.map(\.games) == [["a", "b"], []])
    #expect(presenter.showReceivedArguments?.animated == false)
    #expect(presenter.closeCallCount == 1)
    #expect(presenter.calls.argumentTexts(of: "show") == [#"["a", "b"], animated: true"#, "[], animated: false"])
  }

  @Test func `a handler runs, and wins over a return value`() {
    presenter.scoreReturnValue = 3
    #expect(presenter.score(of: "Ann") == 3)

    presenter.scoreHandler = { $0.count }
    #expect(presenter.score(of: "Berta") == 5)
    #expect(presenter.scoreArgValues == ["Ann", "Berta"])
    #expect(presenter.scoreReceivedArguments == "Berta")
  }

  @Test func `nil is a return value where nil can be returned`() {
    presenter.bestReturnValue = nil
    #expect(presenter.best(among: ["Ann"]) == nil)
  }

  @Test func `a typed error is thrown`() {
    presenter.buyError = .soldOut
    #expect(throws: LobbyError.soldOut) { try presenter.buy("tea") }
    presenter.buyError = nil
    presenter.buyHandler = { item throws(LobbyError) in throw item.isEmpty ? .soldOut : .soldOut }
    #expect(throws: LobbyError.soldOut) { try presenter.buy("tea") }
    #expect(presenter.buyCallCount == 2)
  }

  @Test func `an async member suspends where its handler does`() async throws {
    presenter.loadHandler = { page in
      await Task.yield()
      return ["\(page)"]
    }
    #expect(try await presenter.load(7) == ["7"])
    presenter.loadHandler = nil
    presenter.loadError = LobbyError.soldOut
    await #expect(throws: LobbyError.soldOut) { try await presenter.load(8) }
    #expect(presenter.loadArgValues == [7, 8])
  }

  @Test func `a generic member asks its handler`() {
    presenter.convertHandler = { value in (value as? Int).map { $0 + 1 } ?? value }
    #expect(presenter.convert(1) == 2)
    #expect(presenter.convert("a") == "a")
    #expect(presenter.convertCallCount == 2)
  }

  @Test func `an inout argument can be changed, and a closure called`() {
    presenter.sortHandler = { list, areInOrder in list.sort(by: areInOrder) }
    var list = [1, 3, 2]
    presenter.sort(&list, by: >)
    #expect(list == [3, 2, 1])
    #expect(presenter.calls.argumentTexts(of: "sort") == ["[1, 3, 2], by: closure"])
  }

  @Test func `a closure that was handed in can be called later`() {
    var isClosed = false
    presenter.onClose { isClosed = true }
    presenter.onCloseReceivedArguments?()
    #expect(isClosed)
  }

  @Test func `setting a property is a call, and reading it is none`() {
    presenter.listener = listener
    #expect(presenter.listener === listener)
    #expect(presenter.listenerSetCallCount == 1)
    #expect(presenter.calls.argumentTexts(of: "listenerSet") == ["LobbyListenerMock"])
    presenter.title = "Lobby"
    #expect(presenter.title == "Lobby")
  }

  @Test(arguments: 1...20) func `static members have a call log and stubs for each test`(number: Int) {
    #expect(LobbyPresentableMock.makeNameCallCount == 0)
    LobbyPresentableMock.makeNameReturnValue = "\(number)"
    for _ in 0..<number { #expect(LobbyPresentableMock.makeName() == "\(number)") }
    #expect(LobbyPresentableMock.makeNameCallCount == number)
  }

  @Test func `a reset forgets calls and arguments, and keeps what was stubbed`() {
    presenter.scoreReturnValue = 3
    _ = presenter.score(of: "Ann")
    presenter.reset()
    #expect(presenter.scoreCallCount == 0)
    #expect(presenter.scoreArgValues.isEmpty)
    #expect(presenter.score(of: "Ben") == 3)
    #expect(presenter.scoreCallCount == 1)
  }

  @Test func `a mock of a Sendable protocol counts calls from any thread`() async {
    let service = PriceServiceMock(currency: "EUR")
    service.priceHandler = { $0.count }
    await withTaskGroup { group in
      for number in 0..<100 {
        group.addTask { @concurrent in #expect(service.price(of: "\(number)") > 0) }
      }
    }
    #expect(service.priceCallCount == 100)
    #expect(service.priceArgValues.count == 100)
    #expect(service.currency == "EUR")
  }

  @Test func `a mock that is an actor needs no await for its call log`() async {
    let store = BasketStoreMock()
    store.saveReturnValue = true
    #expect(await store.save("tea"))
    #expect(store.saveCallCount == 1)
    #expect(store.saveArgValues == ["tea"])
  }
}
