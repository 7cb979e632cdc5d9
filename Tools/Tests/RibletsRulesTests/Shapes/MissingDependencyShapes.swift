import Testing

struct MissingDependencyShapes {
  private static let app = Shapes(
    rule: "missing-dependency",
    frame: """
      final class RootRouter: LaunchRouter<any A, any B> { let cart: any CartBuildable }
      final class CartRouter: Router<any A> { let menu: any MenuBuildable }
      final class MenuRouter: Router<any A> {}
      protocol RootDependency: Dependency {}
      protocol CartDependency: Dependency {}
      protocol MenuDependency: Dependency { var day: Day { get } }
      final class RootComponent: Component<any RootDependency> {}
      extension RootComponent: CartDependency {}
      CODE
      """)

  @Test(arguments: [
    "final class CartComponent: Component<any CartDependency>, MenuDependency {}",
    "final class CartComponent: Component<any CartDependency> {}\nextension CartComponent: MenuDependency {}",
    "final class CartComponent: Component<any CartDependency> { let days = Day() }\nextension CartComponent: MenuDependency {}",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { func day() -> Day { Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { func a() { let day = Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { struct State { let day = Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { init(day: Day) {} }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { // let day = Day()\n}",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { var day: Day { dependency.day } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { var day: Day { self.dependency.day } }",
    "@MainActor final class CartComponent: Component<any CartDependency>, MenuDependency {}",
    "struct CartNeeds: MenuDependency {}", "final class CartNeeds: NSObject, MenuDependency {}",
    "final class CartComponent: EmptyComponent, MenuDependency {}",
    "final class CartComponent: RIBs.Component<CartDependency>, MenuDependency {}",
    "protocol BothDependency: MenuDependency {}\nstruct Needs: BothDependency {}",
    "class Base: Component<any CartDependency> { let night = 1 }\nfinal class CartComponent: Base, MenuDependency {}",
    "protocol Named { var name: String { get } }\nfinal class CartComponent: Component<any CartDependency>, Named, MenuDependency { let name = \"\" }",
    "extension Other { var day: Day { Day() } }\nfinal class CartComponent: Component<any CartDependency>, MenuDependency {}",
    "final class CartComponent: Component<any CartDependency>, Sendable, MenuDependency {}",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { static var day: Day { Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { class var day: Day { Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {\n  #warning(\"day\")\n}",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {}\nextension MenuDependency where Self: RootComponent { var day: Day { Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {}\ntypealias RC = RootComponent\nextension RC { var day: Day { Day() } }",
  ])
  func `a component without the dependency is found`(shape: String) throws { try Self.app.expectFinding(shape) }

  @Test(arguments: [
    "final class CartComponent: Component<any CartDependency>, MenuDependency { var day: Day { Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { let day = Day() }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { let day: Day; init() {} }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { lazy var day = Day() }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { var day: Day { shared { Day() } } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { var `day`: Day { Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { let night = 1, day = Day() }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency { let (day, night) = days() }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {\n  #if DEBUG\n  let day = Day()\n  #endif\n}",
    "final class CartComponent: Component<any CartDependency> {}\nextension CartComponent: MenuDependency { var day: Day { Day() } }",
    "final class CartComponent: Component<any CartDependency> {}\nextension CartComponent { var day: Day { Day() } }\nextension CartComponent: MenuDependency {}",
    "extension MenuDependency { var day: Day { Day() } }\nstruct Needs: MenuDependency {}",
    "protocol Days {}\nextension Days { var day: Day { Day() } }\nstruct Needs: MenuDependency, Days {}",
    "protocol Days {}\nprotocol More: Days {}\nextension Days { var day: Day { Day() } }\nstruct Needs: MenuDependency, More {}",
    "protocol Days {}\nextension Days { var day: Day { Day() } }\nextension MenuDependency where Self: Days {}\nclass CartComponent: Component<any CartDependency> {}\nextension CartComponent: MenuDependency & Days {}",
    "class Base: Component<any CartDependency> { let day = Day() }\nfinal class CartComponent: Base, MenuDependency {}",
    "final class CartComponent: BaseComponent<any CartDependency>, MenuDependency {}",
    "final class CartComponent: Component<any CartDependency>, MenuDependency, OutsideDays {}",
    "@Provides final class CartComponent: Component<any CartDependency>, MenuDependency {}",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {\n  #provide(\"day\")\n}",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {\n  #Provide<Day>\n}",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {\n  #if DEBUG\n  #provides { Day() }\n  #endif\n}",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {}\ntypealias CC = CartComponent\nextension CC { var day: Day { Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {}\ntypealias CC = Shop.CartComponent\nextension CC { var day: Day { Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {}\nextension MenuDependency where Self: CartComponent { var day: Day { Day() } }",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {}\nextension MenuDependency where Self: AnyObject { var day: Day { Day() } }",
    "typealias Base = Component<any CartDependency>\nfinal class CartComponent: Base, MenuDependency {}",
    "final class CartComponent: Component<any CartDependency>, MenuDependency {}\nfinal class CartComponent: Component<any CartDependency> {}",
    "#if DEBUG\nfinal class CartComponent: Component<any CartDependency>, MenuDependency { let day = Day() }\n#else\nfinal class CartComponent: Component<any CartDependency>, MenuDependency {}\n#endif",
    "protocol MenuDependency: Dependency { var day: Day { get } }\nstruct Needs: MenuDependency {}",
    "extension OutsideComponent: MenuDependency {}", "final class CartComponent: Component<any CartDependency> {}",
    "@@ ShopTests\nfinal class MenuDependencyMock: MenuDependency {}", "// struct Needs: MenuDependency {}",
    "enum A { struct Component {} }\nenum B { struct Component {} }\nextension A.Component: MenuDependency {}",
  ])
  func `a component that has it, or may have it, is none`(shape: String) throws { try Self.app.expectNone(shape) }

  private static let has =
    "final class CartComponent: Component<any CartDependency>, MenuDependency { let day = Day() }\n"

  @Test(arguments: [
    "final class ProfileModel { struct Dependency { let api: Api } }",
    "typealias Dependency = User\nstruct User { let name: String }",
    "final class ProfileView { typealias Dependency = User }\nstruct User { let name: String }",
    "class Model { class Dependency { var api: Api { Api() } } }",
    "enum Profile { protocol Dependency { var api: Api { get } } }",
    "extension Profile { protocol Dependency { var api: Api { get } } }",
    "struct Box<T> { struct Dependency { let api: Api } }",
    "protocol Injectable { associatedtype Dependency }\nfinal class A: Injectable { typealias Dependency = HasApi & AnyObject }\nprotocol HasApi { var api: Api { get } }",
    "protocol Dependency { var api: Api { get } }", "@@ Other\nprotocol Dependency { var api: Api { get } }",
    "@@ Other\nfileprivate typealias Dependency = HasApi\nprotocol HasApi { var api: Api { get } }",
    "class A { class Component { let night = Day() } }",
    "struct A { struct Router<T> {} }\nenum B { protocol Listener { func done() } }",
  ])
  func `a type of the app that is called like one of the framework asks for nothing`(shape: String) throws {
    try Self.app.expectNone(Self.has + shape)
  }

  @Test(arguments: [
    "class A { class Component { let day = Day() } }", "class A { class Router<T> {} }",
    "struct A { struct Dependency: Codable {} }",
  ])
  func `a type in another one that is called like one of the framework hides no gap`(shape: String) throws {
    try Self.app.expectFinding("final class CartComponent: Component<any CartDependency>, MenuDependency {}\n" + shape)
  }

  @Test(arguments: [
    "final class CartNeeds: MenuDependency {}",
    "final class CartNeeds: MenuDependency { private let dependency: CartDependency }",
    "typealias Needs = MenuDependency\nfinal class CartComponent: Component<any CartDependency>, Needs {}",
    "typealias Needs = MenuDependency & CartDependency\nfinal class CartComponent: Component<any CartDependency> {}\nextension CartComponent: Needs {}",
    "typealias Both = HasNight & Dependency\nprotocol HasNight {}\nprotocol BothDependency: Both, MenuDependency {}\nstruct Needs: BothDependency {}",
  ])
  func `a component without a base class, or one that conforms through an alias, has to have it`(shape: String) throws {
    try Self.app.expectFinding(shape)
  }

  @Test(arguments: [
    "typealias Needs = MenuDependency & OutsideDays\nfinal class CartComponent: Component<any CartDependency>, Needs {}",
    "import NeedleFoundation\nprivate class MenuDependency2bcabProvider: MenuDependency { let cartComponent: CartComponent }",
    "typealias Days = Outside.Days\nfinal class CartNeeds: MenuDependency, Days {}",
    "enum Legacy { protocol MenuDependency {} }\nfinal class CartNeeds: Legacy.MenuDependency {}",
    "class A { typealias Needs = MenuDependency }\nprotocol Needs {}\nfinal class CartNeeds: Needs {}",
    "typealias Needs = MenuDependency\nfinal class CartComponent: Component<any CartDependency>, Needs { let day = Day() }",
  ])
  func `an alias of something that is not read, and a provider of Needle, may have it`(shape: String) throws {
    try Self.app.expectNone(shape)
  }

  @Test(arguments: [
    "@objc optional var day: Day { get }", "static var day: Day { get }", "func day() -> Day", "init(day: Day)",
  ])
  func `only a property of an object has to be there`(requirement: String) throws {
    try Shapes(rule: "missing-dependency", frame: "final class MenuRouter: Router<any A> {}").expectNone(
      "protocol MenuDependency { \(requirement) }\nfinal class Needs: MenuDependency {}")
  }
}
