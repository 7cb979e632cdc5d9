import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct OffGameBuilderTests {
  @Test func `the parts know each other and the listener`() throws {
    let listener = OffGameListenerMock()

    let built = OffGameBuilder(dependency: DependencyFake()).build(withListener: listener, games: [])

    let router = try #require(built as? OffGameRouter)
    let interactor = try #require(router.interactor as? OffGameInteractor)
    let view = try #require(router.viewController as? OffGameViewController)
    #expect(interactor.listener === listener)
    #expect(interactor.presenter === view)
    #expect(view.listener === interactor)
  }

  @Test func `its component hands everything on to the score board`() {
    let dependency = DependencyFake()
    let component = OffGameComponent(dependency: dependency)

    #expect(component.player1Name == "Ann")
    #expect(component.player2Name == "Ben")
    #expect(component.scoreStream === dependency.scoreStreamMock)
  }
}
