import RibletsTesting
import Testing

@testable import MockSamples

@MainActor
@Suite(.testScope) struct IsolationTests {
  @Test func `a main-actor mock runs its handlers there`() async throws {
    let mock = Is01MainActorMock()
    mock.showHandler = {
      MainActor.assertIsolated(); return $0.isEmpty
    }
    #expect(mock.show(""))
    let suspending = Is02MainActorAsyncMock()
    suspending.loadHandler = { page in
      await Task.yield()
      MainActor.assertIsolated()
      return ["\(page)"]
    }
    #expect(try await suspending.load(1) == ["1"])
    await suspending.wait()
    #expect(suspending.waitCallCount == 1)
  }

  @Test func `a main-actor mock has properties of mocks`() {
    let parent = Is01MainActorMock()
    let mock = Is03MainActorObjectMock(title: "a", parent: parent)
    mock.title = "b"
    #expect(mock.parent is Is01MainActorMock)
    mock.parent = nil
    #expect(mock.titleSetCallCount == 1)
    #expect(mock.parentSetCallCount == 1)
  }

  @Test func `a sendable mock is called and stubbed from anywhere`() async {
    let mock = Is04SendableMock()
    await Task.detached {
      mock.priceHandler = { $0.count }
      mock.didSell("a")
    }.value
    let price = await Task.detached { mock.price(of: "ab") }.value
    #expect(price == 2)
    #expect(mock.didSellArgValues == ["a"])
  }

  @Test func `an unstubbed call from another thread fails at the line of the mock`() async {
    let mock = Is04SendableMock()
    await expectUnstubbed(mock.calls, #"'price(of: "ab")' of Is04SendableMock"#) {
      let price = await Task { @concurrent in mock.price(of: "ab") }.value
      #expect(price == 0)
    }
  }

  @Test func `a sendable mock counts what is called at the same time`() async {
    let mock = Is06SendableAsyncMock()
    mock.refreshHandler = { 1 }
    await withTaskGroup { group in
      for _ in 0..<200 {
        group.addTask { @concurrent in
          _ = try? await mock.refresh()
          await mock.wait()
        }
      }
    }
    #expect(mock.refreshCallCount == 200)
    #expect(mock.waitCallCount == 200)
  }

  @Test func `what is not sendable comes into a sendable mock and out of it`() {
    let mock = Is26SendableNonSendableMock()
    mock.basketHandler = { Basket() }
    mock.put(Basket())
    #expect(mock.basket().items == [])
    #expect(mock.putCallCount == 1)
  }

  @Test func `a sendable mock throws typed errors`() async {
    let mock = Is27SendableTypedMock()
    mock.buyError = .closed
    await #expect(throws: ShopError.closed) { try await mock.buy() }
  }

  @Test func `an actor's members are awaited, its stubs and counts are not`() async throws {
    let mock = Is09ActorAsyncMock()
    mock.loadReturnValue = 4
    mock.idHandler = { "a" }
    #expect(try await mock.load() == 4)
    #expect(mock.id() == "a")
    #expect(mock.loadCallCount == 1)
    let child = Is21InheritedActorMock()
    await child.clear()
    child.saveReturnValue = true
    #expect(await child.save("b"))
    #expect(child.saveArgValues == ["b"])
    child.reset()
    #expect(child.clearCallCount == 0)
  }

  @Test func `an actor's properties suspend, and do not where it says so`() async throws {
    let mock = Cx09Mock()
    mock.z = "a"
    mock.fHandler = { [$0] }
    mock.yReturnValue = 3
    #expect(try await mock.f(1) == [1])
    #expect(await mock.y == 3)
    #expect(mock.z == "a")
  }

  @Test func `an unstubbed call of an actor fails at its line`() async {
    let mock = Is07ActorMock()
    await expectUnstubbed(mock.calls, #"'save("a")' of Is07ActorMock was called"#) {
      #expect(await mock.save("a") == false)
    }
  }

  @StoreActor
  @Test func `a mock of another global actor lives there`() async {
    let mock = Is10GlobalActorMock()
    mock.storeHandler = {
      StoreActor.assertIsolated(); return $0
    }
    mock.loadReturnValue = 2
    #expect(mock.store(3) == 3)
    #expect(await mock.load() == 2)
    #expect(mock.storeArgValues == [3])
  }

  @Test func `nonisolated members of a main-actor mock are called off it`() async throws {
    let mock = Is11NonisolatedMock()
    mock.name = "a"
    mock.onMain()
    #expect(await Task.detached { mock.name }.value == "a")
    #expect(mock.onMainCallCount == 1)
    let suspending = Is28NonisolatedAsyncMock()
    suspending.loadReturnValue = 3
    #expect(try await Task.detached { try await suspending.load() }.value == 3)
  }

