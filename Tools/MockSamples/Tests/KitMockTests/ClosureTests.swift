import RibletsTesting
import Testing

@testable import MockSamples

@MainActor
@Suite(.testScope) struct ClosureTests {
  @Test func `a closure that does not escape is run by the handler, and noted as a closure`() {
    let mock = Cl01PlainMock()
    mock.eachHandler = { $0(4) }
    var seen = 0
    mock.each { seen = $0 }
    #expect(seen == 4)
    #expect(mock.calls.argumentTexts(of: "each") == ["closure"])
  }

  @Test func `an optional closure may be missing`() {
    let mock = Cl03OptionalMock()
    mock.maybeHandler = { $0?(2) }
    var seen = 0
    mock.maybe { seen = $0 }
    mock.maybe(nil)
    #expect(seen == 2)
    #expect(mock.maybeCallCount == 2)
  }

  @Test func `a sendable closure is kept and can be run later`() async throws {
    let mock = Cl04SendableMock()
    mock.send { if $0 > 1 { throw ShopError.closed } }
    let body = try #require(mock.sendReceivedArguments)
    try await body(1)
    await #expect(throws: ShopError.closed) { try await body(2) }
    let shared = Is19SendableClosureMock()
    let numbers = Stub<[Int]>([])
    shared.each { number in numbers.update { $0.append(number) } }
    shared.eachArgValues.first?(5)
    #expect(numbers.value == [5])
  }

  @Test func `a main-actor closure is kept`() {
    let mock = Cl05MainActorMock()
    var runs = 0
    mock.onMain { runs += 1 }
    mock.onMainReceivedArguments?()
    #expect(runs == 1)
  }

  @Test func `an autoclosure is evaluated when the handler does`() async throws {
    let mock = Cl07ThrowingAutoclosureMock()
    var isEvaluated = false
    func check() -> Bool {
      isEvaluated = true
      return true
    }
    try mock.check(check())
    #expect(!isEvaluated)
    mock.checkHandler = { if try $0() { throw ShopError.closed } }
    #expect(throws: ShopError.closed) { try mock.check(check()) }
    #expect(isEvaluated)
    let suspending = Cl17AsyncAutoclosureMock()
    var seen = 0
    suspending.runHandler = { seen = await $0() }
    await suspending.run(3)
    #expect(seen == 3)
  }

  @Test func `a closure is a result`() {
    let mock = Cl08ResultMock()
    mock.makeReturnValue = { "\($0)" }
    #expect(mock.make()(3) == "3")
  }

  @Test func `a closure is the value of a property`() {
    var seen = 0
    let mock = Cl09PropertyMock(action: { seen = $0 })
    mock.action(1)
    mock.action = { seen = $0 * 10 }
    mock.action(2)
    #expect(seen == 20)
    #expect(mock.actionSetCallCount == 1)
    #expect(mock.calls.argumentTexts(of: "actionSet") == ["closure"])
    let optional = Cl10OptionalPropertyMock()
    optional.action = { seen = 5 }
    optional.action?()
    #expect(seen == 5)
    #expect(optional.actionSetCallCount == 1)
  }

  @Test func `a closure behind an alias is one`() {
    let mock = Cl11AliasMock()
    var seen: [Int] = []
    mock.nowHandler = { $0(1) }
    mock.now { seen.append($0) }
    mock.load { seen.append($0) }
    mock.loadReceivedArguments?(2)
    #expect(seen == [1, 2])
  }

  @Test func `closures and values beside each other are kept as far as they may be`() {
    let mock = Cl12SeveralMock()
    mock.loadHandler = { _, then, otherwise in
      then(.success(1))
      otherwise()
    }
    var seen: [Int] = []
    mock.load("a", then: { seen.append((try? $0.get()) ?? 0) }, otherwise: { seen.append(9) })
    #expect(seen == [1, 9])
    #expect(mock.loadReceivedArguments?.key == "a")
    #expect(mock.calls.argumentTexts(of: "load") == [#""a", then: closure, otherwise: closure"#])
  }

  @Test func `closures with inout parameters and closures of closures are passed on`() {
    let mock = Cl13InoutMock()
    var number = 1
    mock.changeHandler = { $0(&number, "a") }
    mock.change { number, _ in number += 1 }
    #expect(number == 2)
    let nested = Cl14NestedMock()
    nested.nestHandler = { $0 { number = 7 } }
    nested.nest { $0() }
    #expect(number == 7)
  }

  @Test func `closures in collections are kept`() {
    let mock = Cl15DictionaryMock()
    var runs = 0
    mock.table(["a": { runs += 1 }])
    mock.tableReceivedArguments?["a"]?()
    #expect(runs == 1)
  }

  @Test func `a closure keeps its typed error`() {
    let mock = Cl16TypedThrowsMock()
    var seen: ShopError?
    mock.runHandler = { body in
      do throws(ShopError) {
        _ = try body()
      } catch {
        seen = error
      }
    }
    mock.run { () throws(ShopError) -> Int in throw .soldOut }
    #expect(seen == .soldOut)
  }

  @Test func `closures that throw and change what they get are kept`() throws {
    let mock = Cx07Mock(x: 1)
    mock.w { $0 += 1 }
    var number = 1
    try mock.wReceivedArguments?(&number)
    #expect(number == 2)
    mock.zReturnValue = { number = 9 }
    try mock.z()()
    #expect(number == 9)
    mock.y()
    mock.x = 3
    #expect(mock.xSetCallCount == 1)
  }

  @Test func `a property and a rethrowing member of a sendable mock are called from anywhere`() async {
    let numbers = Stub<[Int]>([])
    let mock = Cx14Mock(handler: { number in numbers.update { $0.append(number) } })
    mock.eachReturnValue = 2
    let sum = await Task.detached {
      mock.handler(1)
      return await mock.each { _ in }
    }.value
    #expect(sum == 2)
    #expect(numbers.value == [1])
    #expect(mock.eachCallCount == 1)
  }
}
