import Riblets

/// Product below Search.
struct SearchProduct: ChildRoute {
  static let shown = Shown.pushed
  var item: Item
  var key: String { "\(item)" }

  func build(in parent: SearchRouter) -> any ProductRouting {
    let listener = parent.listener { (interactor: SearchInteractor) -> any ProductListener in interactor }
    return parent.builders.product.build(withListener: listener, item: item)
  }
}

extension SearchRoute {
  static func product(item: Item) -> Self { Self(SearchProduct(item: item)) }
}

extension RouteID<any SearchRouting> {
  static func product(_ item: Item) -> Self { Self(SearchProduct.self, key: "\(item)") }
}

extension SearchInteractor: ProductListener {
  func productDidChoose(_ item: Item) { router?.route(to: .product(item: item)) }
  func productDidChooseCart() { listener?.searchDidChooseCart() }
}

extension SearchComponent: ProductDependency {}

extension ChildBuilders<SearchComponent> {
  var product: any ProductBuildable {
    builder(of: (any ProductBuildable).self) { ProductBuilder(dependency: $0) }
  }
}
