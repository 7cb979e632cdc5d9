import Foundation
import RibletsModel
import RibletsRules
import Testing

/// The findings of each rule in words. Shapes that it finds and does not find are in the folder Shapes.
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

  // MARK: passed-through

  private static let handed = tree(
    root: "var day: Day { Day() }", cart: "var day: Day { dependency.day }", cartNeeds: "var day: Day { get }")

  @Test func `a dependency that goes through more components than the limit is found`() throws {
    let limit = #"{"rules": {"passed-through": {"limit": 0}}}"#
    #expect(
      try found("passed-through", Self.handed, settings: limit) == [
        "8: 'day' comes to 'Menu' through 1 components, and 0 are allowed. From there upwards: CartComponent. Make it nearer, or give it to the riblets between as an argument."
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
        "3: 'CartInteractor' holds its listener strongly. A listener that holds the riblet, as a parent does, is then never freed. Write: weak var listener."
      ])
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
      protocol MenuListener: AnyObject { func menuDidFinish() }
      """)
  }

  @Test func `a router that remembers a child and never detaches is found`() throws {
    #expect(
      try found(
        "attach-without-detach", Self.router("private var menu: MenuRouting?\nfunc show() { attachChild(menu) }"))
        == [
          "4: 'Cart' attaches a child here, remembers it, and never detaches one, though 'Menu' tells its end with 'menuDidFinish'. Call 'detachChild' then."
        ])
  }

  // MARK: unattached

  @Test func `a riblet that nothing attaches is found`() throws {
    #expect(
      try found("unattached", AppModel("final class CartRouter: Router<any A> {}\nfinal class CartBuilder {}")) == [
        "1: Nothing attaches 'Cart', and nothing uses its builder. Attach it from a parent, or remove it: riblets remove Cart."
      ])
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
