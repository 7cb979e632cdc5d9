import Foundation
import Riblets
import RibletsTesting
import Testing

@testable import MockSamples

@MainActor
@Suite(.testScope) struct PropertyTests {
  @Test func `a property is set when the mock is made, which is not counted`() {
    let mock = Pr02GetSetMock(number: 1)
    #expect(mock.number == 1)
    #expect(mock.numberSetCallCount == 0)
    mock.number = 2
    #expect(mock.number == 2)
    #expect(mock.numberSetCallCount == 1)
    #expect(mock.calls.argumentTexts(of: "numberSet") == ["2"])
    #expect(Pr01GetMock(number: 3).number == 3)
  }

  @Test func `reading what was never set fails, with an empty value`() {
    let mock = Pr01GetMock()
    expectUnstubbed(mock.calls, "'number' of Pr01GetMock was read and has nothing to return. It returned 0.") {
      #expect(mock.number == 0)
    }
  }

  @Test func `reading what was never set and has no empty value stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withKnownIssue { _ = Pr04UnknownMock().price }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'price' of Pr04UnknownMock was read and has nothing to return."))
    #expect(text.contains("Set 'price' of the mock that is made here, before it is used."))
  }

  @Test func `an optional property is nil and does not fail`() {
    let mock = Pr03OptionalMock(other: 4)
    #expect(mock.name == nil)
    #expect(mock.other == 4)
    mock.name = "a"
    #expect(mock.name == "a")
    #expect(mock.calls.argumentTexts(of: "nameSet") == [#""a""#])
  }

  @Test func `properties of any type are kept`() {
    let basket = Basket()
    let mock = Pr04UnknownMock(price: Price(cents: 1), basket: basket)
    #expect(mock.price.cents == 1)
    #expect(mock.basket === basket)
    let several = Pr05SeveralMock(a: 1, b: ["b"])
    several.c = (2, 3)
    several.a = 4
    #expect(several.b == ["b"])
    #expect(several.c?.1 == 3)
    #expect(several.aSetCallCount == 1)
    #expect(several.cSetCallCount == 1)
    let any = Pr13ExistentialMock(item: 1)
    any.item = "a"
    #expect(any.item as? String == "a")
  }

  @Test func `a reset forgets how often a property was set, and keeps its value`() {
    let mock = Pr02GetSetMock()
    mock.number = 2
    mock.reset()
    #expect(mock.numberSetCallCount == 0)
    #expect(mock.number == 2)
  }

  @Test func `keywords are properties like any other`() {
    let mock = Pr07KeywordMock(class: "a", in: 1)
    mock.class = "b"
    #expect(mock.class == "b")
    #expect(mock.in == 1)
    #expect(mock.classSetCallCount == 1)
  }

  @Test func `static properties belong to the test`() {
    Pr08StaticMock.name = "a"
    #expect(Pr08StaticMock.name == "a")
    #expect(Pr08StaticMock.nameSetCallCount == 1)
    expectUnstubbed(Pr08StaticMock.staticCalls, "'shared' of Pr08StaticMock (static) was read") {
      #expect(Pr08StaticMock.shared == 0)
    }
  }

  @Test func `a setter that changes nothing of the value is one`() {
    let mock: any Pr09NonmutatingSet = Pr09NonmutatingSetMock(value: 1)
    mock.value = 2
    #expect(mock.value == 2)
  }

  @Test func `a property that unwraps itself is optional`() {
    let mock = Pr12UnwrappedMock()
    #expect(mock.label == nil)
    mock.label = "a"
    #expect(mock.label == "a")
    #expect(mock.labelSetCallCount == 1)
  }

  @Test func `a stream without a first value is an argument`() {
    let price = MutableStateStream(Price(cents: 2))
    let mock = Pr11UnknownStateMock(price: price.stream)
    price.value = Price(cents: 3)
    #expect(mock.price.value.cents == 3)
  }

  @Test func `weak properties of sendable mocks and of actors do not keep what they are set to`() async {
    final class Delegate: CxDelegate, Sendable {}
    let mock = Cx30WeakSendableMock()
    let actor = Cx31WeakActorMock()
    do {
      let delegate = Delegate()
      mock.owner = delegate
      actor.owner = delegate
      #expect(mock.owner === delegate)
    }
    #expect(mock.owner == nil)
    #expect(actor.owner == nil)
    #expect(mock.ownerSetCallCount == 1)
  }

  @Test func `properties of types of other modules are kept`() {
    let mock = Cx03Mock(url: URL(filePath: "/a"))
    #expect(mock.url.path() == "/a")
    mock.dateReturnValue = .distantPast
    #expect(mock.date() == .distantPast)
    mock.a(completion: nil)
    #expect(mock.aCallCount == 1)
    let results = Cx01Mock()
    results.hHandler = { $0.map { _ in } }
    #expect(throws: Never.self) { try results.h(.success(1)).get() }
    results.gReturnValue = [ShopError.closed]
    #expect(results.g().count == 1)
    results.f([1])
    #expect(results.fCallCount == 1)
  }

  // MARK: Subscripts

  @Test func `a subscript is read through a handler, with its arguments kept`() {
    let mock = Su01GetMock()
    mock.subscriptHandler = { "\($0)" }
    #expect(mock[3] == "3")
    #expect(mock.subscriptArgValues == [3])
  }

  @Test func `a subscript is written through a handler`() {
    let mock = Su03LabelsMock()
    var seen: [Int] = []
    mock.subscriptSetHandler = { row, column, price in seen = [row, column, price.cents] }
    mock[row: 1, 2] = Price(cents: 3)
    mock.subscriptReturnValue = Price(cents: 4)
    #expect(mock[row: 5, 6].cents == 4)
    #expect(seen == [1, 2, 3])
    #expect(mock.subscriptSetCallCount == 1)
    #expect(mock.subscriptArgValues.map(\.column) == [6])
  }

  @Test func `an unstubbed subscript fails with its arguments`() {
    let mock = Su02GetSetMock()
    expectUnstubbed(mock.calls, #"'subscript("a")' of Su02GetSetMock was called"#) {
      #expect(mock["a"] == nil)
    }
  }

  @Test func `subscripts throw and suspend`() async throws {
    let mock = Su04ThrowsMock()
    mock.subscriptError = ShopError.closed
    #expect(throws: ShopError.closed) { try mock[1] }
    let suspending = Su05AsyncMock()
    suspending.subscriptReturnValue = 4
    #expect(try await suspending[2] == 4)
    #expect(suspending.subscriptArgValues == [2])
  }

  @Test func `generic, static and variadic subscripts are called`() {
    let generic = Su06GenericMock()
    generic.subscriptHandler = { $0 }
    generic["a"] = "b"
    #expect(generic["a"] == "a")
    #expect(generic.subscriptSetCallCount == 1)
    Su07StaticMock.subscriptReturnValue = 3
    #expect(Su07StaticMock[1] == 3)
    let variadic = Su09VariadicMock()
    variadic.subscriptHandler = { $0.count }
    #expect(variadic[1, 2, 3] == 3)
  }

  @Test func `subscripts with other labels are told apart`() {
    let mock = Su08OverloadsMock()
    mock.subscriptReturnValue = 1
    mock.subscriptKeyReturnValue = 2
    #expect(mock[0] == 1)
    #expect(mock["a"] == 2)
    let paths = Cx15Mock()
    paths.subscriptHandler = { _ in 5 }
    paths.subscriptIReturnValue = 6
    #expect(paths[dynamicMember: \.bitWidth] == 5)
    #expect(paths[1, default: 2] == 6)
    paths[1, default: 2] = 3
    #expect(paths.subscriptISetCallCount == 1)
    let lookup = At01LookupMock()
    lookup.subscriptReturnValue = 7
    #expect(lookup[dynamicMember: "a"] == 7)
  }
}
