import Riblets

/// The way to the menu.
struct RootMenu: ChildRoute {
  func build(in parent: RootRouter) -> any MenuRouting {
    let listener = parent.listener { (interactor: RootInteractor) -> any MenuListener in interactor }
    return parent.builders.menu.build(withListener: listener)
  }
}

extension RootRoute {
  static var menu: Self { Self(RootMenu()) }
}

extension RootInteractor: MenuListener {}

extension RootComponent: MenuDependency {}

extension ChildBuilders<RootComponent> {
  var menu: any MenuBuildable {
    builder(of: (any MenuBuildable).self) { MenuBuilder(dependency: $0) }
  }
}
