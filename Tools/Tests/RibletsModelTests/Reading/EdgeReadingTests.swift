import RibletsModel
import RibletsSource
import Testing

/// The forms in which a router attaches a child.
struct EdgeReadingTests {
  private func joints(_ children: String, _ more: String = "") -> [String] {
    let model = AppModel(of: .riblet("Root", children: children) + .riblet("Cart") + .riblet("Menu"), more)
    #expect(model.sentences == [])
    return model.joints
  }

  @Test(arguments: [
    "let cartBuilder: any CartBuildable", "let cartBuilder: CartBuildable", "private let builder: CartBuilder",
    "let builders: [any CartBuildable]", "let builders: [String: any CartBuildable] = [:]",
    "lazy var builder: any CartBuildable = make()", "let make: @MainActor () -> any CartBuildable",
    "init(cartBuilder: any CartBuildable) {}", "func route(with builder: some CartBuildable) {}",
    "func route() { attachChild(CartBuilder(dependency: component).build(withListener: interactor)) }",
    "func route() { attachChild(CartRouter(interactor: CartInteractor())) }",
    "func route() { let router = Shop.CartRouter(interactor: CartInteractor())\n attachChild(router) }",
    "func route() { attachChild(CartRouter.init(interactor: CartInteractor())) }",
    "var builder: (any CartBuildable)?", "@Injected var builder: any CartBuildable",
    "#if DEBUG\nlet builder: any CartBuildable\n#endif",
    "lazy var builders = [\"cart\": CartBuilder(dependency: component)]",
    "let builders: [any Buildable.Type] = [CartBuilder.self]",
    "let makers: [String: (Component) -> any CartBuildable]",
    "lazy var builder = { CartBuilder(dependency: component) }()",
    "var builder: any CartBuildable { shared { CartBuilder(dependency: self) } }",
    "let builders = (cart: CartBuilder(dependency: component), count: 1)",
    "func route() {\n switch name {\n case .cart: attachChild(CartBuilder(dependency: component).build())\n }\n }",
    "func route() { let child = isFree ? CartBuilder(dependency: a).build() : nil }",
    "let builder: @autoclosure () -> Lazy<any CartBuildable>", "func route<Made: CartBuildable>(with builder: Made) {}",
    "struct Children { let cart: any CartBuildable }\n let children: [CartBuildable]",
    "func route() { `self`.builder = CartBuilder(dependency: /* { */ component) }",
  ])
  func `a router that knows a builder attaches what it builds`(code: String) {
    #expect(joints(code) == ["Root > Cart"])
  }

  @Test(arguments: [
    "weak var cart: (any CartRouting)?", "let listener: any CartListener", "// let builder: any CartBuildable",
    "let text = \"any CartBuildable\"", "let text = \"\"\"\n  CartBuilder()\n  \"\"\"", "let name = item.CartBuilder",
    "let cart: CartRouter?",
  ])
  func `a router that only speaks of a riblet does not attach it`(code: String) {
    #expect(joints(code) == [])
  }

  @Test func `a router may be spread over files, and attach itself`() {
    let model = AppModel(
      of: .riblet("Root"), "extension RootRouter {\n  func routeToCart(_ builder: any CartBuildable) {}\n}",
      .riblet("Cart", children: "let builder: any CartBuildable"))
    #expect(model.joints == ["Cart > Cart", "Root > Cart"])
    #expect(model.edges.last?.position.file == "1.swift")
  }

  @Test func `a router attaches what its superclass knows, in another module, too`() {
    let model = AppModel(ofModules: [
      (
        "Base",
        "open class PageRouter<View>: ViewableRouter<any PageInteractable, View> { let cart: any CartBuildable }"
      ),
      ("Shop", "import Base\n" + .riblet("Cart")),
      ("App", "import Base\nfinal class RootRouter: PageRouter<any V> {}\nclass MenuRouter: PageRouter<any W> {}"),
    ])
    #expect(model.joints == ["Menu > Cart", "Root > Cart"])
    #expect(model.edges.map(\.position.file) == ["Base.swift", "Base.swift"])
    #expect(model.sentences == [])
  }

