import Foundation
import RibletsModel
import RibletsRules
import Testing

/// Each rule with what it finds, and what looks alike and is none.
struct RuleTests {
  private func found(_ rule: String, _ model: AppModel, settings: String = "{}") throws -> [String] {
    AppCheck(of: model, settings: try RuleSettings(Data(settings.utf8)), only: [rule]).sentences
  }

  // MARK: missing-dependency

  private static let tree = """
    final class RootRouter: LaunchRouter<any A, any B> { let cart: any CartBuildable }
    final class CartRouter: Router<any A> { let menu: any MenuBuildable }
    final class MenuRouter: Router<any A> {}
    final class RootComponent: Component<any RootDependency> { var days: Day { Day() }; ROOT }
    final class CartComponent: Component<any CartDependency> { CART }
    protocol RootDependency: Dependency {}
    protocol CartDependency: Dependency { CARTNEEDS }
    protocol MenuDependency: Dependency { var day: Day { get } }
    extension RootComponent: CartDependency {}
    extension CartComponent: MenuDependency {}
    """

  private static func tree(root: String = "", cart: String = "", cartNeeds: String = "") -> AppModel {
    AppModel(
      tree.replacing("ROOT", with: root).replacing("CARTNEEDS", with: cartNeeds).replacing("CART", with: cart))
  }

