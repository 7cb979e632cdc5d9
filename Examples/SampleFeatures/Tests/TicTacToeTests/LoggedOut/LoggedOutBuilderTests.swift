import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct LoggedOutBuilderTests {
  @Test func `the parts know each other and the listener, and nothing keeps them`() async {
    let tester = BuilderTester(listener: LoggedOutListenerMock()) { listener in
      LoggedOutBuilder(dependency: DependencyFake()).build(withListener: listener)
    }

    tester.expectRouter(LoggedOutRouter.self)
    tester.expectInteractor(LoggedOutInteractor.self)
    tester.expectView(LoggedOutViewController.self)
    tester.expect(LoggedOutInteractor.self, \.listener, is: .listener)
    tester.expect(LoggedOutInteractor.self, \.router, is: .router)
    tester.expect(LoggedOutInteractor.self, \.presenter, is: .view)
    tester.expect(LoggedOutViewController.self, \.listener, is: .interactor)
    await tester.expectReleased()
  }
}
