import Riblets
import RibletsTesting
import Testing

/// Tests of `RouterTester` with children that come by routes.
@MainActor
@Suite(.testScope) struct RoutedRouterTests {
  let menuBuilder = MenuBuildableMock()
  let menu = MenuRoutingMock()
  let listener = MenuListenerMock()

  private func router(_ interactor: any LoggedInInteractable) -> LoggedInRouter {
    menuBuilder.buildReturnValue = menu
    return LoggedInRouter(interactor: interactor, builders: ChildBuilders(given: menuBuilder))
  }

  @Test func `what an interactor begins with is an act`() {
    let tester = RouterTester(router(LoggedInInteractor()))
    tester.expectAttach(LobbyRouter.self)
    tester.launch()
    tester.expectShown("Lobby tab selected")
  }

  @Test func `routed children are built, attached and detached like others`() {
    let router = router(LoggedInInteractableMock())
    let tester = RouterTester(router)
    tester.give(listener: listener)
    tester.expectShown("")

    tester.expectBuild(menuBuilder.calls("build"))
    tester.expectAttach(menu)
    tester.act { router.route(to: .menu(player: "Ann"), as: .sheet) }
    tester.expectChildren(menu)
    tester.expectShown("Menu(player: Ann) sheet")
    tester.expectShown(LoggedInRoute.menu(player: "Ann"))
    #expect(menuBuilder.buildArgValues.map(\.player) == ["Ann"])
    #expect(menuBuilder.buildArgValues.first?.listener === listener)

    tester.act { router.route(to: .menu(player: "Ann"), as: .sheet) }

    tester.expectDetach(MenuRoutingMock.self)
    tester.act { router.leave(.menu) }
    tester.expectShown("")
  }

  @Test func `the same mock may leave and come again in one act`() {
    let router = router(LoggedInInteractableMock())
    let tester = RouterTester(router)
    tester.give(listener: listener)
    tester.expectAttach(menu)
    tester.act { router.route(to: .menu(player: "Ann")) }

    tester.expectBuild(menuBuilder.calls("build"))
    tester.expectDetach(menu)
    tester.expectAttach(menu)
    tester.act { router.route(to: .menu(player: "Ben")) }
    tester.expectShown("Menu(player: Ben) pushed")
  }

  @Test func `an interactor that listens itself needs no other listener`() {
    let interactor = LoggedInInteractor()
    let router = router(interactor)
    let tester = RouterTester(router)
    tester.act {}

    tester.expectAttach(menu)
    tester.act { interactor.didChoose("Ann") }
    tester.expectShown("Lobby tab selected\nMenu(player: Ann) pushed")

    tester.expectDetach(menu)
    tester.act { menuBuilder.buildArgValues.first?.listener.menuDidFinish() }
  }
}
