import Riblets
import Testing

@testable import MockSamples
@testable import PlainMocks

/// Effects, closures, generics, isolation and inheritance, without the test kit.
@MainActor
struct PlainTypeTests {
  @Test func `what suspends and throws does so through its handler`() async throws {
    let suspending = Ef02AsyncResultMock()
    suspending.loadHandler = { ["\($0)"] }
    #expect(await suspending.load(1) == ["1"])
    let throwing = Ef04ThrowsResultMock()
    #expect(try throwing.save("a") == 0)
    throwing.saveHandler = { _ in throw ShopError.closed }
    #expect(throws: ShopError.closed) { try throwing.save("b") }
    #expect(throwing.saveArgValues == ["a", "b"])
    let typed = Ef08AsyncTypedThrowsMock()
    typed.buyHandler = { _ async throws(ShopError) in throw .soldOut }
    await #expect(throws: ShopError.soldOut) { try await typed.buy("a") }
    let getter = Ef18AsyncThrowsGetterMock()
    getter.valueHandler = { Price(cents: 1) }
    #expect(try await getter.value.cents == 1)
    let rethrowing = Ef12RethrowsResultMock()
    rethrowing.mapHandler = { [try $0(1)] }
    #expect(rethrowing.map { $0 + 1 } == [2])
    let both = Ef13AsyncRethrowsMock()
    both.eachHandler = { try await $0(1) }
    await #expect(throws: ShopError.closed) { try await both.each { _ in throw ShopError.closed } }
    let error = Ef14GenericErrorMock()
    error.readHandler = { try $0(1) }
    #expect(error.read { $0 } == 1)
  }

  @Test func `closures are run and kept`() throws {
    let mock = Cl01PlainMock()
    mock.eachHandler = { $0(2) }
    var seen = 0
    mock.each { seen = $0 }
    #expect(seen == 2)
    let escaping = Cl02EscapingMock()
    escaping.later { "\($0)" }
    #expect(escaping.laterArgValues.first?(3) == "3")
    let optional = Cl03OptionalMock()
    optional.maybeHandler = { $0?(4) }
    optional.maybe { seen = $0 }
    #expect(seen == 4)
    let auto = Cl07ThrowingAutoclosureMock()
    auto.checkHandler = { if try $0() { throw ShopError.closed } }
    #expect(throws: ShopError.closed) { try auto.check(true) }
    let alias = Cl11AliasMock()
    alias.nowHandler = { $0(5) }
    alias.now { seen = $0 }
    #expect(seen == 5)
    let property = Cl09PropertyMock(action: { seen = $0 })
    property.action(6)
    #expect(seen == 6)
  }

  @Test func `generic members take and give anything`() {
    let result = Ge02ResultMock()
    result.getHandler = { _ in 3 }
    #expect(result.get(Int.self) == 3)
    let closure = Ge06ClosureMock()
    closure.mapHandler = { $1($0) }
    #expect(closure.map(1) { "\($0)" } == "1")
    let some = Ge10SomeCollectionMock()
    some.takeHandler = { $0.count }
    #expect(some.take([1, 2]) == 2)
    let pack = Ge13PackResultMock()
    pack.allHandler = { ($0[0] as! Int, $0[1] as! String) }
    #expect(pack.all(1, "a").1 == "a")
    let value = Cx23Mock()
    value.fHandler = { _ in 4 }
    #expect(value.f([1] as InlineArray<1, Int>) == 4)
    let variadic = Ge19VariadicMock()
    _ = variadic.all(1, 2)
    #expect(variadic.allArgValues.first?.count == 2)
    let own = Se01ResultMock()
    #expect(own.copy() !== own)
    own.copyHandler = { own }
    #expect(own.copy() === own)
  }

  @Test func `associated types are chosen`() throws {
    let given = As02GivenMock()
    given.getHandler = { "a" }
    #expect(given.get() == "a")
    #expect(As09CollectionMock(items: ["a"]).items == ["a"])
    let model = As07CodableMock<String>()
    model.loadHandler = { "a" }
    #expect(try model.load() == "a")
    let primary: any As03Primary<Int> = As11InheritedPrimaryMock(items: [1])
    #expect(primary.items == [1])
    let child = As08MockMock<Fn01NothingMock>()
    child.childHandler = { Fn01NothingMock() }
    #expect(child.child().goCallCount == 0)
    let iterator = Ih22IteratorMock()
    iterator.nextHandler = { 3 }
    #expect(iterator.next() == 3)
  }

