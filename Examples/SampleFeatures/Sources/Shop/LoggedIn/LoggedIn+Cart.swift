import Riblets

/// Cart below LoggedIn.
struct LoggedInCart: ChildRoute {
  static let shown = Shown.tab
  var title: String { "Cart" }
  var icon: String { "cart" }

  func build(in parent: LoggedInRouter) -> any CartRouting {
    let listener = parent.listener { (interactor: LoggedInInteractor) -> any CartListener in interactor }
    return parent.builders.cart.build(withListener: listener)
  }
}

extension LoggedInRoute {
  static var cart: Self { Self(LoggedInCart()) }
}

extension LoggedInInteractor: CartListener {}

extension LoggedInComponent: CartDependency {}

extension ChildBuilders<LoggedInComponent> {
  var cart: any CartBuildable {
    builder(of: (any CartBuildable).self) { CartBuilder(dependency: $0) }
  }
}
