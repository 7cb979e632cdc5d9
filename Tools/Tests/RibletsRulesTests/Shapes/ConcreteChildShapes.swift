import Testing

struct ConcreteChildShapes {
  private static let app = Shapes(
    rule: "concrete-child",
    frame: """
      final class RootRouter: LaunchRouter<any A, any B> { let cart: any CartBuildable; let menu: any MenuBuildable }
      final class CartRouter: Router<any A> {}
      final class MenuRouter: Router<any A> {}
      final class MenuInteractor { struct State {}; static let key = 1 }
      final class MenuPresenter {}
      final class MenuViewController {}
      final class MenuComponent {}
      final class MenuBuilder {}
      """)

  @Test(arguments: [
    "extension RootRouter { var a: MenuRouter? { nil } }", "extension RootRouter { func a(_ menu: MenuRouter) {} }",
    "extension RootRouter { func a() { _ = child as? MenuRouter } }",
    "extension RootRouter { func a() { if child is MenuRouter {} } }",
    "extension RootRouter { func a() { MenuInteractor() } }",
    "extension RootRouter { func a() -> MenuInteractor { b() } }",
    "extension RootRouter { func a() { let b: [MenuViewController] = [] } }",
    "final class RootInteractor { var a: MenuInteractor? }",
    "final class RootInteractor { weak var a: MenuPresenter? }",
    "final class RootViewController { let a = MenuViewController() }",
    "final class RootViewController { func a() { show(MenuViewController.init()) } }",
    "final class RootPresenter { let a: MenuPresenter }",
    "final class CartInteractor { var a: MenuInteractor? }",
    "final class CartViewController { let a: MenuViewController }",
    "extension CartRouter { func a() { push(MenuViewController()) } }",
    "final class CartViewController: MenuViewController {}",
    "final class RootInteractor { func a() { print(MenuInteractor.key) } }",
    "final class RootInteractor { func a<T: MenuInteractor>(_ a: T) {} }",
    "final class RootInteractor { func a() { print(\"\\(MenuInteractor())\") } }",
    "final class RootInteractor { func a() { let b = [MenuInteractor]() } }",
    "final class RootInteractor { func a() { MenuInteractor.self } }",
    "final class RootComponent { let a: MenuViewController }",
    "final class RootBuilder { func a(_ a: MenuInteractor) {} }",
    "final class RootInteractor { typealias Menu = MenuInteractor }",
    "final class RootInteractor { var a: Shop.MenuInteractor? }",
  ])
  func `a class of a child or a sibling is found`(shape: String) throws { try Self.app.expectFinding(shape) }

  @Test(arguments: [
    "extension RootRouter { var a: (any MenuRouting)? { nil } }", "extension RootRouter { func a() { MenuBuilder() } }",
    "final class RootInteractor { var a: (any MenuInteractable)? }",
    "final class RootInteractor { var a: RootRouter? }",
    "final class RootComponent { var a: MenuViewControllable { shared { MenuViewController() } } }",
    "final class RootBuilder { func a() { let view = MenuViewController() } }",
    "final class RootComponent { var a: MenuComponent { MenuComponent() } }",
    "final class RootInteractor { var a: MenuInteractor.State? }",
    "final class CartInteractor { func a(_ a: MenuInteractor.State) {} }",
    "final class Tracker { var a: MenuInteractor? }", "let all: [MenuInteractor] = []",
    "func a(_ a: MenuInteractor) {}",
    "extension MenuInteractor { func b() {} }", "extension MenuRouter { func a() { MenuInteractor() } }",
    "final class MenuWorker { var a: MenuInteractor? }", "final class RootInteractor { let text = \"MenuInteractor\" }",
    "final class RootInteractor { /* MenuInteractor */ }",
    "final class RootInteractor { func a() { class MenuInteractor {} } }",
    "@@ ShopTests\nfinal class RootInteractorTests { let a = MenuInteractor() }",
    "final class RootInteractor { var menuInteractor: Int }",
    "final class RootInteractor { let a = OtherInteractor() }", "final class RootInteractor { #if DEBUG\n#endif }",
    "final class RootInteractor { func a(MenuInteractor a: Int) {} }",
    "final class RootInteractor { func a() { b(MenuInteractor: 1) } }",
    "final class RootInteractor { func a<MenuInteractor>(_ a: MenuInteractor) {} }",
    "final class RootInteractor<MenuInteractor> { var a: MenuInteractor? }",
    "final class RootInteractor { struct MenuInteractor {}; var a: MenuInteractor? }",
    "final class RootInteractor { typealias MenuInteractor = Int; var a: MenuInteractor? }",
    "final class RootInteractor { enum Kind { case MenuInteractor }; func a() { print(Kind.MenuInteractor) } }",
    "final class RootInteractor { func a() { let MenuInteractor = 1; print(MenuInteractor) } }",
    "final class RootComponent { var a: MenuViewController { shared { MenuViewController() } } }",
    "@@ Other\nfinal class MenuInteractor {}", "final class RootInteractor { var a: any MenuPresentable }",
  ])
  func `protocols, builders, and code of no relative are none`(shape: String) throws { try Self.app.expectNone(shape) }
}
