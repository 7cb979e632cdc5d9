import Riblets

/// Line below Cart.
struct CartLine: ChildRoute {
  static let shown = Shown.item
  var item: Item
  var key: String { "\(item)" }

  func build(in parent: CartRouter) -> any LineRouting {
    let listener = parent.listener { (interactor: CartInteractor) -> any LineListener in interactor }
    return parent.builders.line.build(withListener: listener, item: item)
  }
}

extension CartRoute {
  static func line(item: Item) -> Self { Self(CartLine(item: item)) }
}

extension RouteID<any CartRouting> {
  static func line(_ item: Item) -> Self { Self(CartLine.self, key: "\(item)") }
}

extension CartInteractor: LineListener {}

extension CartComponent: LineDependency {}

extension ChildBuilders<CartComponent> {
  var line: any LineBuildable {
    builder(of: (any LineBuildable).self) { LineBuilder(dependency: $0) }
  }
}