  @Test func `isolated mocks run where they belong`() async throws {
    let main = Is01MainActorMock()
    main.showHandler = {
      MainActor.assertIsolated(); return $0.isEmpty
    }
    #expect(main.show(""))
    let inherited = Is22InheritedMainActorMock()
    inherited.hide()
    #expect(inherited.hideCallCount == 1)
    let actor = Is09ActorAsyncMock()
    actor.loadHandler = { 2 }
    #expect(try await actor.load() == 2)
    #expect(actor.id() == "")
    let property = Is08ActorPropertyMock(count: 3)
    #expect(await (property as any Is08ActorProperty).count == 3)
    let free = Is11NonisolatedMock()
    free.anywhereHandler = { $0 + 1 }
    #expect(await Task.detached { free.anywhere(1) }.value == 2)
    let member = Is12MemberOnMainActorMock()
    member.showHandler = { _ in MainActor.assertIsolated() }
    member.show("a")
    #expect(member.showArgValues == ["a"])
    let argument = Is14IsolatedParameterMock()
    argument.runHandler = { _, value in value }
    #expect(argument.run(on: nil, 3) == 3)
    let sending = Is15SendingMock()
    sending.takeHandler = { Basket() }
    #expect(sending.take().items == [])
    let sendable = Is05SendablePropertyMock(currency: "EUR")
    sendable.currency = "CHF"
    #expect(sendable.currencySetCallCount == 1)
    let owner = Cx30WeakSendableMock()
    #expect(owner.owner == nil)
  }

  @StoreActor
  @Test func `a mock of another global actor lives there`() async {
    let mock = Is10GlobalActorMock()
    mock.storeHandler = { $0 }
    #expect(mock.store(3) == 3)
    #expect(mock.storeCallCount == 1)
  }

  @Test func `parents and standard protocols are there`() {
    let child = Ih02ChildMock()
    child.parentHandler = { 1 }
    child.child()
    #expect(child.parent() == 1)
    let alias: any Ih08AliasItself = Ih08AliasItselfMock(flag: true)
    #expect(alias.flag)
    #expect(Set([Ih09HashableMock()]).count == 1)
    #expect("\(Ih13DescribedMock())" == "Ih13DescribedMock")
    let named = Ih12IdentifiableByMock()
    named.id = "a"
    #expect(named.id == "a")
    let device: Device = Ih17SuperclassMock()
    #expect(device.name == "")
    #expect(Ih19ScreenMock().isShown == false)
    #expect(throws: Is18ErrorMock.self) { throw Is18ErrorMock(code: 1) }
    #expect(Ih21SettableMock(number: 2).number == 2)
    #expect(Sc01UsesNestedMock().plant() is PondMock)
  }

  @MainActor
  @Test func `moves are kept, and their handle ends at once`() async throws {
    let router = Ih36NavigatingMock()
    #expect(await (router as any Ih36Navigating).popToRoot().finished())
    #expect(router.moves == [.popToRoot])
    #expect(try await router.ask(NavigationAlert("Leave?")) == nil)
  }

  @MainActor
  @Test func `the mock of a worker does not hold the interactor that starts it`() {
    let worker = Ih39WorkerMock()
    var interactor: Interactor? = Interactor()
    if let interactor { worker.start(interactor) }
    #expect(worker.startArgValues.last.flatMap(\.self) === interactor)
    interactor = nil
    #expect(worker.startArgValues.count == 1)
    #expect(worker.startArgValues.last.flatMap(\.self) == nil)
  }

  @Test func `conditions, access and annotations are kept`() {
    let members = Co02MembersMock()
    members.everywhere()
    #expect(members.everywhereCallCount == 1)
    let same = Co03SameNameMock()
    same.go(1)
    #expect(same.goCallCount == 1)
    let access = Ac01PublicMock(name: "a")
    #expect(access.go(1) == 0)
    #expect(Ac02PackageMock().go() == 0)
    let history = An03HistoryMock()
    history.go(2)
    #expect(history.goArgValues == [2])
    let block = An04BlockMock()
    block.go(3)
    #expect(block.goCallCount == 1)
  }
}
