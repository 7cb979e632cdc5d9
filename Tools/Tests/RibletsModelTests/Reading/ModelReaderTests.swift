import RibletsModel
import RibletsSource
import Testing

struct ModelReaderTests {
  @Test func `a riblet is a class that inherits from a router`() {
    let model = AppModel(
      of: """
        final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>, RootRouting {}
        class CartRouter: ViewableRouter<any CartInteractable, any CartViewControllable> {}
        class MenuRouter: Shop.Router<any MenuInteractable> {}
        class Navigation: Router<any NavigationInteractable> {}
        class NetworkRouter: NSObject {}
        class OtherRouter {}
        protocol ThirdRouter: Router {}
        struct Wagon { enum CartRouter {} }
        // class GhostRouter: Router<any GhostInteractable> {}
        let text = "class TextRouter: Router<any TextInteractable> {}"
        """)

    #expect(model.names == ["Cart", "Menu", "Navigation", "Root"])
    #expect(model.riblets[RibletID(module: "Shop", name: "Root")]?.isRoot == true)
    #expect(model.riblets[RibletID(module: "Shop", name: "Menu")]?.hasView == false)
    #expect(model.riblets[RibletID(module: "Shop", name: "Cart")]?.position.line == 2)
    #expect(model.notes == [])
  }

  @Test func `a subclass of a riblet's router is a riblet, and a base class alone is none`() {
    let model = AppModel(
      of: """
        class ListRouter<Item, View>: ViewableRouter<Item, View> {}
        final class MenuRouter: ListRouter<any MenuInteractable, any MenuViewControllable> {}
        class CartRouter: Router<any CartInteractable> {}
        class CartBuilder { func build() { CartRouter() } }
        final class GiftCartRouter: CartRouter {}
        """)
    #expect(model.names == ["Cart", "GiftCart", "Menu"])
    #expect(model.riblets[RibletID(module: "Shop", name: "Menu")]?.base == "ViewableRouter")
  }

  @Test func `two riblets of one name in two modules are two`() {
    let model = AppModel(ofModules: [
      ("Account", .riblet("Settings")), ("Player", .riblet("Settings") + .riblet("Video")),
      (
        "Shop",
        """
        import Player
        final class RootRouter: LaunchRouter<any I, any V> { let settings: any SettingsBuildable }
        """
      ),
    ])

    #expect(model.names == ["Root", "Account.Settings", "Player.Settings", "Video"])
    #expect(model.joints == ["Root > Player.Settings"])
    #expect(model.riblets(named: "Settings").map(\.module) == ["Account", "Player"])
    #expect(model.riblets(named: "Player.Settings").map(\.module) == ["Player"])
    #expect(model.riblets(named: "Shop.Settings") == [])
  }

  @Test func `a class of another architecture with a router's name is none`() {
    let model = AppModel(
      of: "final class CartRouter: ViewableRouter<any A, any B> {}\n",
      "protocol NavigationRouterType { func start() }\nclass CartRouter: NavigationRouterType { func start() {} }")
    #expect(model.names == ["Cart"])
    #expect(model.sentences == [])
  }

  @Test func `a type in another one that is called Router or Dependency hides no riblet, and gives it no needs`() {
    let model = AppModel(
      of: "final class CartRouter: Router<any A> {}\nprotocol CartDependency: Dependency { var day: Date { get } }",
      "final class Client { class Router<Endpoint> {}; struct Dependency { let api: Api } }")
    #expect(model.names == ["Cart"])
    #expect(model.riblets.values.flatMap { $0.needs.map(\.name) } == ["day"])
  }

  @Test func `two routers of one name in one module are said, but not those of two conditions`() {
    let model = AppModel(
      of: "class CartRouter: Router<any A> {}\n", "class CartRouter: Router<any B> {}",
      "#if DEBUG\nclass MenuRouter: Router<any A> {}\n#else\nclass MenuRouter: Router<any A> {}\n#endif")
    #expect(model.names == ["Cart", "Menu"])
    #expect(
      model.sentences == [
        "1.swift:1:7: note: There is a router of 'Cart' already: 0.swift:1. This one is left out. Read each app alone with --sources, or rename one of the two."
      ])
  }

  @Test func `what a riblet needs are the properties of its dependency, and what it is built with are parameters`()
    throws
  {
    let model = AppModel(
      of: """
        protocol HasDay { var day: Date { get } }
        protocol CartDependency: Dependency, HasDay {
          var player: String { get }
          var feed: any Feed { get }
        }
        protocol CartBuildable: Buildable {
          func build(
            withListener listener: any CartListener, prices: [String: Int],  // in cents
            _ size: Int = 3
          ) -> any CartRouting
        }
        class CartRouter: Router<any CartInteractable> {}
        final class CartInteractor {}
        """)
    let cart = try #require(model.riblets[RibletID(module: "Shop", name: "Cart")])

    #expect(cart.needs.map { "\($0.name): \($0.type)" } == ["player: String", "feed: any Feed", "day: Date"])
    #expect(cart.arguments.map { "\($0.name): \($0.type)" } == ["prices: [String: Int]", "size: Int"])
    #expect(cart.parts.keys.sorted() == ["Buildable", "Dependency", "Interactor", "Router"])
    #expect(cart.parts["Interactor"]?.line == 13)
  }

  @Test func `tests belong to the riblet and the role of their names`() {
    var sources = ModelSources([("A.swift", .riblet("Cart") + .riblet("Menu"))], module: "Shop")
    sources.add(
      ModelSources(
        [
          (
            "B.swift",
            """
            @testable import Shop
            struct CartRouterTests { @Test func `it attaches`() {} }
            final class CartInteractorTests: XCTestCase {}
            final class MenuSpec: Spec {}
            struct CartBuilderTests {}
            struct OtherRouterTests { @Test func a() {} }
            """
          )
        ], module: "ShopTests", isTest: true))
    let model = AppModel(reading: sources)
    #expect(
      model.tests.map { "\($0.riblet.name) \($0.role) \($0.type)" } == [
        "Cart Interactor CartInteractorTests", "Cart Router CartRouterTests", "Menu  MenuSpec",
      ])
  }
}
