import RibletsMap
import RibletsModel

extension AppMap {
  /// The map of a small shop and its tests.
  static func shop(
    owners: RibletOwners = RibletOwners(), coverage: CoverageFile? = nil, history: ChangeHistory? = nil
  ) -> AppMap {
    AppMap(of: .shop, name: "Shop", owners: owners, coverage: coverage, history: history)
  }
}

extension AppModel {
  static var shop: AppModel {
    var sources = ModelSources([("Root.swift", root), ("Cart.swift", cart)], module: "Shop")
    sources.add(
      ModelSources(
        [("CartTests.swift", "import Shop\nstruct CartRouterTests {\n  @Test func routes() {}\n}\n")],
        module: "ShopTests", isTest: true))
    return AppModel(reading: sources)
  }

  private static let root = """
    final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable> {}
    final class RootBuilder { func build() {} }
    final class RootInteractor { func start() {} }
    final class RootComponent: Component<any RootDependency>, CartDependency {
      var price: Int { 1 }
      var day: Day { dependency.day }
    }
    struct RootCart: ChildRoute {
      static let shown = Shown.sheet
      func build(in parent: RootRouter) -> any CartRouting { parent.cart() }
    }
    protocol RootDependency: Dependency { var day: Day { get } }
    final class AppComponent: RootDependency { let day = Day() }
    let links = Links(links: [.link("cart/{id:Int}") { _ in LinkPath(to: RootCart()) }])

    """

  private static let cart = """
    import Riblets

    protocol CartDependency: Dependency {
      var price: Int { get }
      var day: Day { get }
    }
    final class CartRouter: Router<any CartInteractable> {}

    final class CartInteractor { func start() {} }
    /// @owner @shop/checkout
    final class CartBuilder { func build() {} }
    func broken(
    """
}
