import Testing

struct UnusedDependencyShapes {
  private static let riblet = Shapes(
    rule: "unused-dependency",
    frame: """
      final class CartRouter: Router<any A> {}
      protocol CartDependency: Dependency { var day: Day { get } }
      CODE
      """)

  private static let parts = """
    final class CartComponent: Component<any CartDependency> {}
    final class CartBuilder: Builder<any CartDependency> { func build() {} }

    """

  @Test(arguments: [
    "", "final class CartInteractor: Interactor { let day = Day() }", "// dependency.day",
    "let text = \"dependency.day\"",
    #"let text = "\\(dependency.day)""#, ##"let text = #"\(dependency.day)"#"##,
    "extension CartComponent { var night: Day { dependency.night } }", "let day = Day()",
    "extension CartComponent { var day: Day { Day() } }", "final class Other { func a() { use(dependency.day) } }",
    "struct CartView: View { let day: Day }", "extension CartBuilder { func a() { use(component.night) } }",
    "final class MenuBuilder: Builder<any MenuDependency> { func a() { use(dependency.day) } }",
    "@@ ShopTests\nfinal class CartDependencyMock: CartDependency { var day = Day() }",
    "@@ ShopTests\nlet a = dependency.day",
    "extension CartBuilder { func a() { CartComponent(dependency: dependency) } }",
    "extension CartBuilder { func a() { CartComponent(day: [Day()], dependency: dependency) } }",
    "extension CartComponent { convenience init(dependency: any CartDependency) { self.init(dependency: dependency) } }",
    "extension CartBuilder { func a() { b(dependency: dependency) }; func b(dependency: any CartDependency) {} }",
  ])
  func `a dependency that no code of the riblet takes is found`(shape: String) throws {
    try Self.riblet.expectFinding(Self.parts + shape)
  }

  @Test(arguments: [
    "use(dependency.day)", "use(self.dependency.day)", "use(dependency .day)", "use(dependency\n  .day)",
    "use(dependency.day.name)", "dependency.day.load()", "let d = dependency", "use(dependency)",
    "use(all: dependency)",
    "use([dependency])", "use { [dependency] in dependency.day }", "use(dependency[keyPath: \\.day])",
    "use(isNew ? dependency : other)", "_ = dependency as Any", "if let day = dependency.day { use(day) }",
    "guard dependency.day != nil else { return }", "switch dependency.day { default: break }", "return dependency.day",
    "func a() { use(dependency.day) }", "use(component.dependency.day)", "dependency.day = Day()",
    "use(&dependency.day)",
    #"print("\(dependency.day)")"#, #"print("a \(dependency.day) b")"#, #"print("\(use(dependency.day))")"#,
    #"print("\("\(dependency.day)")")"#, #"print("\(isNew ? "" : "\(dependency.day)")")"#,
    ##"print(#"\#(dependency.day)"#)"##, "print(\"\"\"\n  \\(dependency.day)\n  \"\"\")",
    #"print("\(a)\(dependency.day)")"#,
    #"print("\( dependency.day , privacy: .public)")"#, #"print("\\\(dependency.day)")"#,
    #"log("\(self.dependency.day)")"#,
    #"print("\(dependency)")"#, #"print("\((dependency.day))")"#, #"print("\u{41}\(dependency.day)")"#,
  ])
  func `a dependency that a body takes, or may take, is used`(code: String) throws {
    try Self.riblet.expectNone(
      "final class CartBuilder: Builder<any CartDependency> { func build() {\n\(code)\n} }\nfinal class CartComponent: Component<any CartDependency> {}"
    )
  }

  @Test(arguments: [
    "extension CartComponent: MenuDependency { var day: Day { dependency.day } }",
    "extension CartDependency { var tomorrow: Day { day + 1 } }", "protocol MenuDependency: CartDependency {}",
    "struct CartSource { let dependency: any CartDependency; func a() { use(dependency.day) } }",
    "struct Source { let source: any CartDependency; func a() { use(source.day) } }",
    "func make(_ source: any CartDependency) { use(source.day) }",
    "func make<D: CartDependency>(_ d: D) { use(d.day) }",
    "func make(from dependency: any CartDependency) { use(dependency.day) }", "typealias Needs = CartDependency",
    "extension CartBuilder { var day: Day { dependency.day } }", "final class OtherBuilder: CartBuilder {}",
    "final class BigComponent: CartComponent { var a: Day { dependency.day } }",
    "extension Builder where DependencyType == any CartDependency { func a() { use(dependency.day) } }",
    "final class LightBuilder: Builder<any CartDependency> { func a() { use(dependency.day) } }",
    "extension CartComponent { var text: String { \"\\(dependency.day)\" } }",
    "extension CartComponent { var text: String { get { \"\\(dependency.day)\" } } }",
    "extension CartComponent { func a(day: Day) { a(day: dependency.day) } }",
    "extension CartComponent { subscript(a: Int) -> Day { dependency.day } }",
    "let make: (any CartDependency) -> Day = { $0.day }",
    "struct Source<D: CartDependency> { let d: D; var a: Day { d.day } }",
    "struct Source<D> where D: CartDependency { let d: D; var a: Day { d.day } }",
    "extension CartBuilder { func a() { OutsideView(dependency: dependency) } }",
    "extension CartBuilder { func a() { OutsideView.init(dependency: dependency) } }",
    "extension CartBuilder { func a() { factory.make(1, dependency: dependency) } }",
    "extension CartBuilder { func a() { outside(dependency: dependency) } }",
    "extension CartComponent { @Lazy(dependency.day) var a: Day }",
    "extension CartComponent {\n  #make(dependency.day)\n}", "extension CartComponent {\n  #make { dependency.day }\n}",
  ])
  func `a dependency that other code of the dependency takes is used`(code: String) throws {
    try Self.riblet.expectNone(Self.parts + code)
  }

