import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct BasicScoreBoardBuilderTests {
  @Test func `a presenter stands between the interactor and the view`() throws {
    let listener = BasicScoreBoardListenerMock()

    let built = BasicScoreBoardBuilder(dependency: DependencyFake()).build(withListener: listener)

    let router = try #require(built as? BasicScoreBoardRouter)
    let interactor = try #require(router.interactor as? BasicScoreBoardInteractor)
    let presenter = try #require(interactor.presenter as? BasicScoreBoardPresenter)
    #expect(interactor.listener === listener)
    #expect(presenter.viewController === router.viewController)
  }
}
