import Testing

@testable import MockSamples
@testable import PlainMocks

@MainActor
struct PlainMockTests {
  @Test func `a call is counted, its arguments are kept and its handler runs`() {
    let mock = Fn03ManyArgumentsMock()
    var speeds: [Int] = []
    mock.goHandler = { _, _, speed in speeds.append(speed) }
    mock.go(from: "a", to: "b", 3)
    #expect(mock.goCallCount == 1)
    #expect(mock.goArgValues.map(\.end) == ["b"])
    #expect(speeds == [3])
  }

  @Test func `an unstubbed member returns zero, nothing or empty`() {
    #expect(Fn04ResultMock().count() == 0)
    #expect(Fn05OptionalResultMock().find("a") == nil)
    #expect(Fn09CollectionsMock().all([], [:], []) == [:])
    #expect(Pr01GetMock().number == 0)
    #expect(Pr01GetMock(number: 4).number == 4)
  }

  @Test func `an unstubbed member of a mocked protocol returns a mock`() {
    #expect(Fn07MockResultMock().make() is Fn01NothingMock)
  }

  @Test func `overloads have the names of mockolo`() {
    let mock = Fn14OverloadsMock()
    mock.display()
    mock.display(x: 1)
    mock.display(y: 1)
    mock.update() as Void
    mock.updateIntHandler = { 5 }
    let number: Int = mock.update()
    mock.update(arg: 1)
    mock.update(arg: 1.5 as Float)
    #expect(number == 5)
    #expect(mock.displayCallCount == 1)
    #expect(mock.displayXCallCount == 1)
    #expect(mock.displayYCallCount == 1)
    #expect(mock.updateCallCount == 1)
    #expect(mock.updateIntCallCount == 1)
    #expect(mock.updateArgArgValues == [1])
    #expect(mock.updateArgFloatArgValues == [1.5])
  }

  @Test func `setting a property is counted, and its first value is not`() {
    let mock = Pr02GetSetMock(number: 1)
    #expect(mock.numberSetCallCount == 0)
    mock.number = 2
    #expect(mock.number == 2)
    #expect(mock.numberSetCallCount == 1)
    let optional = Pr03OptionalMock(name: "a")
    optional.name = nil
    #expect(optional.nameSetCallCount == 1)
  }

  @Test func `a subscript is read and written through handlers`() {
    let mock = Su02GetSetMock()
    mock.subscriptHandler = { $0.count }
    #expect(mock["abc"] == 3)
    mock["a"] = 1
    #expect(mock.subscriptSetCallCount == 1)
  }

  @Test func `a Sendable mock counts calls of any thread`() async {
    let mock = Is04SendableMock()
    mock.priceHandler = { $0.count }
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { @concurrent in #expect(mock.price(of: "ab") == 2) }
      }
    }
    #expect(mock.priceCallCount == 100)
    #expect(mock.priceArgValues.count == 100)
  }

  @Test func `an actor's stubs need no await`() async {
    let mock = Is07ActorMock()
    mock.saveHandler = { $0 == "tea" }
    #expect(await mock.save("tea"))
    #expect(mock.saveArgValues == ["tea"])
  }

  @Test func `a typed error comes through`() {
    let mock = Ef06TypedThrowsMock()
    mock.buyHandler = { _ throws(ShopError) in throw .soldOut }
    #expect(throws: ShopError.soldOut) { try mock.buy("tea") }
  }

  @Test func `a member that rethrows passes on its argument's error`() {
    let mock = Ef11RethrowsMock()
    mock.eachHandler = { try $0(1) }
    #expect(throws: ShopError.closed) { try mock.each { _ in throw ShopError.closed } }
    var seen = 0
    mock.each { seen = $0 }
    #expect(seen == 1)
  }

  @Test func `a generic member asks a handler of any type`() {
    let mock = Ge08InoutMock()
    mock.swapHandler = { (a, b) in (a, b) = (b, a) }
    var a = 1
    var b = 2
    mock.swap(&a, &b)
    #expect((a, b) == (2, 1))
  }

  @Test func `a pack comes as a list`() {
    let mock = Ge12PackMock()
    mock.all(1, "a", true)
    #expect(mock.allArgValues.first?.count == 3)
  }

  @Test func `static members are called through the type`() {
    St01FunctionMock.makeHandler = { $0 * 2 }
    #expect(St01FunctionMock.make(4) == 8)
    #expect(St01FunctionMock.makeCallCount == 1)
  }

  @Test func `members of inherited protocols are there`() {
    let mock = Ih05DiamondMock()
    mock.unmarkedHandler = { "\($0)" }
    #expect(mock.parent() == 0)
    #expect(mock.unmarked(3) == "3")
    mock.child()
    mock.own()
    #expect(mock.childCallCount == 1)
  }

  @Test func `mocks of equal names in different scopes are told apart`() {
    #expect(GardenTreeMock().grow() == 0)
    ForestTreeMock().fall()
    ToolMock().use()
    RenamedMock().go()
  }

  @Test func `a mock with a superclass is one of its class`() {
    let device: Device = Ih18SelfSuperclassMock()
    #expect(device.name == "named")
  }
}
