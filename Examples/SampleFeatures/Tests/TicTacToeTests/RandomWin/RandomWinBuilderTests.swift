import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RandomWinBuilderTests {
  let dependency = DependencyFake(randomSource: ScriptedRandomSource([99, 0]))
  let listener = RandomWinListenerMock()

  private func build(for listener: RandomWinListenerMock) -> any RandomWinRouting {
    RandomWinBuilder(dependency: dependency).build(withListener: listener)
  }

  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: RandomWinListenerMock()) { build(for: $0) }

    tester.expectRouter(RandomWinRouter.self)
    tester.expectInteractor(RandomWinInteractor.self)
    tester.expectView(RandomWinViewController.self)
    tester.expect(RandomWinInteractor.self, \.listener, is: .listener)
    tester.expect(RandomWinInteractor.self, \.router, is: .router)
    tester.expect(RandomWinInteractor.self, \.presenter, is: .view)
    await tester.expectReleased()
  }

  @Test func `it has the names, the chance and the score that it depends on`() {
    let app = AppTester(build(for: listener))

    app.press("magic")
    app.expectAlert("Ann Won!")
    app.dismissAlert()
    app.press("magic")
    app.expectAlert("Ben Won!")
    app.dismissAlert()

    #expect(dependency.scoreStreamMock.updateScoreArgValues == [.player1, .player2])
  }
}
