import RibletsTesting
import Testing

@_spi(Hidden) @testable import MockSamples

/// Tests of members that few protocols have, and of those that newer versions of the language allow.
@MainActor
@Suite(.testScope) struct LanguageTests {
  @Test func `members that borrow or consume their object are called`() {
    let mock = La01OwnershipMock()
    mock.lookReturnValue = 1
    #expect(mock.look() == 1)
    mock.end()
    #expect(mock.endCallCount == 1)
    let free = La02NoncopyableMock()
    free.nextReturnValue = 2
    free.peekReturnValue = 3
    #expect(free.next() + free.peek() == 5)
  }

  @Test func `what cannot be copied goes through handlers in every way`() throws {
    let mock = La03TicketsMock()
    mock.openHandler = { Ticket(number: 1) }
    mock.editHandler = { $0.number += 1 }
    var ticket = try mock.open()
    mock.edit(&ticket)
    #expect(ticket.number == 2)
    mock.close(ticket)
    #expect(mock.closeCallCount == 1)
    #expect(mock.calls.argumentTexts(of: "edit") == ["ticket"])
  }

  @Test func `what is sent goes on and comes back`() async {
    let mock = La04SendingMock()
    mock.giveHandler = { _ in Basket() }
    #expect(await mock.give(Basket()).items == [])
  }

  @Test func `members run where they say`() async throws {
    let mock = La05PlacesMock()
    mock.runReturnValue = 1
    mock.computeReturnValue = 2
    #expect(try await mock.run() == 1)
    #expect(await mock.compute(3) == 2)
  }

  @Test func `inline arrays and existentials with arguments are kept`() {
    let mock = La06InlineArraysMock()
    mock.fixedHandler = { $0 }
    #expect(mock.fixed([1, 2, 3])[1] == 2)
    let any = La07ExistentialsMock()
    any.allHandler = { numbers, _ in numbers }
    #expect(Array(any.all([1], ["a"])) == [1])
    #expect(any.allReceivedArguments?.b.count == 1)
  }

  @Test func `subscripts throw typed errors and suspend`() async {
    let mock = La08SubscriptsMock()
    mock.subscriptError = .closed
    #expect(throws: ShopError.closed) { try mock[1] }
    mock.subscriptKeyReturnValue = nil
    #expect(await mock["a"] == nil)
  }

  @Test func `associated types that lead to each other are chosen`() {
    let mock = La09RecursiveMock(child: La09RecursiveMock())
    #expect(mock.child != nil)
    let same = La10SameElementMock<Int, [Int]>()
    same.fHandler = { $0.first }
    #expect(same.f([3]) == 3)
    let table = La12TableOfNumbersMock()
    table.subscriptReturnValue = 4
    table["a"] = 1
    table.clear()
    #expect(table["a"] == 4)
    #expect(table.subscriptSetCallCount == 1)
    let free = La11TableMock<String, Int>()
    free.subscriptReturnValue = nil
    #expect(free["a"] == nil)
  }