  @Test func `a generic router is a riblet, and is attached by its generic builder`() {
    let model = AppModel(
      of: .riblet("Root", children: "let builder: PickerBuilder<Int>\n func a() { attachChild(PickerRouter<Int>(i)) }"),
      """
      final class PickerBuilder<Item>: Builder<any PickerDependency> { func build() { PickerRouter<Item>(a) } }
      final class PickerRouter<Item: Hashable>: Router<any PickerInteractable> where Item: Sendable {
        let cart: any CartBuildable
      }
      """, .riblet("Cart"), "enum Wagon { final class DinerRouter: Router<any DinerInteractable> {} }")
    #expect(model.joints == ["Picker > Cart", "Root > Picker"])
    #expect(model.names == ["Cart", "Diner", "Picker", "Root"])
  }

  @Test func `a protocol of builders means the one of its module`() {
    func module(_ name: String) -> String {
      """
      protocol PageBuildable: Buildable { func build() -> any Routing }
      final class \(name)Adapter: PageBuildable { let builder = \(name)Builder(dependency: self) }
      let page = \(name)Adapter()

      """ + .riblet(name)
    }
    let pages = "let pages: [any PageBuildable]"
    let model = AppModel(ofModules: [
      ("A", module("Cart") + .riblet("Root", base: "LaunchRouter", children: pages)),
      ("B", module("Menu") + .riblet("Home", base: "LaunchRouter", children: pages)),
    ])
    #expect(model.joints == ["Home > Menu", "Root > Cart"])
  }

  @Test func `edges know the conditions under which they are there`() {
    let model = AppModel(
      of: .riblet(
        "Root",
        children:
          "#if DEBUG\n#if os(iOS)\nlet menu: any MenuBuildable\n#endif\n#else\nlet cart: any CartBuildable\n#endif"),
      .riblet("Cart") + .riblet("Menu"))
    #expect(model.edges.map(\.conditions) == [["!(DEBUG)"], ["DEBUG", "os(iOS)"]])
  }

  // MARK: Routes

  @Test(arguments: [
    (
      """
      struct RootCart: ChildRoute {
        static let shown = Shown.pushed
        var id: Int
        func build(in parent: RootRouter) -> any CartRouting {
          parent.builders.cart.build(withListener: parent.listener { (interactor: RootInteractor) in interactor }, id: id)
        }
      }
      """, ModelEdge.Kind.route(type: "RootCart", shown: "pushed")
    ),
    (
      "struct RootCart: ChildRoute { func build(in parent: RootRouter) -> any ViewableRouting { parent.cart.build() } }",
      .route(type: "RootCart", shown: "embedded")
    ),
    (
      """
      struct Trolley {}
      extension Trolley: ChildRoute {
        static let shown: Shown = .sheet
        func build(in parent: RootRouter) -> any ViewableRouting { CartBuilder(dependency: parent).build(withListener: parent) }
      }
      """, .route(type: "Trolley", shown: "sheet")
    ),
  ])
  func `a route joins the router that builds it and what is built, and says how that is shown`(
    _ code: String, _ kind: ModelEdge.Kind
  ) {
    let model = AppModel(of: .riblet("Root") + .riblet("Cart"), code)
    #expect(model.joints == ["Root > Cart"])
    #expect(model.edges.map(\.kind) == [kind])
    #expect(model.sentences == [])
  }

