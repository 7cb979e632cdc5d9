import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RouteDependenciesTests {
  let app: SampleApp
  private let edge = "Sources/Shop/Root/Root+Cart.swift"

  init() throws {
    app = try SampleApp()
  }

  private func cart(_ dependency: String) throws -> ScaffoldPlan {
    try app.plan("Cart") { try $0.depend(on: dependency) }
  }

  private func rootDepends(on requirement: String) throws {
    let path = "Sources/Shop/Root/RootBuilder.swift"
    try app.write(
      try app.text(of: path).replacing(
        "protocol RootDependency: Dependency {}", with: "protocol RootDependency: Dependency {\n  \(requirement)\n}"),
      to: path)
  }

  @Test func `what the parent's component has is not written again`() throws {
    try app.write("extension RootComponent { var title: String { \"\" } }\n", to: "Sources/Shop/Root/Title.swift")

    #expect(try cart("title:String").text(of: edge).contains("extension RootComponent: CartDependency {}\n"))
  }

  @Test func `what the parent is given is handed on`() throws {
    try rootDepends(on: "var title: String { get }")

    #expect(try cart("title:String").text(of: edge).contains("  var title: String { dependency.title }\n"))
  }

  @Test func `what nobody has is made, in a place that is marked and named`() throws {
    let plan = try cart("title:String")

    #expect(
      try plan.text(of: edge).contains(
        """
        extension RootComponent: CartDependency {
          // @placeholder "title"
          // Nothing above has it. To take it from there: declare it in RootDependency, and return dependency.title.
          var title: String { "title" }
        }

        """))
    #expect(
      plan.notes == [
        "'Root' makes 'title' itself, as nothing above has it: Sources/Shop/Root/Root+Cart.swift. To take it from further up, declare it in 'RootDependency'. The value \"title\" is made up: 'riblets check' reports it until you replace it.",
        "Begin with 'Tests/ShopTests/Cart/CartSpec.swift': write there what 'Cart' does first.",
      ])
  }

  @Test func `a given value is made once and shared`() throws {
    try app.write("protocol Feed {}\nfinal class LiveFeed: Feed {}\n", to: "Sources/Shop/Feed.swift")

    #expect(
      try cart("feed:any Feed=LiveFeed()").text(of: edge).contains("  var feed: any Feed { shared { LiveFeed() } }\n"))
  }

  @Test func `what nobody can make is refused`() throws {
    try app.write("protocol Feed {}\n", to: "Sources/Shop/Feed.swift")

    let problem = #expect(throws: RequestProblem.self) { try cart("feed:any Feed") }
    #expect(
      problem?.description
        == "'Root' cannot give 'feed' to its child: neither its component nor 'RootDependency' (Sources/Shop/Root/RootBuilder.swift:5) has it. Declare it there, 'var feed: any Feed { get }', or say how 'Root' makes it: --dependency 'feed:any Feed=…'."
    )
  }

  @Test func `what the parent has with another type is refused`() throws {
    try rootDepends(on: "var title: Int { get }")

    let problem = #expect(throws: RequestProblem.self) { try cart("title:String") }
    #expect(
      problem?.description
        == "Sources/Shop/Root/RootBuilder.swift:5:1: error: 'RootDependency' has a 'title' of type 'Int', not 'String'. Ask for that type, or choose another name."
    )
  }

  @Test(arguments: [
    ("feed:Feed", "'Feed' is a protocol. Did you mean 'feed:any Feed'?"),
    (
      "feed:any Fed",
      "There is no type 'Fed' in Shop, Swift or Foundation. Did you mean 'Feed'? If it is in another module, name that: --import Prices."
    ),
  ])
  func `types that cannot be are refused`(text: String, message: String) throws {
    try app.write("protocol Feed {}\n", to: "Sources/Shop/Feed.swift")

    let problem = #expect(throws: RequestProblem.self) { try cart(text) }
    #expect(problem?.description == message)
  }

  @Test func `types of Foundation bring its import, and those of named modules theirs`() throws {
    #expect(
      try cart("day:Date").text(of: "Sources/Shop/Cart/CartBuilder.swift").hasPrefix(
        "import Foundation\nimport Riblets\n"))
    let plan = try app.plan("Cart") {
      try $0.depend(on: "price:Price=.free")
      $0.imports = ["Prices"]
    }
    #expect(try plan.text(of: edge).hasPrefix("import Prices\nimport Riblets\n"))
  }

  @Test func `a type is imported as files with a property of it import it`() throws {
    let feed =
      "import Foundation\nimport Prices\nimport Riblets\nprotocol FeedDependency { var rates: Rates<Int> { get } }\n"
    try app.write(feed, to: "Sources/Shop/Feed.swift")
    try app.write("import Prices\nstruct Row { let rates: [Rates<Int>] }\n", to: "Sources/Shop/Row.swift")

    let plan = try cart("rates:Rates<String>=.init()")
    for path in [edge, "Sources/Shop/Cart/CartBuilder.swift"] {
      #expect(try plan.text(of: path).hasPrefix("import Prices\nimport Riblets\n"))
    }
  }

  @Test(arguments: [
    ("1x", "'1x' in --import 1x is not the name of a module. Write it as in --import Prices."),
    ("Our Prices", "'Our Prices' in --import Our Prices is not the name of a module. Write it as in --import Prices."),
  ])
  func `what is no module is not imported`(name: String, message: String) throws {
    let problem = #expect(throws: RequestProblem.self) { try app.plan("Cart") { $0.imports = [name] } }
    #expect(problem?.description == message)
  }

  @Test func `a name is a value if a file declares it outside of a type`() throws {
    let problem = #expect(throws: RequestProblem.self) {
      try app.plan("Cart") { try $0.take("day:Date=tomorrow") }
    }
    #expect(
      problem?.description
        == "'tomorrow' in the value of 'day: Date' is declared neither by Shop, outside of a type, nor by Swift or Foundation. Write an expression that means the same in every file. If it is in another module, name that: --import Prices."
    )
    try app.write("import Foundation\nlet tomorrow = Date()\n", to: "Sources/Shop/Days.swift")
    #expect(try app.plan("Cart") { try $0.take("day:Date=tomorrow") }.text(of: edge).contains("day: Date = tomorrow"))
  }

  @Test func `an argument that no test can make is refused`() throws {
    try app.write("enum Price: Codable, Hashable, Sendable { case free }\n", to: "Sources/Shop/Price.swift")

    let problem = #expect(throws: RequestProblem.self) { try app.plan("Cart") { try $0.take("price:Price") } }
    #expect(
      problem?.description
        == "No test could build 'Cart': nobody knows a value of 'Price' for 'price'. Give one: --argument 'price:Price=…'."
    )
  }

  @Test func `a mock stands for a protocol that has one`() throws {
    try app.write("/// @mockable\n@MainActor\nprotocol Feed {}\n", to: "Sources/Shop/Feed.swift")
    let plan = try app.plan("Cart", parent: nil) { try $0.take("feed:any Feed") }

    #expect(
      try plan.text(of: "Tests/ShopTests/Cart/CartBuilderTests.swift").contains(
        ".build(withListener: listener, feed: FeedMock())"))
  }

  @Test func `the parent's own tests know how to make what it takes`() throws {
    try app.write("struct Price: Codable, Hashable, Sendable {}\n", to: "Sources/Shop/Price.swift")
    try app.add("Cart") { try $0.take("price:Price=Price()") }
    let plan = try app.plan("Item", parent: "Cart")

    #expect(plan.notes.map { $0.prefix { $0 != ":" } } == ["Begin with 'Tests/ShopTests/Item/ItemSpec.swift'"])
    #expect(
      try plan.text(of: "Tests/ShopTests/Cart/Cart+ItemTests.swift").contains(
        "CartComponent(dependency: CartDependencyMock(), price: Price())"))
  }
}
