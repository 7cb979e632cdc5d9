import Riblets

/// Product below Home.
struct HomeProduct: ChildRoute {
  static let shown = Shown.pushed
  var item: Item
  var key: String { "\(item)" }

  func build(in parent: HomeRouter) -> any ProductRouting {
    let listener = parent.listener { (interactor: HomeInteractor) -> any ProductListener in interactor }
    return parent.builders.product.build(withListener: listener, item: item)
  }
}

extension HomeRoute {
  static func product(item: Item) -> Self { Self(HomeProduct(item: item)) }
}

extension RouteID<any HomeRouting> {
  static func product(_ item: Item) -> Self { Self(HomeProduct.self, key: "\(item)") }
}

extension HomeInteractor: ProductListener {
  func productDidChoose(_ item: Item) { router?.route(to: .product(item: item)) }
  func productDidChooseCart() { listener?.homeDidChooseCart() }
}

extension HomeComponent: ProductDependency {}

extension ChildBuilders<HomeComponent> {
  var product: any ProductBuildable {
    builder(of: (any ProductBuildable).self) { ProductBuilder(dependency: $0) }
  }
}
