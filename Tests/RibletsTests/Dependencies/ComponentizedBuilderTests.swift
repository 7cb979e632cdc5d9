import Riblets
import RibletsTesting
import Testing

@MainActor
struct ComponentizedBuilderTests {
  final class ShopComponent: Component<any EmptyDependency> {
    let name: String
    init(_ name: String = "") {
      self.name = name
      super.init(dependency: EmptyComponent())
    }
  }

  final class ShopRouter: Router<Interactor> {
    init() { super.init(concrete: Interactor()) }
  }

  final class ShopBuilder: SimpleComponentizedBuilder<ShopComponent, any Routing> {
    override func build(with component: ShopComponent) -> any Routing { ShopRouter() }
  }

  /// Returns a router and the interactor beside it, as builders of riblets with deep links do.
  final class LinkedBuilder: ComponentizedBuilder<
    ShopComponent, (router: any Routing, actionableItem: any Interactable), Int, String
  >
  {
    var received: [String] = []

    override func build(
      with component: ShopComponent, _ number: Int
    ) -> (router: any Routing, actionableItem: any Interactable) {
      received.append("\(component.name) \(number)")
      let router = ShopRouter()
      return (router, router.interactor)
    }
  }

  let test = TestScope()

  func reused(_ builder: String, firstBuilt: String) -> String {
    """
    '\(builder)' was given the same 'ShopComponent' twice.

      First built: \(firstBuilt)

    Make a new component in each call of the component builder: a component belongs to one riblet.
    """
  }

  @Test func `each build has a component of its own, which its router knows`() throws {
    let builder = ShopBuilder { ShopComponent() }

    let first = try #require(builder.build() as? ShopRouter)
    let second = try #require(builder.build() as? ShopRouter)

    #expect(first.ribletComponent is ShopComponent)
    #expect(first.ribletComponent !== second.ribletComponent)
  }

  @Test func `what is only known at the build reaches component and riblet`() {
    let builder = LinkedBuilder { name in ShopComponent(name) }

    let built = builder.build(withDynamicBuildDependency: 3, dynamicComponentDependency: "Tea")

    #expect(builder.received == ["Tea 3"])
    #expect((built.router as? RibletNode)?.ribletComponent is ShopComponent)
  }

  @Test func `a build returns its component where it is asked for`() {
    let builder = LinkedBuilder { name in ShopComponent(name) }

    let built: (ShopComponent, (router: any Routing, actionableItem: any Interactable)) =
      builder.build(withDynamicBuildDependency: 3, dynamicComponentDependency: "Tea")

    #expect(built.0.name == "Tea")
    #expect((built.1.router as? RibletNode)?.ribletComponent === built.0)
  }

  @Test func `a component that is used twice is diagnosed with the riblet first built`() {
    let component = ShopComponent()
    let builder = ShopBuilder { component }
    let first = builder.build() as? ShopRouter
    first?.launch(under: test)

    let second = builder.build() as? ShopRouter

    #expect(test.diagnoses.map(\.description) == [reused("ShopBuilder", firstBuilt: "Shop")])
    #expect(second?.ribletComponent === component)
  }

  @Test func `a reused component is diagnosed after others, by another builder, and after its riblet is freed`() {
    let component = ShopComponent()
    RibletRuntime.$current.withValue(test.runtime) {
      _ = ShopBuilder { component }.build()
      _ = ShopBuilder { ShopComponent() }.build()
      let linked = LinkedBuilder { _ in component }
      _ = linked.build(withDynamicBuildDependency: 1, dynamicComponentDependency: "").router
    }

    #expect(test.diagnoses.map(\.description) == [reused("LinkedBuilder", firstBuilt: "a riblet that is gone")])
  }

  @Test func `a component of a foreign class is checked against the one before`() {
    final class OwnComponent {}
    final class OwnBuilder: SimpleComponentizedBuilder<OwnComponent, ShopRouter> {
      override func build(with component: OwnComponent) -> ShopRouter { ShopRouter() }
    }
    let component = OwnComponent()
    let builder = OwnBuilder { component }

    RibletRuntime.$current.withValue(test.runtime) {
      let first = builder.build()
      _ = builder.build()
      withExtendedLifetime(first) {}
    }

    #expect(
      test.diagnoses.map(\.description) == [
        """
        'OwnBuilder' was given the same 'OwnComponent' twice.

          First built: Shop

        Make a new component in each call of the component builder: a component belongs to one riblet.
        """
      ])
  }

  @Test func `a component may be a value, and what is built anything`() {
    struct Values {
      var number = 1
    }
    struct Built {
      let router: ShopRouter
    }
    final class ValueBuilder: SimpleComponentizedBuilder<Values, Built> {
      override func build(with component: Values) -> Built { Built(router: ShopRouter()) }
    }

    let built = RibletRuntime.$current.withValue(test.runtime) {
      let builder = ValueBuilder { Values() }
      _ = builder.build()
      return builder.build()
    }

    #expect(built.router.ribletComponent == nil)
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a builder may say which router is in what it builds`() {
    struct Built {
      let router: ShopRouter
    }
    final class StructureBuilder: SimpleComponentizedBuilder<ShopComponent, Built> {
      override func build(with component: ShopComponent) -> Built { Built(router: ShopRouter()) }
      override func router(of built: Built) -> RibletNode? { built.router }
    }

    let built = StructureBuilder { ShopComponent() }.build()

    #expect(built.router.ribletComponent is ShopComponent)
  }

  @Test func `a component lives as long as its riblet`() {
    weak var component: ShopComponent?
    let builder = ShopBuilder {
      let made = ShopComponent()
      component = made
      return made
    }
    var router: (any Routing)? = builder.build()
    #expect(component != nil)
    withExtendedLifetime(router) {}

    router = nil

    #expect(component == nil)
  }

  @Test func `a builder that overrides nothing stops with the method it needs`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = SimpleComponentizedBuilder<ShopComponent, any Routing> { ShopComponent() }.build()
      }
    }

    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("cannot build: it does not override build(with:)."))
  }
}
