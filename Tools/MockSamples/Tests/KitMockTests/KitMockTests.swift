import Riblets
import RibletsTesting
import Testing

@testable import MockSamples

@MainActor
@Suite(.testScope) struct KitMockTests {
  @Test func `a call is counted, its arguments are kept and its handler runs`() {
    let mock = Fn03ManyArgumentsMock()
    var speeds: [Int] = []
    mock.goHandler = { _, _, speed in speeds.append(speed) }
    mock.go(from: "a", to: "b", 3)
    #expect(mock.goCallCount == 1)
    #expect(mock.goArgValues.map(\.start) == ["a"])
    #expect(mock.goReceivedArguments?.end == "b")
    #expect(mock.calls.argumentTexts(of: "go") == [#"from: "a", to: "b", 3"#])
    #expect(speeds == [3])
  }

  @Test func `a return value is returned, nil too, and a handler wins`() {
    let mock = Fn05OptionalResultMock()
    mock.findReturnValue = nil
    #expect(mock.find("a") == nil)
    mock.findReturnValue = "b"
    #expect(mock.find("a") == "b")
    mock.findHandler = { $0 + "!" }
    #expect(mock.find("a") == "a!")
  }

  @Test func `an unstubbed call is recorded as a failure`() {
    withKnownIssue {
      #expect(Fn04ResultMock().count() == 0)
    } matching: { issue in
      "\(issue.comments)".contains("'count()' of Fn04ResultMock was called and has nothing to return. It returned 0.")
    }
  }

  @Test func `an unstubbed call of a throwing member throws`() {
    let mock = Ef04ThrowsResultMock()
    withKnownIssue {
      #expect(throws: UnstubbedCall.self) { try mock.save("a") }
    }
    mock.saveError = ShopError.closed
    #expect(throws: ShopError.closed) { try mock.save("a") }
  }

  @Test func `an unstubbed member of a mocked protocol returns a mock`() {
    withKnownIssue {
      #expect(Fn07MockResultMock().make() is Fn01NothingMock)
    }
  }

  @Test func `a reset forgets calls and arguments`() {
    let mock = Fn02OneArgumentMock()
    mock.go(to: "a")
    mock.reset()
    #expect(mock.goCallCount == 0)
    #expect(mock.goArgValues.isEmpty)
  }

  @Test func `a stream of the runtime has a mutable one behind it`() {
    let mock = Pr10StreamsMock()
    mock.mutableScore.value = 7
    #expect(mock.score.value == 7)
    var events: [String] = []
    let subscription = StreamConnection()
    mock.events.subscribe(subscription) { if let event = $0 { events.append(event) } }
    mock.mutableEvents.send("a")
    #expect(events == ["a"])
    subscription.cancel()
  }

  @Test func `a weak property does not keep what it is set to`() {
    final class Listener: Pr06Listener {}
    let mock = Pr06WeakMock()
    do {
      let listener = Listener()
      mock.listener = listener
      #expect(mock.listener === listener)
    }
    #expect(mock.listener == nil)
    #expect(mock.listenerSetCallCount == 1)
  }

  @Test(arguments: 1...10) func `static members have books of each test`(number: Int) {
    St01FunctionMock.makeReturnValue = number
    for _ in 0..<number { #expect(St01FunctionMock.make(0) == number) }
    #expect(St01FunctionMock.makeCallCount == number)
  }

  @Test func `a Sendable mock counts calls of any thread`() async {
    let mock = Is05SendablePropertyMock(currency: "EUR", rate: 2)
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { @concurrent in #expect(mock.rate == 2) }
      }
    }
    mock.currency = "CHF"
    #expect(mock.currencySetCallCount == 1)
  }

  @Test func `an actor's properties and stubs need no await`() async {
    let mock = Is08ActorPropertyMock(count: 3)
    mock.name = "a"
    let store: any Is08ActorProperty = mock
    #expect(await store.count == 3)
    let saving = Is07ActorMock()
    saving.saveReturnValue = true
    #expect(await saving.save("tea"))
  }

