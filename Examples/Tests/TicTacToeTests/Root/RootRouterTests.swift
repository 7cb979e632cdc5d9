import Riblets
import RibletsTesting
import Testing

@testable import TicTacToe

@MainActor
struct RootRouterTests {
  let test = TestScope()
  let interactor = RootInteractableMock()
  let viewController = ModalViewControllableMock()
  let loggedOutBuilder = LoggedOutBuildableMock()
  let loggedInBuilder = LoggedInBuildableMock()
  let loggedOut = LeafRoutingMock()
  let router: RootRouter

  init() {
    router = RootRouter(
      interactor: interactor, viewController: viewController, loggedOutBuilder: loggedOutBuilder,
      loggedInBuilder: loggedInBuilder)
    loggedOutBuilder.buildHandler = { [loggedOut] in loggedOut }
  }

  @Test func `the interactor gets its router`() {
    #expect(interactor.router === router)
  }

  @Test func `launching shows the login screen`() {
    router.launch(in: test.runtime)

    #expect(router.children.map(ObjectIdentifier.init) == [ObjectIdentifier(loggedOut)])
    #expect(loggedOutBuilder.buildArgValues.first === interactor)
    #expect(viewController.replaceModalCallCount == 1)
    #expect(viewController.replaceModalArgValues.first as? AnyObject === loggedOut.viewControllable)
  }

  @Test func `logging in detaches the login screen and attaches what follows`() {
    router.launch(in: test.runtime)

    let item = router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben")

    #expect(item === loggedInBuilder.item)
    #expect(loggedInBuilder.buildArgValues == [["Ann", "Ben"]])
    #expect(router.children.map(ObjectIdentifier.init) == [ObjectIdentifier(loggedInBuilder.router)])
    #expect(!loggedOut.interactable.isActive)
    #expect(loggedInBuilder.router.interactable.isActive)
    #expect(viewController.replaceModalCallCount == 2)
    #expect(viewController.replaceModalArgValues[1] == nil)
  }

  @Test func `logging in a second time only returns the item again`() {
    router.launch(in: test.runtime)

    let items = (0..<2).map { _ in router.routeToLoggedIn(withPlayer1Name: "Ann", player2Name: "Ben") }

    #expect(items[0] === items[1])
    #expect(loggedInBuilder.buildArgValues.count == 1)
    #expect(router.children.count == 1)
    #expect(test.diagnoses.isEmpty)
  }
}
