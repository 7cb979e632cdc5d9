import RibletsTesting
import Testing

@testable import MockSamples

@MainActor
@Suite(.testScope) struct GenericTests {
  @Test func `a generic argument is kept as it came`() {
    let mock = Ge01ArgumentMock()
    mock.put(1)
    mock.put("a")
    #expect(mock.putArgValues.map { "\($0)" } == ["1", "a"])
  }

  @Test func `a generic result comes from the handler`() {
    let mock = Ge02ResultMock()
    mock.getHandler = { ($0 is Int.Type ? 3 : "a") as Any }
    #expect(mock.get(Int.self) == 3)
    #expect(mock.get(String.self) == "a")
    #expect(mock.getCallCount == 2)
  }

  @Test func `a generic result with an empty value is that unstubbed`() {
    let mock = Ge02ResultMock()
    expectUnstubbed(mock.calls, "'get(Int)' of Ge02ResultMock was called and has nothing to return. It returned 0") {
      #expect(mock.get(Int.self) == 0)
    }
  }

  @Test func `a generic result without one stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withKnownIssue { _ = Ge02ResultMock().get(Price.self) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'get(Price)' of Ge02ResultMock was called and has nothing to return."))
    #expect(text.contains("Set 'getHandler' of the mock that is made here"))
  }

  @Test func `several generic parameters are told apart by place`() {
    let mock = Ge03BothMock()
    mock.convertHandler = { value, _ in "\(value)" }
    #expect(mock.convert(3, to: String.self) == "3")
    expectUnstubbed(mock.calls, "It returned nil.") {
      mock.convertHandler = nil
      #expect(mock.convert(3, to: Int.self) == nil)
    }
  }

  @Test func `where clauses are kept`() {
    let mock = Ge04WhereMock()
    mock.compareReturnValue = true
    #expect(mock.compare(1, 2))
    #expect(mock.compareArgValues.first?.a as? Int == 1)
    let same = Ge17SameTypeMock()
    same.put([1, 2])
    #expect(same.putReceivedArguments as? [Int] == [1, 2])
    let both = Cx05Mock()
    both.f([3])
    #expect(both.fReceivedArguments as? [Int] == [3])
  }

  @Test func `generic parameters inside of types are kept`() {
    let mock = Ge05NestedMock()
    mock.allHandler = { values, _ in values }
    #expect(mock.all([1, 2], nil) == [1, 2])
    let variadic = Ge19VariadicMock()
    variadic.allReturnValue = 2
    #expect(variadic.all("a", "b") == 2)
    #expect(variadic.allArgValues.first as? [String] == ["a", "b"])
  }

  @Test func `closures of generic parameters are run with any value`() {
    let mock = Ge06ClosureMock()
    mock.mapHandler = { value, change in change(value) }
    #expect(mock.map(3) { "\($0)" } == "3")
    let escaping = Ge07EscapingClosureMock()
    var seen = 0
    escaping.later(1) { seen = $0 }
    escaping.laterReceivedArguments?.done(8)
    #expect(seen == 8)
  }

  @Test func `generic inout arguments are changed`() {
    let mock = Ge08InoutMock()
    mock.swapHandler = { (a, b) in (a, b) = (b, a) }
    var a = "a"
    var b = "b"
    mock.swap(&a, &b)
    #expect((a, b) == ("b", "a"))
  }

  @Test func `opaque arguments are existentials in handlers`() {
    let mock = Ge09SomeMock()
    mock.take(1, ["a"])
    #expect(mock.takeArgValues.map(\.list.count) == [1])
    let collection = Ge10SomeCollectionMock()
    collection.takeHandler = { $0.reduce(0, +) }
    #expect(collection.take(Set([1, 2])) == 3)
  }

  @Test func `existentials go in and come out`() {
    let mock = Ge11AnyMock()
    mock.takeReturnValue = 3
    #expect(mock.take("a", 1) as? Int == 3)
    #expect(mock.takeReceivedArguments?.value as? String == "a")
  }

  @Test func `a pack comes as a list and leaves as a tuple`() {
    let mock = Ge13PackResultMock()
    mock.allHandler = { values in (values[0] as! Int + 1, values[1] as! String) }
    let (number, text) = mock.all(1, "a")
    #expect(number == 2)
    #expect(text == "a")
    #expect(mock.allArgValues.map(\.count) == [2])
    let plain = Ge12PackMock()
    plain.all(1, "a")
    #expect(plain.calls.argumentTexts(of: "all") == [#"[1, "a"]"#])
  }

  @Test func `generic overloads are told apart`() {
    let mock = Ge14OverloadsMock()
    mock.loadHandler = { $0 }
    mock.loadValueHandler = { [$0 as! String] }
    #expect(mock.load("a") as String == "a")
    #expect(mock.load("a") as [String] == ["a"])
    mock.load(1) as Void
    #expect(mock.loadValueIntCallCount == 1)
  }

  @Test func `a generic result that may throw throws unstubbed`() async throws {
    let mock = Ge15AsyncMock()
    await expectUnstubbed(mock.calls, "'load(Int)' of Ge15AsyncMock") {
      await #expect(throws: UnstubbedCall.self) { try await mock.load(Int.self) }
    }
    mock.loadHandler = { _ in 4 }
    #expect(try await mock.load(Int.self) == 4)
    let text = Ge16DecodableMock()
    text.decodeHandler = { _, text in Int(text) ?? 0 }
    #expect(try text.decode(Int.self, from: "5") == 5)
  }

  @Test func `generic optionals may be nil`() {
    let mock = Ge18OptionalMock()
    mock.maybeHandler = { $0 }
    #expect(mock.maybe(1) == 1)
    #expect(mock.maybe(Int?.none) == nil)
  }

  @Test func `what may not be copied is counted`() {
    let mock = Ge20NoncopyableMock()
    var runs = 0
    mock.holdHandler = { runs += 1 }
    mock.hold(Ticket(number: 1))
    #expect(mock.holdCallCount == 1)
    #expect(runs == 1)
  }

  @Test func `values as generic parameters and spans are counted`() {
    let mock = Cx23Mock()
    mock.fReturnValue = 4
    #expect(mock.f([1, 2, 3] as InlineArray<3, Int>) == 4)
    let span = Cx22Mock()
    var seen = 0
    span.fHandler = { seen = $0.count }
    let numbers = [1, 2]
    span.f(numbers.span)
    #expect(seen == 2)
    let free = Cx21Mock()
    free.fReturnValue = 1
    #expect(free.f() == 1)
  }

  // MARK: Self

  @Test func `Self is the mock`() async throws {
    let mock = Se01ResultMock()
    mock.copyHandler = { mock }
    #expect(mock.copy() === mock)
    let argument = Se02ArgumentMock()
    argument.isSameHandler = { $0 === argument }
    #expect(argument.isSame(as: argument))
    let several = Se03OptionalMock()
    several.allReturnValue = [several]
    several.parentReturnValue = nil
    #expect(several.all().count == 1)
    #expect(several.parent() == nil)
    let shared = Se04AsyncMock()
    shared.copyHandler = { [unowned shared] in shared }
    #expect(try await shared.copy() === shared)
    let property = Se05PropertyMock(next: nil)
    #expect(property.next == nil)
  }

  @Test func `an unstubbed Self is a new mock that fails at the same line`() {
    let mock = Se01ResultMock()
    expectUnstubbed(mock.calls, "'copy()' of Se01ResultMock") {
      #expect(mock.copy().calls.sourceLocation == mock.calls.sourceLocation)
    }
  }
}
