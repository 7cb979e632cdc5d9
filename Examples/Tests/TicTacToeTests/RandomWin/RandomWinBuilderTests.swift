import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct RandomWinBuilderTests {
  @Test func `the parts know each other and the listener`() throws {
    let listener = RandomWinListenerMock()

    let built = RandomWinBuilder(dependency: DependencyFake()).build(withListener: listener)

    let router = try #require(built as? RandomWinRouter)
    let interactor = try #require(router.interactor as? RandomWinInteractor)
    #expect(interactor.listener === listener)
    #expect(interactor.router === router)
    #expect(interactor.presenter === router.viewControllable)
  }
}
