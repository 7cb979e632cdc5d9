import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

// 10: the screen ends with the last target for any burst of moves.

extension AcceptanceTests {
  @Test func `any burst of moves ends with the last one`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    print("AcceptanceTests seed: \(seed)")
    let random = SeededRandomSource(seed: seed)
    let targets: [(route: LoggedInRoute, title: String)] = [
      (.offGame, "Choose a game"), (.ticTacToe, "Tic Tac Toe"), (.randomWin, "Random Win"),
    ]
    let app = AppTester.ticTacToe(transitionDuration: .milliseconds(300))
    app.login()
    let router = try #require(app.router(LoggedInRouter.self))
    for burst in 0..<500 {
      var last = targets[0]
      for _ in 0...random.number(below: 12) {
        last = targets[random.number(below: 3)]
        router.route(to: last.route, by: .root)
        if random.number(below: 2) == 0 { await app.advance(by: .milliseconds(random.number(below: 400))) }
      }

      await app.advance(by: .seconds(2))

      let isRight =
        app.frame.layers.last?.title == last.title && app.frame.layers.count == 2 && app.scope.diagnoses.isEmpty
      guard isRight else { return fail(app, "burst \(burst) of seed \(seed), which should end with \(last.title)") }
    }
  }

  @Test func `the screen follows the tree, however people and links hurry`() async {
    let seed = UInt64.random(in: .min ... .max)
    print("AcceptanceTests seed: \(seed)")
    let random = SeededRandomSource(seed: seed)
    for _ in 0..<50 {
      let isRight = await withTestScope { scope in
        let app = AppTester.ticTacToe(
          random: [Int](repeating: 99, count: 40), in: scope, transitionDuration: .milliseconds(300))
        app.login()
        for _ in 0..<20 { await hurry(app, random) }

        await app.advance(by: .seconds(10))

        let shown = app.window.rootViewController?.presentedViewController as? NavigationController
        if shown?.viewControllers.last === app.currentChild?.viewControllable, scope.diagnoses.isEmpty { return true }
        fail(app, "seed \(seed)")
        return false
      }
      guard isRight else { return }
    }
  }

  @Test func `a monkey finds nothing wrong`() async {
    let app = AppTester.ticTacToe(random: (0..<1_000).map { $0 * 37 % 100 })
    await app.monkey(
      steps: 300, links: ["tictactoe", "randomwin", "chess"].map { "ribs-training://launchGame?gameId=\($0)" })
  }

  /// The first failure says enough; after it, hundreds of others would follow.
  private func fail(_ app: AppTester, _ when: String) {
    Issue.record(
      """
      The screen is wrong at \(when).
      \(app.scope.diagnoses.map(\.description).joined(separator: "\n"))
      \(app)
      \(app.viewTree)
      """)
  }

  /// Opens a link or presses some button, and may give the transitions time.
  private func hurry(_ app: AppTester, _ random: SeededRandomSource) async {
    if random.number(below: 3) == 0 {
      app.open("ribs-training://x?gameId=\(["tictactoe", "randomwin", "?"][random.number(below: 3)])")
      await app.settle()
    } else if let button = app.frame.buttons.filter(\.isEnabled).randomElement(by: random) {
      // What is on its way out or covered may refuse; what is in front may not.
      try? app.window.press(button.identifier)
    }
    if random.number(below: 2) == 0 { await app.advance(by: .milliseconds(random.number(below: 400))) }
  }
}

extension Array {
  @MainActor
  fileprivate func randomElement(by random: SeededRandomSource) -> Element? {
    isEmpty ? nil : self[random.number(below: count)]
  }
}
