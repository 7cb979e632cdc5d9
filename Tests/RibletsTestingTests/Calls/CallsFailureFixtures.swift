import ChildTestRun
import RibletsTestCore
import RibletsTesting
import Testing

// Each fails in its own way; CallsFailureTests knows the lines.
@MainActor
@Suite(.onlyInChildRun, .testScope(settleLimit: .milliseconds(100)), .serialized)
struct CallsFailureFixtures {
  let presenter = LobbyPresentableMock()
  let listener = LobbyListenerMock()

  @Test func returnsAnEmptyValue() {
    #expect(presenter.score(of: "Ann") == 0)
    #expect(presenter.best(among: ["Ann", "Ben"]) == nil)
    #expect(presenter.title == "")
  }

  @Test func returnsAGeneratedMock() {
    #expect(presenter.child(named: "games").score(of: "Ann") == 0)
  }

  @Test func throwsWhatItCan() async throws {
    let error = await #expect(throws: UnstubbedCall.self) { try await presenter.load(3) }
    #expect(error?.description == "'load(3)' of LobbyPresentableMock was called and has nothing to return.")
    #expect(try presenter.buy("tea") == 0)
  }

  @Test func hasAStaticMember() {
    #expect(LobbyPresentableMock.makeName() == "")
  }

  @Test func isCalledInAnotherOrder() {
    presenter.close()
    listener.didChoose(game: "chess")
    presenter.show(["a"], animated: true)
    presenter.close()
    TestScope.current().expectInOrder(
      presenter.calls("show"), listener.calls("didChoose"), presenter.calls("close", 2))
  }

  @Test func isNeverCalled() {
    expectInOrder(presenter.calls("close"), listener.calls("didChoose"))
  }

  @Test func isCalledTooSeldom() {
    presenter.close()
    expectInOrder(presenter.calls("close"), presenter.calls("close", 3))
  }

  @Test func waitsForACallThatNeverComes() async {
    presenter.show([], animated: false)
    await presenter.calls.waitUntilCalled("show", count: 2)
  }

  @Test func waitsForACallThatIsDueLater() async {
    TestScope.current().clock.schedule(after: .seconds(5)) { [presenter] in presenter.close() }
    await presenter.calls.waitUntilCalled("close", within: .seconds(4))
    await TestScope.current().advance(by: .seconds(1))
  }
}

@MainActor
@Suite(.onlyInChildRun)
struct CallsWithoutScopeFixtures {
  @Test func doNotKnowTheirOrder() {
    let presenter = LobbyPresentableMock()
    let listener = LobbyListenerMock()
    presenter.close()
    listener.didChoose(game: "chess")
    expectInOrder(presenter.calls("close"), listener.calls("didChoose"))
  }

  @Test func stopTheRun() {
    AbandonedRun.onAbandon { print("The books are written.") }
    let presenter = LobbyPresentableMock()
    _ = presenter.theme()
  }

  @Test func stopTheRunForAGenericType() {
    let presenter = LobbyPresentableMock()
    _ = presenter.convert(["a"])
  }
}

@MainActor
@Suite(.onlyInChildRun, .testScope)
struct ManyCallsFixtures {
  @Test func areCutToTheLast() {
    let presenter = LobbyPresentableMock()
    let listener = LobbyListenerMock()
    for number in 1...45 { listener.didChoose(game: "\(number)") }
    expectInOrder(presenter.calls("close"))
  }
}
