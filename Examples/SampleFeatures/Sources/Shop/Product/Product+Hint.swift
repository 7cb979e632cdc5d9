import Riblets

/// Hint below Product.
struct ProductHint: ChildRoute {
  static let shown = Shown.overlay
  var text: String

  func build(in parent: ProductRouter) -> any HintRouting {
    let listener = parent.listener { (interactor: ProductInteractor) -> any HintListener in interactor }
    return parent.builders.hint.build(withListener: listener, text: text)
  }
}

extension ProductRoute {
  static func hint(text: String) -> Self { Self(ProductHint(text: text)) }
}

extension RouteID<any ProductRouting> {
  static var hint: Self { Self(ProductHint.self) }
}

extension ProductInteractor: HintListener {
  func hintDidFinish() { router?.leave(.hint) }

  func hintDidChooseCart() {
    router?.leave(.hint)
    listener?.productDidChooseCart()
  }
}

extension ProductComponent: HintDependency {}

extension ChildBuilders<ProductComponent> {
  var hint: any HintBuildable {
    builder(of: (any HintBuildable).self) { HintBuilder(dependency: $0) }
  }
}
