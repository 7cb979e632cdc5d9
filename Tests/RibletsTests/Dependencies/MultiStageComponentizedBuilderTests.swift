import Riblets
import RibletsTesting
import Testing

@MainActor
struct MultiStageComponentizedBuilderTests {
  final class ShopComponent: Component<any EmptyDependency> {
    init() { super.init(dependency: EmptyComponent()) }
  }

  final class ShopRouter: Router<Interactor> {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(concrete: Interactor())
    }
  }

  final class ShopBuilder: MultiStageComponentizedBuilder<ShopComponent, ShopRouter, Int> {
    override func finalStageBuild(with component: ShopComponent, _ number: Int) -> ShopRouter {
      #expect(component === componentForCurrentBuildPass)
      return ShopRouter(number)
    }
  }

  final class SimpleBuilder: SimpleMultiStageComponentizedBuilder<ShopComponent, any Routing> {
    override func finalStageBuild(with component: ShopComponent) -> any Routing { ShopRouter(0) }
  }

  let test = TestScope()

  @Test func `all stages of a pass share a component, and the next pass has another`() {
    let builder = ShopBuilder { ShopComponent() }
    let early = builder.componentForCurrentBuildPass
    #expect(builder.componentForCurrentBuildPass === early)

    let router = builder.finalStageBuild(withDynamicDependency: 3)

    #expect(router.number == 3)
    #expect(router.ribletComponent === early)
    #expect(builder.componentForCurrentBuildPass !== early)
  }

  @Test func `a pass can consist of its final stage`() {
    let router = SimpleBuilder { ShopComponent() }.finalStageBuild()

    #expect((router as? RibletNode)?.ribletComponent is ShopComponent)
  }

  @Test func `a component of an earlier pass is diagnosed`() {
    let component = ShopComponent()
    let builder = SimpleBuilder { component }

    RibletRuntime.$current.withValue(test.runtime) {
      let first = builder.finalStageBuild()
      _ = builder.finalStageBuild()
      withExtendedLifetime(first) {}
    }

    #expect(
      test.diagnoses.map(\.description) == [
        """
        'SimpleBuilder' was given the same 'ShopComponent' twice.

          First built: Shop

        Make a new component in each call of the component builder: a component belongs to one riblet.
        """
      ])
  }

  @Test func `a builder does not keep the component of a finished pass`() {
    weak var component: ShopComponent?
    let builder = ShopBuilder {
      let made = ShopComponent()
      component = made
      return made
    }
    var router: ShopRouter? = builder.finalStageBuild(withDynamicDependency: 1)
    #expect(component != nil)
    withExtendedLifetime(router) {}

    router = nil

    #expect(component == nil)
  }
}
