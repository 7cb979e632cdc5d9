import Testing

struct UnattachedShapes {
  private static let app = Shapes(
    rule: "unattached",
    frame: """
      final class RootRouter: LaunchRouter<any A, any B> { CODE }
      """)
  private static let cart = """
    final class CartRouter: Router<any A>, CartRouting {}
    final class CartInteractor { func a() { CartRouter(interactor: self) } }
    final class CartBuilder: Builder<any CartDependency>, CartBuildable { func build() -> any CartRouting { CartRouter() } }
    protocol CartBuildable: Buildable { func build() -> any CartRouting }
    protocol CartRouting: Routing {}
    """
  private static let beside = Shapes(
    rule: "unattached", frame: "final class RootRouter: LaunchRouter<any A, any B> {}\n" + cart)

  @Test(arguments: [
    "", "// let cart: any CartBuildable", "let text = \"CartBuilder\"", "protocol RootInteractable: CartListener {}",
    "extension CartRouter { func a() { CartBuilder() } }", "extension CartBuilder { static let a = CartBuilder() }",
    "final class CartItemBuilder {}", "@@ ShopTests\nlet a = CartBuilder()",
    "@@ ShopTests\nfinal class CartBuildableMock: CartBuildable {}",
    "extension RootComponent: CartDependency {}", "final class CartComponent: Component<any CartDependency> {}",
    "let cartBuilder = 1",
    "struct CartView: View {}", "final class CartPresenter { let a: CartRouter }",
    "@@ ShopTests\nstruct CartRouterTests { @Test func a() {} }",
    "/* CartRouter */", "final class CartViewController { func a() { CartBuilder() } }", "func cart() {}",
    "enum Cart { case builder }",
    "protocol CartPresentable { var router: CartRouting { get } }",
    "@objc(CartBuilder) final class B {}", "@available(*, deprecated, renamed: \"CartBuilder\") struct B {}",
    "enum E { case CartBuilder }", "func a(CartBuilder: Int) {}", "func a(CartBuilder builder: Int) {}",
    "func a<CartBuilder>(_ builder: CartBuilder) {}", "let CartBuilder = 1",
  ])
  func `a riblet that nothing attaches is found`(shape: String) throws { try Self.beside.expectFinding(shape) }

  @Test(arguments: [
    "let cart: any CartBuildable", "let cart: CartBuildable", "let cart: CartBuilder",
    "var cart: (() -> any CartBuildable)?",
    "let builders: [any CartBuildable] = []", "func a() { attachChild(CartBuilder(dependency: component).build()) }",
    "init(cart: any CartBuildable) {}", "// @attaches Cart", "func a() { let cart = CartBuilder() }",
    "lazy var cart = CartBuilder()",
    "let cart: any CartBuildable & Sendable", "let cart: Optional<CartBuildable>",
  ])
  func `a riblet that a router can attach is none`(member: String) throws {
    let text = Self.app.frame.replacing("CODE", with: "\n" + member + "\n") + Self.cart
    try Shapes(rule: "unattached", frame: text).expectNone("")
  }

  @Test(arguments: [
    "final class Coordinator { func start() { CartBuilder().build() } }", "let cart = CartBuilder()",
    "func cart() { CartBuilder() }",
    "@main struct App { let cart: CartBuildable }", "final class AppDelegate { var router: CartRouting? }",
    "typealias Main = CartBuilder",
    "struct Factory { func cart() -> any CartRouting { make() } }",
    "extension Container { func a() { register(CartBuildable.self) } }",
    "#Preview { CartViewController() }", "#Preview(\"Cart\") {\n  CartViewController()\n}",
    "#register(CartBuilder.self)",
    "struct S { #register(CartBuilder.self) }", "@Register(CartBuilder.self) struct S {}",
    "@Registered(CartBuilder.self) var x", "struct S { @Wrap(CartBuilder.self) var b: Any }",
    "@Entry(CartViewController.self) func f() {}",
    "let all: [Any.Type] = [CartRouter.self]", "#Preview { CartBuilder() }\nlet a = CartRouter.self",
    "final class BigRouter: CartRouter {}\nlet a = BigBuilder()",
    "struct Preview { let a = CartViewController(); let b: CartInteractor }",
    "final class Coordinator { let a: String = \"\\(CartBuilder())\" }",
    "@@ Other\nimport Shop\nlet a = CartBuilder()",
    "final class OddRouter: Router<any A> { func a(_ c: Routing) { attachChild(c) } }\nlet o = OddBuilder()",
  ])
  func `a riblet that other code builds, or may build, is none`(shape: String) throws {
    try Self.beside.expectNone(shape)
  }

  @Test(arguments: [
    "final class CartRouter: Router<any A> {}\npublic final class CartBuilder {}",
    "import Shop\nfinal class CartRouter: Router<any A> {}\npublic final class CartBuilder {}",
    "final class CartRouter: Router<any A> {}\nopen class CartBuilder {}",
    "final class CartRouter: LaunchRouter<any A, any B> {}",
    "class CartRouter<I>: Router<I> {}",
    "import Shop\nfinal class CartRouter: Router<any A> {}\nopen class CartBuilder {}",
    "class BaseRouter: Router<any A> {}\nfinal class CartRouter: BaseRouter {}\nlet a = CartBuilder()",
  ])
  func `a riblet for others, one that is launched and a base class are none`(shape: String) throws {
    try Shapes(rule: "unattached", frame: "struct A {}").expectNone(shape)
  }
}
