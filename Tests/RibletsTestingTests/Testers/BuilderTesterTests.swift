import Riblets
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope) struct BuilderTesterTests {
  let builder = ShopBuilder(dependency: ShopDependencyStub())
  let listener = ShopListenerMock()

  @Test func `parts are handed out by their types`() throws {
    let tester = BuilderTester { builder.build(withListener: listener) }
    let interactor = try #require(tester.expectInteractor(ShopInteractor.self))
    let router = try #require(tester.expectRouter(ShopRouter.self))
    #expect(router.interactor === interactor)
    tester.expectPresenter((any ShopPresentable).self)
    tester.expectComponent(ShopComponent.self)
  }

  @Test func `a builder that throws throws`() {
    #expect(throws: LobbyError.soldOut) { try BuilderTester { throw LobbyError.soldOut } }
  }
}
