import Testing

@testable import MockSamples
@testable import PlainMocks

/// Functions, properties and what belongs to the type, without the test kit.
@MainActor
struct PlainMemberTests {
  @Test func `functions are counted and keep their arguments`() {
    let nothing = Fn01NothingMock()
    nothing.go()
    #expect(nothing.goCallCount == 1)
    let one = Fn02OneArgumentMock()
    one.go(to: "a")
    #expect(one.goArgValues == ["a"])
    let tuple = Fn08TupleMock()
    tuple.pairHandler = { ($0.x + $0.y, name: "a") }
    #expect(tuple.pair((x: 1, y: 2)) == (3, name: "a"))
    let variadic = Fn10VariadicMock()
    variadic.sumHandler = { $0.reduce(0, +) }
    #expect(variadic.sum(1, 2) == 3)
    let changing = Fn11InoutMock()
    changing.growHandler = { $0 += $1 }
    var number = 1
    changing.grow(&number, by: 2)
    #expect(number == 3)
    Fn12VoidMock().done(())
    #expect(Fn13DiscardableMock().save() == false)
  }

  @Test func `a call that can return nothing stops with what to set`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Fn06UnknownResultMock().price(of: "tea")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("priceHandler has to be set: there is nothing that 'price' could return."))
  }

  @Test func `a property that was never set and has no empty value stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Pr04UnknownMock().price
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'price' has to be set: there is nothing that it could return."))
  }

  @Test func `names of all kinds can be called`() {
    let unlabeled = Fn15UnlabeledMock()
    unlabeled.add(1, "a")
    #expect(unlabeled.addArgValues.first?.arg0 == 1)
    let keywords = Fn16KeywordsMock()
    keywords.repeatHandler = { $0 }
    keywords.default(for: 1, in: "a", where: true)
    #expect(keywords.repeat(3) == 3)
    let shadows = Fn17ShadowsMock()
    shadows.logHandler = { calls, _, _ in calls }
    #expect(shadows.log(calls: 2, call: "", logHandler: false) == 2)
    let raw = Fn33RawArgumentsMock(`the key`: 1)
    raw.turnTheKeyHandler = { $0 + 1 }
    #expect(raw.`turn the key`(`how far`: 2) == 3)
    #expect(raw.`the key` == 1)
    let types = Fn21OverloadsByTypeMock()
    types.show(value: 1)
    types.show(1)
    #expect(types.showValueIntOptionalArgValues == [1])
    #expect(types.showCallCount == 1)
    let both = Fn26PropertyAndFunctionMock(size: 1)
    both.sizeOfHandler = { $0.count }
    #expect(both.size(of: "ab") == 2)
    let books = Fn24ResetAndCallsMock(calls: 3)
    books.reset()
    #expect(books.resetCallCount == 1)
    #expect(books.calls == 3)
  }

  @Test func `what cannot be copied is moved on`() {
    let mock = Fn28OwnershipMock()
    mock.consumeHandler = { ticket in ticket.number }
    #expect(mock.consume(Ticket(number: 3)) == 3)
    let made = Fn29NoncopyableMock()
    made.ticketHandler = { Ticket(number: 4) }
    let ticket = made.ticket()
    #expect(ticket.number == 4)
  }

  @Test func `properties are kept`() {
    let several = Pr05SeveralMock(a: 1, b: ["b"])
    several.c = (2, 3)
    #expect(several.a == 1)
    #expect(several.cSetCallCount == 1)
    let keyword = Pr07KeywordMock(class: "a", in: 1)
    keyword.class = "b"
    #expect(keyword.class == "b")
    Pr08StaticMock.name = "a"
    #expect(Pr08StaticMock.name == "a")
    let unwrapped = Pr12UnwrappedMock(label: "a")
    #expect(unwrapped.label == "a")
    final class Listener: Pr06Listener {}
    let weak = Pr06WeakMock()
    do {
      let listener = Listener()
      weak.listener = listener
      #expect(weak.listener != nil)
    }
    #expect(weak.listener == nil)
  }

  @Test func `subscripts are read and written`() async throws {
    let labels = Su03LabelsMock()
    labels.subscriptHandler = { Price(cents: $0 + $1) }
    labels[row: 1, 2] = Price(cents: 1)
    #expect(labels[row: 1, 2].cents == 3)
    #expect(labels.subscriptSetCallCount == 1)
    let throwing = Su04ThrowsMock()
    throwing.subscriptHandler = { _ in throw ShopError.closed }
    #expect(throws: ShopError.closed) { try throwing[1] }
    let suspending = Su05AsyncMock()
    suspending.subscriptHandler = { $0 + 1 }
    #expect(try await suspending[1] == 2)
    let overloads = Su08OverloadsMock()
    overloads.subscriptKeyHandler = { $0.count }
    #expect(overloads["abc"] == 3)
    #expect(overloads[1] == 0)
  }

  @Test func `initialisers of the protocol make a mock`() async throws {
    #expect(In02ArgumentsMock(name: "a", age: 1).greet() == "")
    #expect(In03FailableMock(text: "a") != nil)
    _ = try In04ThrowsMock(path: "a")
    _ = try await In05AsyncMock(page: 1)
    _ = In07OverloadsMock(1)
    _ = In09ActorMock(title: "a")
    #expect(Cx17Mock(v: 2).v == 2)
  }

  @Test func `operators and static members are called`() async throws {
    Op02EqualsMock.equalsHandler = { _, _ in true }
    #expect(Op02EqualsMock() == Op02EqualsMock())
    Op04PrefixMock.minusHandler = { $0 }
    let mock = Op04PrefixMock()
    #expect(-mock === mock)
    St02AsyncMock.loadHandler = { 3 }
    #expect(try await St02AsyncMock.load() == 3)
    St06BothMock.go()
    St06BothMock().go()
    #expect(St06BothMock.goCallCount == 1)
    #expect(St05ActorMock.make() == 0)
  }
}
