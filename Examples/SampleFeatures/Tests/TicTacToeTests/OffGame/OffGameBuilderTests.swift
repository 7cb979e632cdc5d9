import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct OffGameBuilderTests {
  let dependency = DependencyFake()
  let listener = OffGameListenerMock()

  private func build(for listener: OffGameListenerMock) -> any OffGameRouting {
    let games = ["One", "Two"].map { Game(id: $0, name: $0, route: .ticTacToe) }
    return OffGameBuilder(dependency: dependency).build(withListener: listener, games: games)
  }

  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: OffGameListenerMock()) { build(for: $0) }

    tester.expectRouter(OffGameRouter.self)
    tester.expectInteractor(OffGameInteractor.self)
    tester.expectView(OffGameViewController.self)
    tester.expect(OffGameInteractor.self, \.listener, is: .listener)
    tester.expect(OffGameInteractor.self, \.router, is: .router)
    tester.expect(OffGameInteractor.self, \.presenter, is: .view)
    tester.expect(OffGameViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }

  @Test func `the games get buttons, and the score board the names and the score`() {
    let app = AppTester(build(for: listener))

    app.expectButton("One")
    app.expectButton("Two")
    app.expectTexts(["Ann (0)", "vs", "Ben (0)", "No wins yet"])
    dependency.scores.value.add(winner: .player2, at: dependency.wallClock.now)
    app.expectText("Ann (0)", "Ben (1)")
  }
}
