import Riblets
import RibletsTesting
import Testing

/// The stream of the tree's states.
@MainActor
struct NavigationStatesTests {
  private let app = SpotTree()
  private var root: SpotRouter { app.root }

  private final class Log { var states: [String] = [] }

  private func record(_ note: @escaping @MainActor () -> String = { "" }) -> Log {
    let log = Log()
    root.navigationStates.sink { state in
      log.states.append(
        state.entries.map { "\($0.route)" + ($0.below.isEmpty ? "" : "(\($0.below.count))") }.joined(separator: " ")
          + note())
    }
    log.states = []
    return log
  }

  @Test func `a state is sent when tree and screen have followed the move`() {
    let log = record { [app] in " on \(app.screen)" }
    root.route(to: .page("A"))
    #expect(log.states == ["Page on Root > A"])
  }

  @Test func `moves within a move are one state, also of children`() {
    let log = record()
    app.onBuild = { router in
      guard let spot = router as? SpotRouter, spot.interactor.name == "A" else { return }
      spot.interactor.onBecomeActive = { $0.router?.begin(with: .part("B"), .part("C")) }
    }
    root.update {
      $0.route(to: .page("A"))
      $0.route(to: .sheet("S"))
    }
    #expect(log.states == ["Page(2) Sheet"])
  }

  @Test func `no state is sent twice`() {
    let log = record()
    root.route(to: .page("A"))
    root.route(to: .page("A"))
    root.hold(.page("A"))
    root.leave(.page("B"))
    root.update {
      $0.route(to: .page("B"))
      $0.leave(.page("B"))
    }
    #expect(log.states == ["Page"])
  }

  @Test
  func `the user's moves are sent before the interactor is notified, restored states, and children that are detached`()
  {
    let log = record()
    root.set(stack: [.page("A"), .page("B")])
    app.place("B")?.userDidLeave()
    #expect(root.interactor.left == [.page("B")])
    #expect(log.states == ["Page Page", "Page"])
    root.restore(NavigationState())
    #expect(log.states.last == "")
    root.route(to: .part("P"))
    if let part = app.spot("P") { root.detachChild(part) }
    #expect(log.states == ["Page Page", "Page", "", "Part", ""])
  }

  @Test func `a move of an observer is sent after the state that it has seen`() {
    let log = record()
    var isDone = false
    root.navigationStates.sink { [root] state in
      guard !state.entries.isEmpty, !isDone else { return }
      isDone = true
      root.route(to: .sheet("S"))
    }
    root.route(to: .page("A"))
    #expect(log.states == ["Page", "Page Sheet"])
  }

  @Test func `a tree without a window sends as well`() {
    let other = SpotRouter("Other")
    app.test.launch(other)
    var count = -1
    other.navigationStates.sink { _ in count += 1 }
    other.route(to: .page("A"))
    other.leave(.page("A"))
    #expect(count == 2)
  }
}
