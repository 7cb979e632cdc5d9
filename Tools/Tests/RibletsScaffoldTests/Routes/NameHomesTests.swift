import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Tests of the names in types and values: each brings its import, or is refused.
struct NameHomesTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
    try app.write(
      """
      import Prices
      protocol Feed: Sendable {}
      struct LiveFeed: Feed { static let shared = LiveFeed() }
      struct Price: Codable, Hashable, Sendable {
        struct Tax: Codable, Hashable, Sendable {}
        private struct Hidden {}
        var cents: Int
        static let tea = Price(cents: 3)
        private static let secret = Price(cents: 4)
      }
      extension Price { struct Row: Codable, Hashable, Sendable {} }
      private struct Secret {}
      struct Box<Value> {}
      typealias AnyFeed = Feed
      typealias Handler = () -> Void
      struct Row { let rates: [Rates<Int>] }
      #if DEBUG
      struct Debugged {}
      let debugged = 1
      #endif
      #if os(Linux)
      struct Both {}
      #else
      struct Both {}
      #endif
      private let hidden = 1
      let standard = Price(cents: 2)
      func <+> (a: Price, b: Price) -> Price { a }

      """, to: "Sources/Shop/Types.swift")
  }

  private func imports(_ item: String, given: [String] = []) throws -> [String] {
    let plan = try app.plan("Cart") { request in
      try request.depend(on: item)
      request.imports = given
    }
    return try plan.text(of: "Sources/Shop/Root/Root+Cart.swift").split(separator: "\n")
      .prefix { !$0.hasPrefix("///") }.map(String.init)
  }

  @Test(arguments: [
    ("a:Int=max(1, 2)", []), ("a:any Sendable=NSObject()", ["Foundation"]), ("a:Double=sqrt(2)", ["Foundation"]),
    ("a:UserDefaults=.standard", ["Foundation"]), ("a:Rates<Int>=Rates()", ["Prices"]),
    ("a:DispatchQueue=.main", ["Dispatch"]), ("a:any Feed=LiveFeed.shared", []), ("a:Price.Tax=.init()", []),
    ("a:Price.Row=Price.Row()", []), ("a:Box<Price>=Box()", []), ("a:any Clock<Duration>=ContinuousClock()", []),
    ("a:Both=Both()", []), ("a:Price=standard", []), ("a:Price=.tea <+> standard", []), ("a:Shop.Price=.tea", []),
    ("a:Foundation.Date=Foundation.Date()", ["Foundation"]), ("a:any AnyFeed=LiveFeed()", []),
    ("a:[Int]=[1].map { number in number + $0 }", []), ("a:String=\"\\(standard.cents)\"", []),
    ("a:String=\"\\(Date.now)\"", ["Foundation"]), ("a:(x: Int, y: Price)=(x: 1, y: .tea)", []),
    ("a:KeyPath<Price, Int>=\\.cents", []), ("a:[Price]=[Price]()", []), ("a:String=#function", []),
  ])
  func `each name of a type and a value brings its import`(item: String, modules: [String]) throws {
    #expect(try imports(item) == (modules + ["Riblets"]).map { "import \($0)" })
  }

  @Test(arguments: [
    ("a:Secret=Secret()", "'Secret' is private, and other files have to see it. Remove 'private' here."),
    ("a:Price.Hidden=.init()", "'Hidden' is private, and other files have to see it. Remove 'private' here."),
    ("a:Tax=Tax()", "'Tax' is inside of another type. Write 'Price.Tax'."),
    ("a:Price.Coin=.init()", "'Price' has no 'Coin' that other files of the app see."),
    ("a:Price=.coffee", "'Price' has no 'coffee' that other files of the app see."),
    (
      "a:Handler={}",
      "'Handler' is a closure, which could not be tested or mocked. Hand over a protocol, or tell the listener."
    ),
    ("a:Price=.secret", "'Price' has no 'secret' that other files of the app see."),
    ("a:Price=Price.coffee", "'Price' has no 'coffee' that other files of the app see."),
    (
      "a:Debugged=Debugged()",
      "'Debugged' is there only under '#if DEBUG', and files with 'a' would have it always. Move it out of the condition."
    ),
    (
      "a:Int=debugged",
      "'debugged' is there only under '#if DEBUG', and files with 'a' have to see it. Change that here."
    ),
    ("a:Int=hidden", "'hidden' is private, and files with 'a' have to see it. Change that here."),
    ("a:Box=Box()", "'Box' takes a type in angle brackets. Write it as in 'Box<…>'."),
    ("a:Price<Int>=.tea", "'Price' takes no types in angle brackets. Leave them out."),
    ("a:Dictionary<Int>=[:]", "'Dictionary' takes 2 types in angle brackets. Write it as in 'Dictionary<…, …>'."),
    ("a:[Feed]=[]", "'Feed' in '[Feed]' is a protocol. Write 'any Feed', in brackets before '?'."),
    ("a:AnyFeed=LiveFeed()", "'AnyFeed' is a protocol. Did you mean 'a:any AnyFeed'?"),
    ("a:any Price=.tea", "'Price' is not a protocol. Leave 'any' out."),
    ("a:any Int=1", "'Int' is not a protocol. Leave 'any' out."),
    ("a:any Feed=Feed()", "'Feed' is a protocol, which nothing can make. Name a type that conforms to it."),
    (
      "a:Feed & Sendable=LiveFeed()",
      "'Feed & Sendable' cannot be the type of 'a'. Write 'any' before 'Feed & Sendable'."
    ),
    ("a:any Feed?=nil", "'any Feed?' cannot be the type of 'a'. Write '(any …)?'."),
    ("a:Int!=1", "'Int!' cannot be the type of 'a'. Write 'Int?'."),
    ("a:(x: Int)=1", "'(x: Int)' cannot be the type of 'a'. A tuple of one element has no label."),
    ("a:[_]=[1]", "'[_]' cannot be the type of 'a'. '_' does not say which type it is."),
    ("a:inout Int=1", "'inoutInt' cannot be the type of 'a'. 'inout Int' is not a type of a property."),
    ("a:Foundation.URLSession=.shared", "Write 'URLSession' in place of 'Foundation.URLSession'."),
    (
      "a:any Feed=.shared",
      "'.shared' cannot be the value of 'a': 'any Feed' has no members of its own. Begin with the type that has 'shared'."
    ),
    ("a:Int=$0", "'$0' cannot be the value of 'a'. '$0' means something else in each file."),
    ("a:Int=self.size", "'self.size' cannot be the value of 'a'. 'self' means something else in each file."),
    ("a:Int=try make()", "'try make()' cannot be the value of 'a'. It needs 'try', and nobody catches."),
    ("a:Int=await make()", "'await make()' cannot be the value of 'a'. It needs 'await', and nobody waits."),
    (
      "a:Int=if true { 1 } else { 2 }",
      "'if true { 1 } else { 2 }' cannot be the value of 'a'. It is no expression that every file can have."
    ),
  ])
  func `a name that another file cannot use is refused`(item: String, message: String) throws {
    let problem = #expect(throws: RequestProblem.self) { try imports(item) }
    #expect(problem?.description.components(separatedBy: ": error: ").last == message)
  }

  @Test(arguments: [
    "a:any Feed=MockFeed()", "a:Int=dependency.size", "a:Int=[1].reduce(other, +)", "a:[Int]=[1].map { $0 + other }",
    "a:String=\"\\(other)\"", "a:Price=.tea <*> .tea", "a:URL=#URL(\"a\")", "a:[Int]=[Other]().map(\\.size)",
    "a:Price=makePrice()",
  ])
  func `a name that nobody knows is refused, unless a module is given for it`(item: String) throws {
    let problem = #expect(throws: RequestProblem.self) { try imports(item) }
    #expect(problem?.description.contains("Write an expression that means the same in every file.") == true)
    #expect(problem?.description.hasSuffix("If it is in another module, name that: --import Prices.") == true)
    #expect(try imports(item, given: ["Others"]).contains("import Others"))
  }

  @Test func `a value of several lines is refused`() throws {
    let problem = #expect(throws: RequestProblem.self) { try imports("a:String=\"\"\"\nx\n\"\"\"") }
    #expect(
      problem?.description
        == "The value of 'a' in --dependency has several lines. Write it on one, or declare it in a file of the app and give its name."
    )
  }

  @Test func `a named module hid the one of Riblets that a type is from`() throws {
    try app.write("import RibletsData\nenum Food: DataDomain {}\n", to: "Sources/Shop/Food.swift")

    let found = try imports("food:DataProvider<Food>=kitchen()", given: ["Kitchens"])

    #expect(found == ["import Kitchens", "import Riblets", "import RibletsData"])
  }

  @Test func `a type that is Foundation's on some platforms alone is imported under a condition`() throws {
    let text =
      "import Foundation\nimport Riblets\n\n#if canImport(FoundationNetworking)\n  import FoundationNetworking\n#endif\n\n"
    let plan = try app.plan("Cart") { try $0.depend(on: "session:URLSession=.shared") }
    for path in ["Sources/Shop/Root/Root+Cart.swift", "Sources/Shop/Cart/CartBuilder.swift"] {
      #expect(try plan.text(of: path).hasPrefix(text))
    }
    try app.add("Menu")
    let before = try app.files()
    try app.write(try app.adding("session:URLSession=.shared", to: "Menu"))
    #expect(try app.text(of: "Sources/Shop/Root/Root+Menu.swift").hasPrefix(text))
    try app.write(try app.removing("session", from: "Menu"))
    #expect(try app.files() == before)
  }

  @Test func `a name of Swift is Swift's, although a type of the app has one inside`() throws {
    try app.write("enum Store { struct Date {} }\nprivate struct URL {}\n", to: "Sources/Shop/Store.swift")
    #expect(try imports("day:Date=.now") == ["import Foundation", "import Riblets"])
    #expect(try imports("page:URL=URL(filePath: \"/\")") == ["import Foundation", "import Riblets"])
  }

  // MARK: Several modules

  @Test func `a type of a module that others see has to be open to them, and in one module alone`() throws {
    let app = try SampleApp.inModules()
    try app.write("struct Tag: Codable, Hashable, Sendable {}\n", to: "Sources/ShopShared/Tags/Tag.swift")
    #expect(
      app.problem { try app.adding("tag:Tag=Tag()", to: "Item3") }
        == "Sources/ShopShared/Tags/Tag.swift:1:1: error: 'Tag' is seen in the module 'ShopShared' alone, and 'Shop' has to see it. Add 'package' here."
    )
    try app.write("package struct Tag: Codable, Hashable, Sendable {}\n", to: "Sources/ShopShared/Tags/Tag.swift")
    try app.write("package struct Tag {}\n", to: "Sources/ShelfInterface/Tag.swift")
    #expect(
      app.problem { try app.adding("tag:Tag=Tag()", to: "Item3") }?.hasSuffix(
        "error: 'Tag' is in 'ShelfInterface' and in 'ShopShared', so that files that see both cannot name it. Rename one of them."
      ) == true)
  }

  @Test(arguments: [
    ("ShelfModule", "title:String", true), ("ShopShared", "title:String", false), ("Shop", "title:String", false),
    ("ShopShared", "cost:Price=Price(cents: 3)", true),
  ])
  func `a type hides Riblets' own in new files that see its module`(
    module: String, item: String, isRefused: Bool
  ) throws {
    let app = try SampleApp.inModules()
    try app.write("package struct Component {}\n", to: "Sources/\(module)/Component.swift")
    let problem = app.problem { try app.plan("Tea", parent: "Shelf") { try $0.depend(on: item) } }
    #expect(
      problem.map { $0.hasPrefix("Sources/\(module)/Component.swift:1:1: error: 'Component' is a type of the app") }
        == (isRefused ? true : nil))
  }
}
