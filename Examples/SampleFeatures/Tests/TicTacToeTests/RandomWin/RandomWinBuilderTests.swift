import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RandomWinBuilderTests {
  let dependency = DependencyFake(randomSource: ScriptedRandomSource([99, 0]))
  let listener = RandomWinListenerMock()

  private func build() -> any RandomWinRouting {
    RandomWinBuilder(dependency: dependency).build(withListener: listener)
  }

  @Test func `the parts know each other and the listener, and nobody keeps them`() async {
    let tester = BuilderTester { build() }

    tester.expectRouter(RandomWinRouter.self)
    tester.expectInteractor(RandomWinInteractor.self)
    tester.expectView(RandomWinViewController.self)
    tester.expect(RandomWinInteractor.self, \.listener, is: .object(listener))
    tester.expect(RandomWinInteractor.self, \.router, is: .router)
    tester.expect(RandomWinInteractor.self, \.presenter, is: .view)
    await tester.expectReleased()
  }

  @Test func `it has the names, the chance and the score that it depends on`() {
    let app = AppTester(build())

    app.press("magic")
    app.expectAlert("Ann Won!")
    app.dismissAlert()
    app.press("magic")
    app.expectAlert("Ben Won!")
    app.dismissAlert()

    #expect(dependency.scoreStreamMock.updateScoreArgValues == [.player1, .player2])
  }
}