  @Test func `metatypes and opaque parts of arguments are kept`() {
    let mock = La13MetatypesMock()
    mock.fHandler = { $1 }
    let type = mock.f([Int].self, Fn01NothingMock.self)
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Fn01NothingMock.self))
    let opaque = La14OptionalOpaqueMock()
    opaque.fReturnValue = true
    #expect(opaque.f(1, ["a": 2]))
    #expect(opaque.fReceivedArguments?.y.count == 1)
  }

  @Test func `several packs come as lists, and a closure of a pack stays outside of the handler`() {
    let mock = La15TwoPacksMock()
    mock.eachHandler = { $0.count == $1.count }
    #expect(mock.each(1, "a", other: 2, "b"))
    let closure = La16PackClosureMock()
    closure.applyHandler = { $0.count }
    #expect(closure.apply({ (a: Int, b: Int) in a + b }, 1, 2) == 2)
    #expect(closure.calls.argumentTexts(of: "apply") == ["closure, [1, 2]"])
  }

  @Test func `closures behind aliases of any kind are closures`() {
    let mock = La17GenericAliasMock()
    var seen: [Int] = []
    mock.nowHandler = { $0(1) }
    mock.now { seen.append($0) }
    mock.later { seen.append($0) }
    mock.laterReceivedArguments?(2)
    mock.wireHandler = { $0(3) }
    #expect(mock.wire { $0 * 2 } == 6)
    #expect(seen == [1, 2])
    let own = La18OwnAliasMock()
    own.nowHandler = { $0() }
    #expect(own.now { 4 } == 4)
    own.later { 5 }
    #expect(own.laterReceivedArguments?() == 5)
  }

  @Test func `variadic closures come as a list`() {
    let mock = La19VariadicClosuresMock()
    var runs = 0
    mock.run({ runs += 1 }, { runs += 1 })
    for body in mock.runReceivedArguments ?? [] { body() }
    #expect(runs == 2)
    mock.callHandler = { $0(1, 2) }
    mock.call { (numbers: Int...) in runs = numbers.count * 10 }
    #expect(runs == 20)
  }

  @Test func `inout arguments of any type are changed`() {
    let mock = La20InoutsMock()
    var seen = 0
    mock.fHandler = { list, optional, tuple, closure in
      list.append(1)
      optional = nil
      tuple.1 = "b"
      closure = { seen = 7 }
    }
    var list: [Int] = []
    var optional: Int? = 1
    var tuple = (1, "a")
    var closure = {}
    mock.f(&list, &optional, &tuple, &closure)
    closure()
    #expect(list == [1])
    #expect(optional == nil)
    #expect(tuple.1 == "b")
    #expect(seen == 7)
  }

  @Test func `properties of closures are kept`() async throws {
    let mock = La21ClosurePropertiesMock(load: { 3 }, all: [{}])
    #expect(try await mock.load() == 3)
    #expect(mock.all.count == 1)
    var runs = 0
    mock.pair = (a: 1, b: { runs += 1 })
    mock.pair?.b()
    #expect(runs == 1)
    #expect(mock.pairSetCallCount == 1)
  }

  @Test func `Self is the mock wherever it stands`() {
    let mock = La22SelvesMock()
    mock.fHandler = { one, _, body in
      body(one)
      return (one, nil)
    }
    var seen: La22SelvesMock?
    #expect(mock.f(mock, [], { seen = $0 }).0 === mock)
    #expect(seen === mock)
    La22SelvesMock.all = [mock]
    #expect(La22SelvesMock.all.count == 1)
  }

  @Test func `generic parameters in every place are kept`() {
    let mock = La23GenericShapesMock()
    mock.fHandler = { one, _, _, change, last, _ in
      last = change(one)
      return [one]
    }
    var last = 0
    #expect(mock.f(1, 2, [3], { $0 + 10 }, &last, (4, 5)) == [1])
    #expect(last == 11)
  }

  @Test func `generic results of every kind are cast`() {
    let mock = La24GenericResultsMock()
    mock.objectHandler = { $0 }
    #expect(mock.object(mock) === mock)
    mock.riskyHandler = { $0 }
    #expect(mock.risky(1) == 1)
    mock.lazyHandler = { $0() }
    #expect(mock.lazy(2) == 2)
    mock.carefulHandler = { try $0() }
    #expect(mock.careful(3) == 3)
    func fail() throws -> Int { throw ShopError.closed }
    #expect(throws: ShopError.closed) { try mock.careful(try fail()) }
  }

  @Test func `generic closures are run with any value`() {
    let mock = La25GenericClosuresMock()
    mock.changeHandler = { body, value in body(&value) }
    var number = 1
    mock.change({ $0 += 1 }, &number)
    #expect(number == 2)
    mock.many({ (_: Int...) in }, 1)
    #expect(mock.manyCallCount == 1)
    mock.nestHandler = { body, value in body { number = $0 as! Int } }
    mock.nest({ $0(8) }, 1)
    #expect(number == 8)
    mock.maybeHandler = { body, value in body?(value) }
    mock.maybe({ number = $0 }, 9)
    mock.maybe(nil, 1)
    #expect(number == 9)
  }

  @Test func `spans are lent to handlers`() {
    let mock = La26SpansMock()
    mock.readHandler = { $0.count }
    mock.writeHandler = { $0[0] = 5 }
    var numbers = [1, 2]
    #expect(mock.read(numbers.span) == 2)
    var span = numbers.mutableSpan
    mock.write(&span)
    #expect(numbers[0] == 5)
  }

  @Test func `conditions in conditions hold together`() {
    let mock = La27ConditionsMock<String>()
    #if !os(Windows)
      mock.aReturnValue = 1
      #expect(mock.a() == 1)
    #endif
    mock.d("a")
    #expect(mock.dReceivedArguments == "a")
  }

  @Test func `protocols of the standard library with few members are mocked`() async throws {
    let raw = try #require(La28RawMock(rawValue: "a"))
    raw.rawValue = "b"
    raw.go()
    #expect(raw.rawValue == "b")
    La29CasesMock.allCases = [La29CasesMock()]
    #expect(La29CasesMock.allCases.count == 1)
    let iterator = La30AsyncIteratorMock()
    iterator.nextReturnValue = 3
    #expect(try await iterator.next() == 3)
    #expect(La31LosslessMock("a")?.description == "La31LosslessMock")
    let key = try #require(La32KeyMock(stringValue: "a"))
    key.stringValue = "b"
    key.intValue = 1
    #expect((key as any CodingKey).stringValue == "b")
    La33SumMock.plusHandler = { left, _ in left }
    let sum = La33SumMock()
    #expect(sum + La33SumMock() === sum)
    let literal: La34LiteralMock = "a"
    #expect(literal.calls.argumentTexts(of: "init") == [#"stringLiteral: "a""#])
    let mirror = La35MirrorMock(customMirror: Mirror(reflecting: 1))
    #expect(mirror.customMirror.subjectType is Int.Type)
  }

  @Test func `attributes of protocols do no harm`() {
    let mock = La36PreconcurrencyMock()
    mock.f {}
    #expect(mock.fCallCount == 1)
    let hidden = La37HiddenMock()
    hidden.goReturnValue = 1
    #expect(hidden.go() == 1)
    #expect(throws: La38CustomErrorMock.self) { throw La38CustomErrorMock(text: "a") }
  }
}