  @Test(arguments: [
    "final class RootComponent: Component<any RootDependency>, CartDependency { var day: Day { dependency.day } }",
    "final class RootComponent: Component<any RootDependency> {}\nextension RootComponent: CartDependency { var day: Day { dependency.day } }",
    "final class RootComponent: Component<any RootDependency>, CartDependency & MenuDependency { var day: Day { dependency.day } }",
    "final class RootComponent: CartDependency { private let dependency: RootDependency; var day: Day { dependency.day } }",
    "final class RootComponent: Component<any RootDependency>, CartDependency { let day: Day; init(_ dependency: RootDependency) { day = dependency.day } }",
  ])
  func `a dependency that a parent hands on under the same name is found`(parent: String) throws {
    try Self.riblet.expectFinding(Self.parts + parent)
  }

  @Test(arguments: [
    "final class RootComponent: Component<any CartDependency>, CartDependency { var day: Day { dependency.day } }",
    "final class Needs: CartDependency { let dependency: any CartDependency; var day: Day { dependency.day } }",
    "extension RootComponent: CartDependency {}\nextension RootComponent { func a(dependency: CartDependency) { use(dependency.day) } }",
    "class Base: Component<any CartDependency> {}\nfinal class Needs: Base, CartDependency { var day: Day { dependency.day } }",
  ])
  func `a dependency that a conformer takes from one of its kind is used`(code: String) throws {
    try Self.riblet.expectNone(Self.parts + code)
  }

  @Test(arguments: [
    "final class CartViewController: UIViewController { static func make(_ dependency: User) { use(dependency) } }",
    "final class CartViewController: UIViewController { init(dependency: User) { use(dependency.day) } }",
    "final class CartViewController: BaseController {}\nclass BaseController: UIViewController { func a() {} }",
    "final class CartInteractor: BaseInteractor<any P> {}\nclass BaseInteractor<P>: PresentableInteractor<P> {}",
    "final class CartViewController: MidController {}\nclass MidController: BaseController {}\nclass BaseController: UIViewController {}",
  ])
  func `a parameter called dependency of another type, and a base class without one, use none`(code: String) throws {
    try Self.riblet.expectFinding(Self.parts + "struct User {}\n" + code)
  }

  @Test(arguments: [
    "final class CartViewController: UIViewController { func a(_ dependency: OutsideUser) { use(dependency) } }",
    "final class CartInteractor: Interactor { func a(_ dependency: User, _ c: CartComponent) { use(c.dependency.day) } }",
    "final class CartInteractor: Interactor { func a(_ dependency: some CartDependency) { use(dependency.day) } }",
    "final class CartInteractor: Interactor { func a<D: CartDependency>(_ dependency: D) { use(dependency.day) } }",
    "final class CartInteractor: BaseInteractor {}\nclass BaseInteractor: Interactor { var dependency: D; func a() { use(dependency.day) } }",
    "final class CartInteractor: BaseInteractor {}\nclass BaseInteractor: Interactor { init(dependency: D) {} }",
    "final class CartInteractor: Base {}\ntypealias Base = MidInteractor\nclass MidInteractor: Interactor { let dependency: D }",
  ])
  func `a parameter or a base class that may have the dependency uses it`(code: String) throws {
    try Self.riblet.expectNone(Self.parts + "struct User {}\n" + code)
  }

  @Test(arguments: [
    "import NeedleFoundation\nfinal class CartComponent: NeedleFoundation.Component<CartDependency> {}",
    "final class CartComponent: BaseComponent<CartDependency> {}",
    "@Dependencies final class CartComponent: Component<CartDependency> {}",
    "final class CartComponent: Component<CartDependency> { @From(\\.day) var a: Day }",
    "class BaseComponent<D>: Component<D> {}\nfinal class CartComponent: BaseComponent<CartDependency> {}",
    "@@ Other\nprotocol CartDependency { var day: Day { get } }", "",
  ])
  func `a dependency that code may take unseen is left out`(shape: String) throws {
    try Self.riblet.expectNone(
      shape.isEmpty ? "final class CartComponent: Component<CartDependency> { var a: Day { dependency.day } }" : shape)
  }
}
