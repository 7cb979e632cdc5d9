import Riblets
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct BasicScoreBoardBuilderTests {
  let dependency = DependencyFake()
  let listener = BasicScoreBoardListenerMock()

  private func build(for listener: BasicScoreBoardListenerMock) -> any BasicScoreBoardRouting {
    BasicScoreBoardBuilder(dependency: dependency).build(withListener: listener)
  }

  @Test func `a presenter stands between the interactor and the view, and nothing keeps them`() async {
    let tester = BuilderTester(listener: BasicScoreBoardListenerMock()) { build(for: $0) }

    tester.expectRouter(BasicScoreBoardRouter.self)
    tester.expectInteractor(BasicScoreBoardInteractor.self)
    tester.expectPresenter(BasicScoreBoardPresenter.self)
    tester.expectView(BasicScoreBoardViewController.self)
    tester.expect(BasicScoreBoardInteractor.self, \.listener, is: .listener)
    tester.expect(BasicScoreBoardInteractor.self, \.router, is: .router)
    tester.expect(BasicScoreBoardPresenter.self, \.viewController, is: .view)
    await tester.expectReleased()
  }

  @Test func `it shows the names and the score that it depends on`() {
    let app = AppTester(build(for: listener))

    dependency.scores.value.add(winner: .player2, at: dependency.wallClock.now)

    app.expectText("Ann (0)", "Ben (1)")
  }
}
