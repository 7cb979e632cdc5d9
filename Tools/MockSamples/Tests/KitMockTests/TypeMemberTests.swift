import RibletsTesting
import Testing

@testable import MockSamples

/// Initialisers, static members and operators.
@MainActor
@Suite(.testScope) struct TypeMemberTests {
  private func make<P: In02Arguments>(_ type: P.Type) -> P { type.init(name: "a", age: 3) }

  @Test func `an initialiser is noted with its arguments`() {
    let mock = make(In02ArgumentsMock.self)
    #expect(mock.calls.argumentTexts(of: "init") == [#"name: "a", age: 3"#])
    mock.greetReturnValue = "b"
    #expect(mock.greet() == "b")
    let plain = (In01PlainMock.self as any In01Plain.Type).init()
    #expect((plain as? In01PlainMock)?.calls.count(of: "init") == 1)
  }

  @Test func `initialisers that fail, throw or suspend make a mock`() async throws {
    #expect(In03FailableMock(text: "a")?.calls.argumentTexts(of: "init") == [#"text: "a""#])
    #expect(try In04ThrowsMock(path: "b").calls.count(of: "init") == 1)
    #expect(try await In05AsyncMock(page: 1).calls.argumentTexts(of: "init") == ["page: 1"])
  }

  @Test func `generic initialisers and overloads of them are told apart`() throws {
    #expect(In06GenericMock(4).calls.argumentTexts(of: "init") == ["4"])
    #expect(In07OverloadsMock(1).calls.argumentTexts(of: "init") == ["1"])
    #expect(In07OverloadsMock("a").calls.argumentTexts(of: "initText") == [#""a""#])
    let several = try Cx17Mock(y: 1)
    #expect(several.calls.argumentTexts(of: "initY") == ["y: 1"])
    #expect(Cx17Mock(x: 3)?.calls.count(of: "initX") == 1)
    #expect(Cx17Mock(v: 2).v == 2)
  }

  @Test func `initialisers of isolated and sendable mocks are noted`() async {
    #expect(In08MainActorMock(title: "a").calls.count(of: "init") == 1)
    #expect(In09ActorMock(title: "a").calls.count(of: "init") == 1)
    #expect(await Task.detached { In10SendableMock(title: "a").calls.count(of: "init") }.value == 1)
    #expect(In11ClosureMock({}, { true }).calls.argumentTexts(of: "init") == ["closure, closure"])
  }

  @Test func `an unstubbed static member fails at the line of the test`() {
    expectUnstubbed(St01FunctionMock.staticCalls, "'make(1)' of St01FunctionMock (static) was called") {
      #expect(St01FunctionMock.make(1) == 0)
    }
    #expect(St01FunctionMock.makeArgValues == [1])
  }

  @Test func `static members suspend, throw and are generic`() async throws {
    St02AsyncMock.loadReturnValue = 3
    #expect(try await St02AsyncMock.load() == 3)
    St03GenericMock.wrapHandler = { $0 }
    #expect(St03GenericMock.wrap("a") == "a")
    St04SendableMock.makeHandler = { 4 }
    #expect(St04SendableMock.make() == 4)
    St05ActorMock.makeReturnValue = 5
    #expect(St05ActorMock.make() == 5)
    #expect(St05ActorMock.makeCallCount == 1)
  }

  @Test func `a static member and one of the object are counted apart`() {
    St06BothMock.go()
    let mock = St06BothMock()
    mock.go()
    mock.go()
    #expect(St06BothMock.goCallCount == 1)
    #expect(mock.go1CallCount == 2)
  }

  @Test func `a static property of Self is a mock`() {
    let mock = Cx04Mock()
    Cx04Mock.shared = mock
    #expect(Cx04Mock.shared === mock)
    mock.withHandler = { [unowned mock] _ in mock }
    #expect(mock.with(1) === mock)
  }

  @Test func `operators are called by their sign`() {
    Op02EqualsMock.equalsReturnValue = true
    #expect(Op02EqualsMock() == Op02EqualsMock())
    Op03CompareMock.lessThanHandler = { _, _ in true }
    #expect(Op03CompareMock() < Op03CompareMock())
    #expect(Op03CompareMock.lessThanCallCount == 1)
    Cx11Mock.lessThanReturnValue = true
    #expect(Cx11Mock(value: 1) < Cx11Mock(value: 0))
    let mock = Op04PrefixMock()
    Op04PrefixMock.minusHandler = { $0 }
    Op04PrefixMock.minusLeftHandler = { value, _ in value }
    #expect(-mock === mock)
    #expect(mock - 1 === mock)
    #expect(Op04PrefixMock.minusLeftArgValues.map(\.right) == [1])
  }

  @Test func `operators that change a side, and new ones, are called`() {
    var mock = Op05AssignMock()
    let other = Op05AssignMock()
    Op05AssignMock.plusEqualsHandler = { left, _ in left = other }
    mock += 3
    #expect(mock === other)
    Op06CustomMock.operatorLessPlusGreaterReturnValue = true
    #expect(Op06CustomMock() <+> 4)
    Op01PlusMock.plusHandler = { _, right in right }
    let right = Op01PlusMock()
    #expect(Op01PlusMock() + right === right)
  }
}
