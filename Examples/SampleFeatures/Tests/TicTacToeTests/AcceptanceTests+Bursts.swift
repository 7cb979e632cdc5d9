import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

// 10: the modal replacement ends with the last target for any burst of calls.

extension AcceptanceTests {
  @Test func `any burst of targets ends with the last one`() async {
    let seed = UInt64.random(in: .min ... .max)
    print("AcceptanceTests seed: \(seed)")
    let random = SeededRandomSource(seed: seed)
    for burst in 0..<500 {
      let root = RootViewController()
      let app = AppTester(showing: root, transitionDuration: .milliseconds(300))
      let screens = (0..<4).map { number in
        let screen = ViewController()
        screen.title = "Screen \(number)"
        return screen
      }
      var last: ViewController?
      for _ in 0...random.number(below: 12) {
        last = random.number(below: 3) == 0 ? nil : screens[random.number(below: 4)]
        root.replaceModal(viewController: last)
        if random.number(below: 2) == 0 { await app.advance(by: .milliseconds(random.number(below: 400))) }
      }

      await app.advance(by: .seconds(2))

      let isRight =
        root.presentedViewController === last && app.frame.layers.count == (last == nil ? 1 : 2)
        && screens.allSatisfy { ($0.presence == .shown) == ($0 === last) } && app.scope.diagnoses.isEmpty
      guard isRight else {
        return fail(app, "burst \(burst) of seed \(seed), which should end with \(last?.title ?? "nothing")")
      }
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

        let shown = app.window.rootViewController?.presentedViewController
        if shown === app.currentChild?.viewControllable, scope.diagnoses.isEmpty { return true }
        fail(app, "seed \(seed)")
        return false
      }
      guard isRight else { return }
    }
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