  @Test func `main-actor members of a free mock stay on it`() async {
    let mock = Is12MemberOnMainActorMock()
    mock.showHandler = { _ in MainActor.assertIsolated() }
    mock.show("a")
    mock.workReturnValue = 1
    mock.title = "b"
    #expect(mock.work() == 1)
    #expect(mock.title == "b")
    #expect(mock.titleSetCallCount == 1)
    #expect(mock.showArgValues == ["a"])
    let suspending = Is13MemberOnMainActorAsyncMock()
    suspending.loadHandler = {
      MainActor.assertIsolated(); return 2
    }
    #expect(await suspending.load() == 2)
  }

  @Test func `a member runs on the actor of its argument`() {
    let mock = Is14IsolatedParameterMock()
    mock.runHandler = { actor, value in actor === MainActor.shared ? value : 0 }
    #expect(mock.run(on: MainActor.shared, 3) == 3)
  }

  @Test func `what is given away is given on`() {
    let mock = Is15SendingMock()
    mock.giveHandler = { $0.items.append("a") }
    mock.takeHandler = { Basket() }
    mock.give(Basket())
    #expect(mock.take().items == [])
    #expect(mock.giveCallCount == 1)
  }

  @Test func `members that say where they run are called`() async {
    let concurrent = Is16ConcurrentMock()
    concurrent.computeReturnValue = 2
    #expect(await concurrent.compute(1) == 2)
    let same = Is17NonsendingMock()
    same.computeHandler = {
      MainActor.assertIsolated(); return $0
    }
    #expect(await same.compute(3) == 3)
    let free = Is20NonisolatedMock()
    free.workReturnValue = 4
    #expect(free.work() == 4)
  }

  @Test func `a mock of errors is thrown`() {
    let mock = Is18ErrorMock(code: 3)
    #expect(throws: Is18ErrorMock.self) { throw mock }
    #expect(mock.code == 3)
  }

  @Test func `an inherited global actor is the mock's`() {
    let mock = Is22InheritedMainActorMock()
    mock.hideHandler = { MainActor.assertIsolated() }
    mock.hide()
    mock.showReturnValue = true
    #expect(mock.show("a"))
    #expect(mock.hideCallCount == 1)
  }

  @Test func `static members of a main-actor mock belong to the test`() {
    Is23MainActorStaticsMock.makeReturnValue = 1
    Is23MainActorStaticsMock.shared = "a"
    #expect(Is23MainActorStaticsMock.make() == 1)
    #expect(Is23MainActorStaticsMock.shared == "a")
    #expect(Is23MainActorStaticsMock.sharedSetCallCount == 1)
  }

  @Test func `a main-actor mock returns mocks of its actor`() {
    let mock = Is24MainActorMockResultMock()
    expectUnstubbed(mock.calls, "of Is24MainActorMockResultMock was") {
      #expect(mock.child() is Is01MainActorMock)
      #expect(mock.child2 is Is01MainActorMock)
    }
    let mixed = Is25MixedMockResultMock()
    expectUnstubbed(mixed.calls, "'child()' of Is25MixedMockResultMock was called") {
      #expect(mixed.child() is Is01MainActorMock)
    }
  }

  /// Calls through the parent that belongs to no actor.
  private nonisolated func call(_ free: any Is29Free) -> Int { free.free(free.level) }

  @Test func `members of a parent without an actor are called from anywhere`() async {
    let mock = Is29MainActorOfFreeMock(level: 3)
    mock.freeHandler = { $0 + 1 }
    mock.showReturnValue = 2
    #expect(await Task { @concurrent in call(mock) }.value == 4)
    #expect(mock.show() == 2)
    #expect(mock.freeArgValues == [3])
    let shared = Is30SendableOfFreeMock(level: 1)
    shared.show()
    shared.freeReturnValue = 5
    #expect(call(shared) == 5)
    shared.level = 2
    #expect(shared.levelSetCallCount == 1)
    let actor = Is34ActorOfFreeMock(level: 4)
    actor.freeHandler = { $0 }
    actor.insideReturnValue = 6
    #expect(call(actor) == 4)
    #expect(await actor.inside() == 6)
  }

  @Test func `children of main-actor protocols stay on the main actor`() {
    let mock = Is31ChildOfMainActorMock(isHidden: true)
    mock.hideHandler = { MainActor.assertIsolated() }
    mock.hide()
    mock.isHidden = false
    #expect(mock.hideCallCount == 1)
    #expect(mock.isHiddenSetCallCount == 1)
    let empty = Is32NothingOfItsOwnMock(isHidden: true)
    (empty as any Is31ChildOfMainActor).hide()
    #expect(empty.isHidden)
    let placed = Is33PlacedMembersMock()
    placed.hide()
    placed.anywhere()
    #expect(placed.hideCallCount == 1)
    #expect(placed.anywhereCallCount == 1)
  }
}
