import Foundation
import RibletsTesting
import Testing

@testable import MockSamples

@MainActor
@Suite(.testScope) struct FunctionTests {
  @Test func `a member without arguments is counted each time`() {
    let mock = Fn01NothingMock()
    var runs = 0
    mock.goHandler = { runs += 1 }
    mock.go()
    mock.go()
    #expect(mock.goCallCount == 2)
    #expect(runs == 2)
    #expect(mock.calls.argumentTexts(of: "go") == ["", ""])
  }

  @Test func `an unstubbed call fails at the line that made the mock`() {
    let line = #line + 1
    let mock = Fn04ResultMock()
    #expect(mock.calls.sourceLocation.line == line)
    expectUnstubbed(mock.calls, "Set 'countReturnValue' or 'countHandler' of the mock that is made here") {
      #expect(mock.count() == 0)
    }
  }

  @Test func `an unstubbed call that can return nothing stops with its arguments`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withKnownIssue { _ = Fn06UnknownResultMock().price(of: "tea") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(#"'price(of: "tea")' of Fn06UnknownResultMock was called and has nothing to return."#))
    #expect(text.contains("There is no empty value of 'Price' to return, so the run ends here."))
    #expect(text.contains("Mock made at: KitMockTests/FunctionTests.swift:"))
  }

  @Test func `a type of one's own with an empty value is returned unstubbed`() {
    let mock = Fn32OwnEmptyValueMock()
    expectUnstubbed(mock.calls, "'total()' of Fn32OwnEmptyValueMock was called") {
      #expect(mock.total() == Money(cents: 0))
    }
    mock.totalReturnValue = Money(cents: 3)
    #expect(mock.total() == Money(cents: 3))
  }

  @Test func `tuples go in and come out with their labels`() {
    let mock = Fn08TupleMock()
    mock.pairReturnValue = (1, name: "a")
    #expect(mock.pair((x: 2, y: 3)).name == "a")
    #expect(mock.pairArgValues.map(\.y) == [3])
  }

  @Test func `collections are empty unstubbed`() {
    let mock = Fn09CollectionsMock()
    expectUnstubbed(mock.calls, #"'all([1], ["a": [2]], ["b"])' of Fn09CollectionsMock was called"#) {
      #expect(mock.all([1], ["a": [2]], ["b"]) == [:])
    }
    #expect(mock.allReceivedArguments?.list == [1])
  }

  @Test func `variadic arguments come as a list`() {
    let mock = Fn10VariadicMock()
    mock.sumHandler = { $0.reduce(0, +) }
    #expect(mock.sum(1, 2, 3) == 6)
    #expect(mock.sumArgValues == [[1, 2, 3]])
  }

  @Test func `an inout argument is changed by the handler and kept as it came`() {
    let mock = Fn11InoutMock()
    mock.growHandler = { number, step in number += step }
    var number = 1
    mock.grow(&number, by: 4)
    #expect(number == 5)
    #expect(mock.growArgValues.map(\.number) == [1])
  }

  @Test func `what says Void returns nothing and never fails`() {
    let mock = Fn12VoidMock()
    mock.done(())
    #expect(mock.doneCallCount == 1)
  }

  @Test func `a result that may be discarded may be discarded`() {
    let mock = Fn13DiscardableMock()
    mock.saveReturnValue = true
    mock.save()
    #expect(mock.saveCallCount == 1)
  }

  @Test func `overloads are told apart`() {
    let mock = Fn14OverloadsMock()
    mock.updateIntReturnValue = 5
    let number: Int = mock.update()
    mock.update(arg: 1)
    mock.update(arg: 1.5 as Float)
    #expect(number == 5)
    #expect(mock.updateCallCount == 0)
    #expect(mock.updateArgArgValues == [1])
    #expect(mock.updateArgFloatArgValues == [1.5])
    let others = Fn21OverloadsByTypeMock()
    others.show(1)
    others.show("a")
    others.show(["b"])
    others.show(value: nil)
    #expect(others.showArgValues == [1])
    #expect(others.showValueArgValues == ["a"])
    #expect(others.showValueStringArgValues == [["b"]])
    #expect(others.showValueIntOptionalArgValues == [nil])
  }

  @Test func `overloads by result and by number of arguments are told apart`() {
    let mock = Cx10Mock()
    mock.a(1) as Void
    mock.a(1, 2)
    mock.aXIntReturnValue = 7
    let number: Int = mock.a(3)
    mock.b(x: nil) { _ in }
    #expect(number == 7)
    #expect(mock.aXArgValues.map(\.y) == [2])
    #expect(mock.bCallCount == 1)
  }

  @Test func `a label that ends the name is not repeated`() {
    let mock = Fn22LabelInNameMock()
    mock.open(url: "a")
    mock.openURL(url: "b")
    mock.openURL(3)
    #expect(mock.openArgValues == ["a"])
    #expect(mock.openURLArgValues == ["b"])
    #expect(mock.openURLIntArgValues == [3])
  }

  @Test func `arguments without a name are numbered`() {
    let mock = Fn15UnlabeledMock()
    mock.add(1, "a")
    #expect(mock.addReceivedArguments?.arg0 == 1)
    #expect(mock.addReceivedArguments?.arg1 == "a")
  }

  @Test func `keywords are names like any other`() {
    let mock = Fn16KeywordsMock()
    mock.default(for: 1, in: "a", where: true)
    mock.repeatReturnValue = 2
    #expect(mock.repeat(3) == 2)
    #expect(mock.defaultArgValues.map(\.in) == ["a"])
    #expect(mock.repeatArgValues == [3])
    let other = Cx16Mock(Type: 4)
    other.`init`(1)
    other.selfReturnValue = 2
    #expect(other.`self`() == 2)
    #expect(other.`Type` == 4)
    #expect(other.initArgValues == [1])
  }

  @Test func `raw identifiers become one word`() {
    let mock = Fn23RawMock()
    mock.opensADoorReturnValue = 1
    #expect(mock.`opens a door`() == 1)
    let other = Fn33RawArgumentsMock(`the key`: 2)
    other.turnTheKeyReturnValue = 5
    #expect(other.`turn the key`(`how far`: 3) == 5)
    #expect(other.turnTheKeyArgValues == [3])
    #expect(other.`the key` == 2)
    other.`the key` = 4
    #expect(other.theKeySetCallCount == 1)
  }

  @Test func `a mutating member is called like any other`() {
    var mock: any Fn18Mutating = Fn18MutatingMock()
    expectUnstubbed((mock as! Fn18MutatingMock).calls, "'next()'") {
      #expect(mock.next() == nil)
    }
  }

  @Test func `anything goes in and comes out`() {
    let mock = Fn19AnyMock()
    mock.takeReturnValue = "a"
    #expect(mock.take(1, nil) as? String == "a")
    let types = Fn20MetatypeMock()
    types.registerHandler = { type, _ in type }
    #expect(types.register(String.self, Int.self) == String.self)
    #expect(types.registerArgValues.first?.type == String.self)
  }

  @Test func `nested collections are kept as they are`() {
    let mock = Fn25NestedMock()
    mock.deepReturnValue = [Price(cents: 1)]
    #expect(mock.deep([["a": (1, [nil])]]).count == 1)
    #expect(mock.deepArgValues.first??.first?["a"]?.0 == 1)
  }

  @Test func `a property and a member of one name are two`() {
    let mock = Fn26PropertyAndFunctionMock(size: 1)
    mock.sizeOfReturnValue = 2
    #expect(mock.size == 1)
    #expect(mock.size(of: "a") == 2)
    let other = Fn31HandlerNamesMock(goHandler: 3)
    other.go()
    #expect(other.goHandler == 3)
    #expect(other.go1CallCount == 1)
  }

  @Test func `what unwraps itself is optional in the mock`() {
    let mock = Fn27UnwrappedMock()
    mock.riskyHandler = { $0.map { "\($0)" } }
    #expect(mock.risky(4) == "4")
    mock.riskyHandler = nil
    mock.riskyReturnValue = nil
    #expect(mock.risky(4) == nil)
  }

  @Test func `optionals of optionals keep their levels`() {
    let mock = Cx20Mock(z: .some(nil))
    #expect(mock.z == .some(nil))
    mock.fReturnValue = .some(nil)
    #expect(mock.f(x: nil, y: .some(nil)) == .some(nil))
    #expect(mock.calls.argumentTexts(of: "f") == ["x: nil, y: nil"])
  }

  @Test func `what cannot be copied is made by a handler`() {
    let mock = Fn29NoncopyableMock()
    mock.ticketHandler = { Ticket(number: 4) }
    let ticket = mock.ticket()
    #expect(ticket.number == 4)
    #expect(mock.ticketCallCount == 1)
  }

  @Test func `objects are handed on as they are`() {
    let mock = Fn30ObjectMock()
    let basket = Basket()
    mock.fillHandler = { $0 }
    #expect(mock.fill(basket) === basket)
    #expect(mock.fillReceivedArguments === basket)
  }

  @Test func `a member that never returns is counted before its handler`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      let mock = Cx19Mock()
      mock.fHandler = { exit(mock.fCallCount == 1 ? 3 : 4) }
      mock.f()
    }
  }

  @Test func `equal labels and arguments without one are told apart`() {
    let mock = Cx18Mock()
    mock.fHandler = { a, b, rest in a + b + rest.count }
    #expect(mock.f(a: 1, a: 2, 3, 4) == 5)
    mock.gHandler = { body, number in
      body(number)
      number += 1
    }
    var number = 1
    var seen = 0
    mock.g({ seen = $0 }, &number)
    #expect((number, seen) == (2, 1))
  }

  @Test func `the order of calls is that of all mocks`() {
    let scope = TestScope.current()
    let first = Fn01NothingMock()
    let second = Fn02OneArgumentMock()
    second.go(to: "a")
    first.go()
    second.go(to: "b")
    scope.expectInOrder(second.calls("go", 1), first.calls("go"), second.calls("go", 2))
  }
}
