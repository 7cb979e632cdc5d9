import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct TicTacToeBuilderTests {
  @Test func `the parts know each other and the listener`() throws {
    let listener = TicTacToeListenerMock()

    let built = TicTacToeBuilder(dependency: DependencyFake()).build(withListener: listener)

    let router = try #require(built as? TicTacToeRouter)
    let interactor = try #require(router.interactor as? TicTacToeInteractor)
    let view = try #require(router.viewController as? TicTacToeViewController)
    #expect(interactor.listener === listener)
    #expect(interactor.presenter === view)
    #expect(view.listener === interactor)
  }
}