  @Test @MainActor func `a property of an actor with attributes of its own has a mock that compiles`() {
    let mock = Is35ActorMarkedMock()
    mock.title = "a"
    let shown: any Is35ActorMarked = mock
    #expect(shown.title == "a")
    #expect(mock.titleSetCallCount == 1)
  }

  @Test func `nonisolated members of a main-actor mock are called from anywhere`() async {
    let mock = Is11NonisolatedMock()
    mock.anywhereHandler = { $0 + 1 }
    let task = Task.detached { mock.anywhere(1) }
    #expect(await task.value == 2)
    #expect(mock.anywhereCallCount == 1)
  }

  @Test func `members with an argument called as the mock's own do not mix them up`() {
    let mock = Fn17ShadowsMock()
    mock.logHandler = { calls, _, _ in calls }
    #expect(mock.log(calls: 3, call: "", logHandler: true) == 3)
    #expect(mock.logCallCount == 1)
    let books = Fn24ResetAndCallsMock(calls: 1)
    books.reset()
    #expect(books.resetCallCount == 1)
    #expect(books.calls == 1)
  }

  @Test func `operators go to handlers with names`() {
    Op01PlusMock.plusHandler = { left, _ in left }
    let left = Op01PlusMock()
    #expect(left + Op01PlusMock() === left)
    #expect(Op01PlusMock.plusCallCount == 1)
  }

  @Test func `standard protocols are met by identity`() throws {
    let mock = Ih09HashableMock()
    #expect(Set([mock, mock]).count == 1)
    #expect(mock != Ih09HashableMock())
    #expect("\(Ih13DescribedMock())" == "Ih13DescribedMock")
  }

  @Test func `closures are kept if they escape`() {
    let mock = Cl02EscapingMock()
    mock.later { "\($0)" }
    #expect(mock.laterReceivedArguments?(4) == "4")
    let check = Cl06AutoclosureMock()
    check.checkHandler = { condition, text in #expect(condition() && text() == "a") }
    check.check(true, "a")
    #expect(check.checkCallCount == 1)
  }

  @Test func `a generic error comes through`() {
    let mock = Ef14GenericErrorMock()
    mock.readHandler = { try $0(1) }
    #expect(throws: ShopError.closed) {
      try mock.read { _ throws(ShopError) -> Int in throw .closed }
    }
    #expect(mock.read { $0 + 1 } == 2)
  }

  @Test func `what may only be moved is passed on`() {
    let mock = Fn28OwnershipMock()
    mock.consumeHandler = { ticket in ticket.number }
    #expect(mock.consume(Ticket(number: 8)) == 8)
  }

  @Test func `an alias of a composition has a mock`() {
    let mock: any Ih08AliasItself = Ih08AliasItselfMock(flag: true)
    #expect(mock.flag)
  }

  @Test func `the mock of a router has an interactor and a view, always the same`() {
    let mock = Ih30RouterMock()
    #expect(mock.interactable === mock.interactable)
    #expect(mock.viewControllable === mock.viewControllable)
    let interactor = Interactor()
    #expect(Ih30RouterMock(interactable: interactor).interactable === interactor)
    mock.interactable = interactor
    #expect(mock.interactable === interactor)
  }

  @Test func `the mock of an interactor does not keep its router and its listener`() {
    let mock = Ih32InteractableMock()
    do {
      let router = Ih30RouterMock()
      let listener = Ih31ListenerMock()
      mock.router = router
      mock.listener = listener
      #expect(mock.router === router)
      #expect(mock.listener === listener)
      #expect(mock.listenerSetCallCount == 1)
    }
    #expect(mock.router == nil)
    #expect(mock.listener == nil)
  }

  @Test func `a listener that was marked strong is kept`() {
    let mock = Ih33StrongMock()
    mock.listener = Ih31ListenerMock()
    #expect(mock.listener != nil)
  }

  @Test func `a listener that may be a value is kept`() {
    struct Value: Ih34Value {}
    let mock = Ih35NoClassMock()
    mock.listener = Value()
    #expect(mock.listener is Value)
    #expect(mock.listenerSetCallCount == 1)
  }
}
