import Riblets
import Testing

@testable import TicTacToe

@MainActor
struct LoggedOutBuilderTests {
  @Test func `the parts know each other and the listener`() throws {
    let listener = LoggedOutListenerMock()

    let built = LoggedOutBuilder(dependency: DependencyFake()).build(withListener: listener)

    let router = try #require(built as? LoggedOutRouter)
    let interactor = try #require(router.interactor as? LoggedOutInteractor)
    let view = try #require(router.viewController as? LoggedOutViewController)
    #expect(interactor.listener === listener)
    #expect(interactor.presenter === view)
    #expect(view.listener === interactor)
  }
}
