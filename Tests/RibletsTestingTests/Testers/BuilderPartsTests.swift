import ChildTestRun
import Riblets
import RibletsTesting
import Testing

// `expectParts(of:)`, and the same of a riblet with wrong parts, line by line.

@MainActor
@Suite(.testScope) struct BuilderPartsTests {
  @Test func `the parts of a riblet are its own and know each other`() {
    let builder = ShopBuilder(dependency: ShopDependencyStub())
    let tester = BuilderTester(listener: ShopListenerMock()) { builder.build(withListener: $0) }
    tester.expectParts(of: ShopRouter.self)
  }

  @Test func `without a listener of the tester, that of the interactor may be any`() {
    let listener = ShopListenerMock()
    let tester = BuilderTester { ShopBuilder(dependency: ShopDependencyStub()).build(withListener: listener) }
    tester.expectParts(of: ShopRouter.self)
  }

  @Test func `parts that are not joined, and parts of other riblets, fail with their names`() async throws {
    let run = try await ChildTestRun(filter: "BuilderPartsFixtures/")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.text == """
        BuilderPartsTests.swift:86
        'listener' of 'ShopInteractor' is nil, not the listener. The parts:
          - router: 'ShopRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
          - component: 'ShopComponent'
        Join them in the builder, or in the initializer of the router or interactor.

        BuilderPartsTests.swift:86
        'listener' of 'ShopView' is nil, not the interactor. The parts:
          - router: 'ShopRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
          - component: 'ShopComponent'
        Join them in the builder, or in the initializer of the router or interactor.

        BuilderPartsTests.swift:94
        The interactor is of type 'ShopInteractor', whose name does not begin with 'Store'. The parts:
          - router: 'StoreRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
        Build the riblet of its own parts, or expect each part by its type.

        BuilderPartsTests.swift:94
        'router' of 'ShopInteractor' is nil, not the router. The parts:
          - router: 'StoreRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
        Join them in the builder, or in the initializer of the router or interactor.

        BuilderPartsTests.swift:94
        The presenter is of type 'ShopView', whose name does not begin with 'Store'. The parts:
          - router: 'StoreRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
        Build the riblet of its own parts, or expect each part by its type.

        BuilderPartsTests.swift:95
        The router is of type 'StoreRouter', not 'ShopRouter'. The parts of what was built in line 93:
          - router: 'StoreRouter'
          - interactor: 'ShopInteractor'
          - presenter: 'ShopView'
        """)
  }
}

@MainActor
private final class StoreRouter: Router<any ShopInteractable>, ShopRouting {
  func routeToCart() {}
  func routeToList() {}
}

@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized) struct BuilderPartsFixtures {
  @Test func forgetsListeners() {
    let builder = ShopBuilder(dependency: ShopDependencyStub())
    builder.forgetsListener = true
    builder.forgetsListenerOfView = true
    let tester = BuilderTester(listener: ShopListenerMock()) { builder.build(withListener: $0) }
    tester.expectParts(of: ShopRouter.self)
  }

  @Test func hasThePartsOfAnotherRiblet() {
    let view = ShopView()
    let interactor = ShopInteractor(presenter: view, prices: .never)
    view.listener = interactor
    let tester = BuilderTester { StoreRouter(interactor: interactor) }
    tester.expectParts(of: StoreRouter.self)
    tester.expectParts(of: ShopRouter.self)
  }
}