  @Test func `a route that says neither parent nor child is a note`() {
    let model = AppModel(
      of: .riblet("Root"),
      "struct RootCart: ChildRoute { func build(in parent: RootRouter) -> any ViewableRouting { x } }",
      "struct Lost: ChildRoute {}")
    #expect(model.edges == [])
    #expect(
      model.sentences == [
        "1.swift:1:8: note: It is not clear which riblets 'RootCart' joins: 'build(in:)' takes no router that is known, or nothing names the child's 'Routing', 'Listener' or 'Buildable'.",
        "2.swift:1:8: note: It is not clear which riblets 'Lost' joins: 'build(in:)' takes no router that is known, or nothing names the child's 'Routing', 'Listener' or 'Buildable'.",
      ])
  }

  // MARK: Behind protocols

  private static let games = """
    protocol GameBuildable: Buildable { func build(withListener listener: any GameListener) -> any GameRouting }
    final class CartAdapter: GameBuildable {
      private let builder: any CartBuildable
      init(dependency: any CartDependency) { builder = CartBuilder(dependency: dependency) }
    }
    final class MenuAdapter {}
    extension MenuAdapter: GameBuildable {
      func build(withListener listener: any GameListener) -> any GameRouting { MenuRouter(interactor: MenuInteractor()) }
    }
    final class UnusedAdapter: GameBuildable { let builder: any UnusedBuildable }
    """

  @Test(arguments: [
    "func routeToGame(with builder: any GameBuildable) { attachChild(builder.build(withListener: self)) }",
    "let games: [String: any GameBuildable]", "typealias Builder = GameBuildable\n let game: any GameBuildable",
    "let all: AllGames", "let factory: any GameFactory",
  ])
  func `a builder behind a protocol is found by who conforms, if it is made anywhere`(code: String) {
    let more = """
      typealias AllGames = [any GameBuildable]
      struct SomeFactory: GameFactory { func make() -> any GameBuildable { CartAdapter(dependency: self) } }
      protocol GameFactory { func make() -> any GameBuildable }
      func games() -> [any GameBuildable] { [CartAdapter(dependency: self), MenuAdapter()] }
      """
    #expect(joints(code, Self.games + more + "\n" + .riblet("Unused")) == ["Root > Cart", "Root > Menu"])
  }

  @Test func `an edge says through which types it was found`() {
    let model = AppModel(
      of: .riblet("Root", children: "let game: any GameBuildable") + .riblet("Cart") + .riblet("Menu"),
      Self.games, "let game = CartAdapter(dependency: none)")
    #expect(model.edges.map(\.kind) == [.indirect(through: ["GameBuildable", "CartAdapter"])])
  }

  @Test func `children that the builder makes are followed where the router names none`() {
    let model = AppModel(
      of: """
        final class RootRouter: LaunchRouter<any A, any B> {
          let child: any Routing
          func didLoad() { attachChild(child) }
        }
        final class RootBuilder { func build() { RootRouter(child: CartBuilder(dependency: self).build(withListener: self)) } }
        """, .riblet("Cart"))
    #expect(model.joints == ["Root > Cart"])
    #expect(model.notes == [])
  }

  // MARK: What code cannot say

  @Test func `a child that cannot be followed is asked for, and a mark says it`() {
    func model(_ mark: String) -> AppModel {
      AppModel(
        of: """
          final class RootRouter: LaunchRouter<any A, any B> {
            func route(to name: String) {
              \(mark)
              attachChild(registry.child(named: name))
            }
          }
          """, .riblet("Cart") + .riblet("Menu"))
    }
    #expect(model("").joints == [])
    #expect(
      model("").sentences == [
        "0.swift:4:5: note: 'Root' attaches a child here, and its router names no builder of a riblet that is read. Say which it is in a comment of the router: // @attaches Cart, or: // @attaches no riblet"
      ])
    #expect(model("// @attaches Cart, Menu").joints == ["Root > Cart", "Root > Menu"])
    #expect(model("// @attaches Cart, Menu").notes == [])
    #expect(model("// @attaches no riblet: a screen").notes == [])
    #expect(model("// @attaches Cat").sentences.first == "0.swift:3:8: note: There is no riblet 'Cat'.")
  }

  @Test func `a mark for a name in two modules has to say which`() {
    let router = "final class RootRouter: Router<any A> {\n  // @attaches Cart\n  func a() { attachChild(b) }\n}"
    let model = AppModel(ofModules: [("A", .riblet("Cart")), ("B", .riblet("Cart")), ("C", router)])
    #expect(
      model.sentences.first
        == "C.swift:2:6: note: Several modules have a riblet 'Cart'. Say which is meant: A.Cart, B.Cart.")
    let clear = router.replacing("attaches Cart", with: "attaches B.Cart")
    #expect(
      AppModel(ofModules: [("A", .riblet("Cart")), ("B", .riblet("Cart")), ("C", clear)]).joints == ["Root > B.Cart"])
  }
}
