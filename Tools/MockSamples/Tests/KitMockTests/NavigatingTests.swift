import Riblets
import RibletsTesting
import Testing

@testable import MockSamples

@MainActor
@Suite(.testScope) struct NavigatingTests {
  private let router = Ih36NavigatingMock()

  @Test func `moves are kept as values, and their handle ends at once`() async {
    let known: any Ih36Navigating = router
    known.begin(with: .room("hall"))
    let handle = known.route(to: .room("attic"), by: .root, as: .sheet)
    known.leave(.room("attic"))

    #expect(
      router.moves == [
        .begin([.room("hall")]), .to(.room("attic"), by: .root, as: .sheet), .leave(Route.room("attic").id),
      ])
    #expect(await handle.finished())
    #expect(router.calls.count(of: "navigate") == 3)
  }

  @Test func `a mock answers with the routes that it was led to`() {
    let known: any Ih36Navigating = router
    known.begin(with: .room("hall"))
    known.update {
      $0.route(to: .room("attic"))
      $0.leave(.room("hall"))
    }
    #expect(known.routes == [.room("attic")])
    #expect(known.contains(.room("attic")))
    #expect(known.selected == nil)
    #expect(router.moves.count == 3)
  }

  @Test func `a handler of moves wins`() {
    var seen: [NavigationMove<any Ih36Navigating>] = []
    router.navigateHandler = { move in
      seen.append(move)
      return NavigationTransitionHandle()
    }
    router.popToRoot()
    #expect(seen == [.popToRoot])
    #expect(router.moves == seen)
  }

  @Test func `routes are not switched off unless a test says so`() {
    #expect(router.isEnabled(.room("hall")))
    router.isEnabledReturnValue = false
    #expect(!router.isEnabled(.room("hall")))
    #expect(router.isEnabledArgValues == [.room("hall"), .room("hall")])
  }

  @Test func `a question and a wait for a child have to be stubbed`() async throws {
    await withKnownIssue {
      await #expect(throws: UnstubbedCall.self) { try await router.ask(NavigationAlert("Leave?")) }
    } matching: { issue in
      "\(issue.comments)".contains("of Ih36NavigatingMock was called and has nothing to return. It threw ")
    }
    router.askReturnValue = .cancel
    #expect(try await router.ask(NavigationAlert("Leave?")) == .cancel)

    let attic = Route<any Ih36Navigating>.room("attic")
    await withKnownIssue {
      await #expect(throws: UnstubbedCall.self) { try await router.child(at: attic.id) }
    }
    let child = Interactor()
    router.childReturnValue = child
    #expect(try await router.item(at: attic, as: Interactor.self) === child)
  }

  @Test func `a reset forgets moves`() {
    router.popToRoot()
    router.reset()
    #expect(router.moves == [])
  }

  @Test func `any member that returns the handle of a move is quiet, and a member called moves stays`() async {
    let shown = Ih37ShownMock()
    #expect(await shown.finish().finished())
    #expect(shown.moves == [])
    #expect(Ih38MovesMock(moves: 3).moves == 3)
  }
}

private final class HouseRouter: Router<Interactor>, Ih36Navigating {}

private struct HouseRoom: ChildRoute {
  let key: String
  func build(in parent: HouseRouter) -> any Routing { Router(interactor: Interactor()) }
}

extension Route<any Ih36Navigating> {
  fileprivate static func room(_ name: String) -> Self { Self(HouseRoom(key: name)) }
}