  @Test func `a dependency that a component above has is missing with the way it should come by`() throws {
    #expect(
      try found("missing-dependency", Self.tree(root: "var day: Day { Day() }")) == [
        "10: 'CartComponent' has no 'day', which 'Menu' needs. 'RootComponent' has it: hand it on through 'CartComponent'. | 8: 'day: Day' is needed here. | 4: It comes from here."
      ])
  }

  @Test func `a dependency that nothing above has is missing with what is called alike`() throws {
    #expect(
      try found("missing-dependency", Self.tree(cart: "var days: Day { Day() }")) == [
        "10: 'CartComponent' has no 'day', which 'Menu' needs. Did you mean 'days'? Make it there, or declare it in the 'Dependency' above. | 8: 'day: Day' is needed here."
      ])
  }

  @Test func `one gap is found once, however many need the dependency`() throws {
    let model = Self.tree(cart: "var day: Day { dependency.day }", cartNeeds: "var day: Day { get }")
    let found = try found("missing-dependency", model)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("9: 'RootComponent' has no 'day', which 'Cart' needs.") == true)
  }

  @Test(arguments: [
    ("it is made", "var day: Day { Day() }", ""),
    ("an extension of the protocol has it", "", "extension MenuDependency { var day: Day { Day() } }"),
    ("it is stored", "let day = Day()", ""),
  ])
  func `no dependency is missing where`(_ name: String, cart: String, more: String) throws {
    let text = Self.tree.replacing("ROOT", with: "").replacing("CARTNEEDS", with: "").replacing("CART", with: cart)
    #expect(try found("missing-dependency", AppModel(text + "\n" + more)) == [])
  }

  @Test(arguments: [": Component<", ": BaseComponent<"])
  func `members of a base class that is not in the sources are not known to be missing`(base: String) throws {
    let text = Self.tree.replacing("ROOT", with: "").replacing("CARTNEEDS", with: "").replacing("CART", with: "")
      .replacing("CartComponent: Component<", with: "CartComponent" + base)
    #expect(try found("missing-dependency", AppModel(text)).isEmpty == (base != ": Component<"))
  }

  // MARK: unused-dependency

  private static func cart(_ code: String) -> AppModel {
    AppModel(
      """
      final class CartRouter: Router<any A> {}
      protocol CartDependency: Dependency {
        var day: Day { get }
        var price: Int { get }
      }
      final class CartComponent: Component<any CartDependency> {}
      final class CartBuilder: Builder<any CartDependency> {
        func build() {
          \(code)
          let component = CartComponent(dependency: dependency)
          use(dependency.price)
        }
      }
      """)
  }

  @Test func `a dependency that no code of the riblet takes is unused`() throws {
    #expect(
      try found("unused-dependency", Self.cart("")) == [
        "3: 'Cart' never uses 'day' of its dependency. Remove it here, and from the components that hand it on."
      ])
  }

  @Test(arguments: [
    "use(dependency.day)", "use(component.dependency.day)", "use(all: dependency)", "let other = dependency",
    "use(dependency[keyPath: path])", "use(isNew ? dependency : other)",
  ])
  func `a dependency that is taken, or may be, is used`(code: String) throws {
    #expect(try found("unused-dependency", Self.cart(code)) == [])
  }

  @Test(arguments: [
    "extension CartComponent: MenuDependency { var day: Day { dependency.day } }",
    "extension CartDependency { var tomorrow: Day { day + 1 } }",
    "protocol MenuDependency: CartDependency {}",
    "struct CartSource { let dependency: any CartDependency; func a() { use(dependency.day) } }",
  ])
  func `a dependency that other code of the dependency takes is used`(code: String) throws {
    var sources = ModelSources([("More.swift", code)], module: "Shop")
    sources.add(
      ModelSources(
        [
          (
            "App.swift",
            """
            final class CartRouter: Router<any A> {}
            protocol CartDependency: Dependency { var day: Day { get } }
            final class CartComponent: Component<any CartDependency> {}
            """
          )
        ], module: "Shop"))
    #expect(try found("unused-dependency", AppModel(reading: sources)) == [])
  }

  // MARK: passed-through

  private static let handed = tree(
    root: "var day: Day { Day() }", cart: "var day: Day { dependency.day }", cartNeeds: "var day: Day { get }")

  @Test func `a dependency that goes through more components than the limit is found`() throws {
    let limit = #"{"rules": {"passed-through": {"limit": 0}}}"#
    #expect(
      try found("passed-through", Self.handed, settings: limit) == [
        "8: 'day' comes to 'Menu' through 1 components, and 0 are allowed: CartComponent. Make it nearer, or give it to the riblets between as an argument."
      ])
    #expect(try found("passed-through", Self.handed) == [])
  }

  // MARK: strong-listener

  private static func listener(_ property: String) -> AppModel {
    AppModel(
      "final class CartRouter: Router<any A> {}\nfinal class CartInteractor: Interactor {\n  \(property)\n}\n")
  }

  @Test(arguments: [
    "var listener: CartListener?", "var listener: (any CartListener)?", "let listener: any CartListener",
  ])
  func `a listener that is held strongly is found`(property: String) throws {
    #expect(
      try found("strong-listener", Self.listener(property)) == [
        "3: 'CartInteractor' holds its listener, which holds it: neither is ever freed. Write: weak var listener."
      ])
  }

  @Test(arguments: [
    "weak var listener: CartListener?", "unowned let listener: CartListener",
    "unowned(unsafe) var listener: CartListener",
    "var listener: CartListener? { get { box.value } set { box.value = newValue } }", "var listener: NetworkSession?",
    "static var listener: CartListener?", "@Weak var listener: CartListener?", "var listener: (CartListener) -> Void",
  ])
  func `a listener that is held in another way is none`(property: String) throws {
    #expect(try found("strong-listener", Self.listener(property)) == [])
  }

  @Test func `types that are no part of a riblet may hold what they like`() throws {
    #expect(try found("strong-listener", AppModel("final class Hub { var listener: CartListener? }")) == [])
  }

  // MARK: attach-without-detach

  private static func router(_ body: String) -> AppModel {
    AppModel(
      """
      final class CartRouter: Router<any CartInteractable> {
        let menuBuilder: MenuBuildable
      \(body)
      }
      final class MenuRouter: Router<any MenuInteractable> {}
      """)
  }

  @Test func `a router that remembers a child and never detaches is found`() throws {
    #expect(
      try found(
        "attach-without-detach", Self.router("private var menu: MenuRouting?\nfunc show() { attachChild(menu) }"))
        == [
          "4: 'Cart' attaches a child here, remembers it, and never detaches one. Call 'detachChild' when the child's listener says that it is done."
        ])
  }

  @Test(arguments: [
    "private var menu: MenuRouting?\nfunc show() { attachChild(menu) }\nfunc hide() { detachChild(menu) }",
    "private var menu: MenuRouting?\nfunc show() { attachChild(menu) }\nfunc hide() { detachCurrentChild() }",
    "func show() { attachChild(menuBuilder.build()) }",
    "private var menu: MenuRouting?\noverride func didLoad() { attachChild(menu) }",
  ])
  func `a router that detaches, or keeps a child for good, is none`(body: String) throws {
    #expect(try found("attach-without-detach", Self.router(body)) == [])
  }

  // MARK: unattached

  @Test func `a riblet that nothing attaches is found`() throws {
    #expect(
      try found("unattached", AppModel("final class CartRouter: Router<any A> {}\nfinal class CartBuilder {}")) == [
        "1: Nothing attaches 'Cart', and nothing uses its builder. Attach it from a parent, or remove it: riblets remove Cart."
      ])
  }

  @Test(arguments: [
    "final class RootRouter: LaunchRouter<any A, any B> { let cart: any CartBuildable }",
    "final class Coordinator { func start() { CartBuilder().build() } }", "let cart = CartBuilder()",
    "final class OddRouter: Router<any A> { func a(_ child: Routing) { attachChild(child) } }\nlet o = OddBuilder()",
  ])
  func `a riblet that something attaches, builds, or may attach is none`(code: String) throws {
    let cart = "final class CartRouter: Router<any A> {}\nfinal class CartBuilder {}\n"
    #expect(try found("unattached", AppModel(cart + code)) == [])
  }

  @Test func `a library's riblet is for others`() throws {
    #expect(
      try found("unattached", AppModel("final class CartRouter: Router<any A> {}\npublic final class CartBuilder {}"))
        == [])
  }

  // MARK: concrete-child

  private static func root(_ code: String) -> AppModel {
    AppModel(
      """
      final class RootRouter: LaunchRouter<any A, any B> {
        let cart: any CartBuildable
        let menu: any MenuBuildable
        \(code)
      }
      final class CartRouter: Router<any A> {}
      final class MenuRouter: Router<any A> {}
      final class MenuInteractor {}
      """)
  }

  @Test func `a parent that uses a child's class is found`() throws {
    #expect(
      try found("concrete-child", Self.root("var open: MenuRouter?")) == [
        "4: 'Root' uses 'MenuRouter', a class of its child 'Menu'. Use the protocol that it is built for: 'Routing', 'Buildable' or 'ViewControllable'."
      ])
  }

  @Test func `a sibling that does so is found`() throws {
    var sources = ModelSources(
      [("Cart.swift", "final class CartInteractor { var a: MenuInteractor? }")], module: "Shop")
    sources.add(
      ModelSources(
        [
          (
            "App.swift",
            """
            final class RootRouter: LaunchRouter<any A, any B> { let c: any CartBuildable; let m: any MenuBuildable }
            final class CartRouter: Router<any A> {}
            final class MenuRouter: Router<any A> {}
            final class MenuInteractor {}
            """
          )
        ], module: "Shop"))
    #expect(
      try found("concrete-child", AppModel(reading: sources)).map { $0.prefix(61) } == [
        "1: 'Cart' uses 'MenuInteractor', a class of its sibling 'Menu"
      ])
  }

  @Test(arguments: ["var open: (any MenuRouting)?", "func a() { MenuBuilder() }", "let r: RootRouter? = nil"])
  func `protocols, builders and a riblet's own classes are none`(code: String) throws {
    #expect(try found("concrete-child", Self.root(code)) == [])
  }

  // MARK: layers

  private static let layers = """
    {"layers": [{"name": "the domain knows no view", "modules": ["*Domain"], "mayNotImport": ["UIKit", "*Views"]}]}
    """

  @Test(arguments: ["import UIKit", "import struct RibletsViews.Node", "@_exported import ShopViews"])
  func `an import that a layer forbids is found`(line: String) throws {
    let model = AppModel("", others: [("ShopDomain", "import Foundation\n\(line)\n")])
    let found = try found("layers", model, settings: Self.layers)
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("2: 'ShopDomain' imports '"))
    #expect(found[0].contains("which is against 'the domain knows no view'."))
  }

  @Test func `other imports and other modules are none`() throws {
    let model = AppModel("import UIKit", others: [("ShopDomain", "import Foundation\n// import UIKit\n")])
    #expect(try found("layers", model, settings: Self.layers) == [])
    #expect(try found("layers", AppModel("", others: [("ShopDomain", "import UIKit")])) == [])
  }

  // MARK: missing-tests

  private static let interactor = "final class CartRouter: Router<any A> {}\nfinal class CartInteractor { func a() {} }"

  @Test func `a class with functions and without tests is found`() throws {
    let model = AppModel(Self.interactor, tests: "struct CartRouterTests { @Test func a() {} }")
    #expect(
      try found("missing-tests", model) == [
        "2: 'CartInteractor' has no tests of its own. Add a suite 'CartInteractorTests'."
      ])
  }

  @Test func `a class with tests, one without functions, and an app without any tests are none`() throws {
    #expect(
      try found("missing-tests", AppModel(Self.interactor, tests: "class CartInteractorTests: XCTestCase {}")) == [])
    #expect(try found("missing-tests", AppModel(Self.interactor)) == [])
    let empty = Self.interactor.replacing("func a() {}", with: "")
    #expect(try found("missing-tests", AppModel(empty, tests: "struct T {}")) == [])
  }

  // MARK: missing-owner

  private static let owned = """
    final class CartRouter: Router<any A> {}
    /// @owner @shop/checkout
    final class CartBuilder {}
    final class MenuRouter: Router<any A> {}
    """

  @Test func `a riblet without an owner is found where others have some`() throws {
    #expect(
      try found("missing-owner", AppModel(Self.owned)) == [
        "4: Nobody owns 'Menu'. Write above its builder: /// @owner @team, or add 'owners' to the file of its module."
      ])
    #expect(try found("missing-owner", AppModel(Self.owned.replacing("/// @owner @shop/checkout\n", with: ""))) == [])
  }

  // MARK: placeholder-value

  @Test func `a value that a command made up is found until it is replaced`() throws {
    func component(_ text: String) -> AppModel { AppModel("extension RootComponent: CartDependency {\n\(text)\n}") }
    let mark = "  // @placeholder Date(timeIntervalSince1970: 0)\n  // Nothing above has it.\n"
    #expect(
      try found("placeholder-value", component("\(mark)  var day: Date { Date(timeIntervalSince1970: 0) }")) == [
        "4: 'RootComponent' makes 'day' with Date(timeIntervalSince1970: 0), a value that a command made up. Replace it, and remove the comment '@placeholder'."
      ])
    #expect(try found("placeholder-value", component("\(mark)  var day: Date { .now }")) == [])
    #expect(try found("placeholder-value", component("  var day: Date { Date(timeIntervalSince1970: 0) }")) == [])
    let other = "  // @placeholder \"a\"\n  var a: String { \"b\" }\n  var b: String { \"a\" }"
    #expect(try found("placeholder-value", component(other)) == [])
  }

  // MARK: unused-mock

  private static let mockable = "/// @mockable\nprotocol Priced { func price() }\n"

  @Test func `a mock that no test uses is found`() throws {
    #expect(
      try found("unused-mock", AppModel(Self.mockable, tests: "struct T { let a = NamedMock() }")) == [
        "2: No test uses 'PricedMock'. Remove the mark: a protocol without it builds faster."
      ])
  }

  @Test(arguments: [
    ("", "struct T { @Test func a() { let mock = PricedMock() } }"), ("", "let all = [PricedMock()]"),
    ("", "final class OtherMock: PricedMock {}"), ("", "func a() { class B: PricedMock {} }"),
    ("/// @mockable\nprotocol Shop { var price: any Priced { get } }", "let a = ShopMock()"),
    ("/// @mockable\nprotocol Shop: Priced {}", "let a = ShopMock()"), ("", ""),
  ])
  func `a mock that is used, also through another one, is none`(code: String, tests: String) throws {
    #expect(try found("unused-mock", AppModel(Self.mockable + code, tests: tests)) == [])
  }

  @Test func `the protocols of a riblet itself may be marked before a test needs it`() throws {
    let riblet = "final class CartRouter: Router<any A> {}\n/// @mockable\nprotocol CartRouting { func a() }"
    #expect(try found("unused-mock", AppModel(riblet, tests: "struct T {}")) == [])
  }

  // MARK: wide-protocol

  @Test func `a protocol that more modules name than the limit is found`() throws {
    let model = AppModel(
      "public protocol Priced {}",
      others: [("Cart", "import Shop\nstruct A: Priced {}"), ("Menu", "import Shop\nlet a: (any Priced)? = nil")])
    let limit = #"{"rules": {"wide-protocol": {"limit": 1}}}"#
    #expect(
      try found("wide-protocol", model, settings: limit) == [
        "1: 2 modules name 'Priced', and a change of it rebuilds them all; 1 are allowed. Split it, so that each one sees what it needs."
      ])
    #expect(try found("wide-protocol", model) == [])
  }
}
