import Foundation
import RibletsEdits
import RibletsModel
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Root with Hall, which has Cart, which has Item.
struct DependencyPlannerTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
    try app.build("- Root\n  - Hall\n    - Cart (argument size: Int = 7)\n      - Item (pushed, key id: Int)\n")
  }

  /// Returns the app of a list, file by file.
  private func written(_ list: String) throws -> [String: String] {
    let other = try SampleApp()
    try other.build(list)
    return try other.files()
  }

  // MARK: What comes

  @Test func `all levels are as they would have been written with the dependency`() throws {
    try app.write(try app.adding("title:String", to: "Item"))

    let expected = try written(
      """
      - Root
        - Hall (dependency title: String)
          - Cart (argument size: Int = 7, dependency title: String)
            - Item (pushed, key id: Int, dependency title: String)

      """)
    #expect(try app.files() == expected)
  }

  @Test func `items come after those that there are`() throws {
    for item in ["title:String", "tags:[String]"] { try app.write(try app.adding(item, to: "Cart")) }

    let items = "dependency title: String, dependency tags: [String]"
    let expected = try written(
      "- Root\n  - Hall (\(items))\n    - Cart (argument size: Int = 7, \(items))\n      - Item (pushed, key id: Int)\n"
    )
    #expect(try app.files() == expected)
  }

  @Test func `a provider of queries is a stub in the builder's tests, as a new riblet has it`() throws {
    let list = "- Root\n  - Hall\n    - Cart (argument size: Int = 7)\n"
    func sample(_ list: String) throws -> SampleApp {
      let app = try SampleApp()
      try app.write(try app.planPart(.query, "Burgers", riblet: nil) { ($0.domain, $0.model) = ("Food", "Burger") })
      try app.write(
        "import RibletsData\n\nextension RootComponent { var food: DataProvider<Food> { root.food } }\n",
        to: "Sources/Shop/Root/RootFood.swift")
      try app.build(list)
      return app
    }
    let app = try sample(list)
    let path = "Tests/ShopTests/Cart/CartBuilderTests.swift"

    try app.write(try app.adding("food:DataProvider<Food>", to: "Cart"))

    let tests = try app.text(of: path)
    #expect(tests.contains("import RibletsDataTesting\n"))
    #expect(tests.contains("CartDependencyMock(food: DataProviderStub<Food>().provider)"))
    let dependency = "dependency food: DataProvider<Food>"
    let other = try sample("- Root\n  - Hall (\(dependency))\n    - Cart (argument size: Int = 7, \(dependency))\n")
    #expect(try other.text(of: path) == tests)
    try app.write(try app.removing("food", from: "Cart"))
    #expect(try !app.text(of: path).contains("DataProvider"))
  }

  @Test func `what the root makes is marked and named, with the value that was given`() throws {
    let plan = try app.adding("title:String=\"Tea\"", to: "Item")

    let edge = "Sources/Shop/Root/Root+Hall.swift"
    #expect(
      plan.edits.first { $0.path == edge }?.newText.contains(
        """
        extension RootComponent: HallDependency {
          // Nothing above has it. To take it from there: declare it in RootDependency, and return dependency.title.
          var title: String { shared { "Tea" } }
        }

        """) == true)
    #expect(
      plan.notes == [
        "'Root' makes 'title' itself, as nothing above has it: \(edge). To take it from further up, declare it in 'RootDependency'."
      ])
    #expect(plan.missing.isEmpty)
  }

  @Test func `the nearest component that has it hands it down`() throws {
    try app.write("extension HallComponent { var title: String { \"Hall\" } }\n", to: "Sources/Shop/Hall/Title.swift")
    let plan = try app.adding("title:String", to: "Item")

    #expect(
      plan.edits.map(\.path) == [
        "Sources/Shop/Cart/CartBuilder.swift", "Sources/Shop/Item/ItemBuilder.swift",
        "Tests/ShopTests/Cart/CartBuilderTests.swift", "Tests/ShopTests/Item/ItemBuilderTests.swift",
      ])
  }

  @Test func `what a riblet is given and does not hand on yet is handed on in the route`() throws {
    let path = "Sources/Shop/Hall/HallBuilder.swift"
    try app.write(
      try app.text(of: path).replacing(
        "protocol HallDependency: Dependency {}",
        with: "protocol HallDependency: Dependency {\n  var title: String { get }\n}"), to: path)
    let plan = try app.adding("title:String", to: "Cart")

    #expect(
      plan.edits.first { $0.path == "Sources/Shop/Hall/Hall+Cart.swift" }?.newText.contains(
        "extension HallComponent: CartDependency {\n  var title: String { dependency.title }\n}\n") == true)
  }

  @Test func `without a value the start of the app has to have it, and is named`() throws {
    try app.write("protocol Player {}\n", to: "Sources/Shop/Models/Player.swift")
    let plan = try app.adding("player:any Player", to: "Hall")

    #expect(
      plan.missing == [
        "Sources/Shop/App/ShopApplication.swift:5:13: error: 'AppComponent' has to have 'player' for 'Root': nothing above has it. Add to it: var player: any Player { … }, or say its value: 'player:any Player=…'."
      ])
    try app.write(plan)
    #expect(try app.text(of: "Sources/Shop/Root/RootBuilder.swift").contains("var player: any Player { get }"))
  }

  @Test func `an import comes along, and goes`() throws {
    let before = try app.files()
    try app.write(try app.adding("day:Date", to: "Cart"))
    for path in ["Cart/CartBuilder", "Hall/HallBuilder", "Root/Root+Hall"] {
      #expect(try app.text(of: "Sources/Shop/\(path).swift").hasPrefix("import Foundation\nimport Riblets\n"))
    }
    try app.write(try app.removing("day", from: "Cart"))
    #expect(try app.files() == before)
  }

  @Test func `what cannot come says why`() throws {
    try app.write("protocol Player {}\n", to: "Sources/Shop/Models/Player.swift")
    try app.write("extension RootComponent { var title: Int { 1 } }\n", to: "Sources/Shop/Root/Title.swift")

    #expect(
      app.problem { try app.adding("title:String", to: "Carp") } == "There is no riblet 'Carp'. Did you mean 'Cart'?")
    #expect(
      app.problem { try app.adding("title:String", to: "Cart") }
        == "Sources/Shop/Root/Title.swift:1:27: error: 'RootComponent' has a 'title' of type 'Int', not 'String'. Ask for that type, or choose another name."
    )
    #expect(
      app.problem { try app.adding("player:Player", to: "Cart") }
        == "'Player' is a protocol. Did you mean 'player:any Player'?")
    #expect(
      app.problem { try app.adding("size:Int", to: "Cart") }
        == "Sources/Shop/Cart/CartBuilder.swift:9:3: error: 'CartComponent' has a 'size' of its own. Remove that first, or choose another name."
    )
    #expect(
      app.problem { try app.adding("router:String", to: "Cart") }
        == "The name 'router' is taken: parts of riblets have something of their own with it. Choose another one.")
    try app.write(try app.adding("name:String", to: "Cart"))
    #expect(
      app.problem { try app.adding("name:Int", to: "Cart") }
        == "Sources/Shop/Cart/CartBuilder.swift:6:3: error: 'Cart' has 'name: String' already. To see where it comes from: riblets why Cart.name"
    )
  }

  @Test func `a dependency that came on the way to another riblet was refused where it is asked for`() throws {
    try app.write(try app.adding("name:String", to: "Cart"))
    let plan = try app.adding("name:String", to: "Cart")

    #expect(plan.files.isEmpty && plan.edits.isEmpty)
    #expect(plan.notes == ["'Cart' has 'name: String' already. To see where it comes from: riblets why Cart.name"])
  }

  @Test func `a level that could not be filled is filled when the command is given a value`() throws {
    try app.write("struct Price { let cents: Int }\n", to: "Sources/Shop/Price.swift")
    let first = try app.adding("price:Price", to: "Cart")
    #expect(first.missing.count == 1)
    try app.write(first)
    #expect(try app.adding("price:Price", to: "Cart").missing == first.missing)

    try app.write(try app.adding("price:Price=Price(cents: 3)", to: "Cart"))

    let last = try app.adding("price:Price", to: "Cart")
    #expect(last.files.isEmpty && last.edits.isEmpty && last.missing.isEmpty)
  }

  @Test func `a function with lines of its own gets the argument of the mock that it makes`() throws {
    try app.write(try app.adding("title:String", to: "Cart"))
    let path = "Tests/ShopTests/Cart/CartBuilderTests.swift"
    let text = try app.text(of: path).replacing(
      "    CartBuilder(dependency: CartDependencyMock(title: \"title\"))",
      with: "    prepare()\n    return CartBuilder(dependency: CartDependencyMock(title: \"T\"))")
    try app.write(text, to: path)
    try app.write(try app.adding("n:Int", to: "Cart"))

    let own = "    prepare()\n    return CartBuilder(dependency: CartDependencyMock(title: \"T\", n: 1))"
    #expect(try app.text(of: path).contains(own))
    try app.write(try app.removing("n", from: "Cart"))
    #expect(try app.text(of: path) == text)
  }

  @Test func `a test with lines of its own stays, and is named`() throws {
    try app.write(try app.adding("title:String", to: "Cart"))
    let path = "Tests/ShopTests/Cart/CartBuilderTests.swift"
    let text = try app.text(of: path).replacing("component.title == \"title\"", with: "component.title.count == 5")
    try app.write(text, to: path)
    let plan = try app.adding("name:String", to: "Cart")

    let edit = plan.edits.first { $0.path == path }
    #expect(edit?.newText.contains("CartDependencyMock(title: \"title\", name: \"name\")).build(") == true)
    #expect(edit?.newText.contains("component.title.count == 5") == true)
    #expect(
      plan.notes.contains(
        "\(path):7:8: note: The test `its parts are given what it depends on` has lines of its own, so it stays as it is."
      ))
  }

  // MARK: What goes

  @Test func `a dependency that a riblet was written with did not go, because of a test with its value`() throws {
    try app.add("Pay") { try $0.depend(on: "title:String=\"Tea\"") }
    #expect(try app.text(of: "Tests/ShopTests/Pay/PayBuilderTests.swift").contains("title: \"Tea\""))
    try app.write(try app.removing("title", from: "Pay"))
    #expect(try !app.text(of: "Tests/ShopTests/Pay/PayBuilderTests.swift").contains("title"))
    #expect(try !app.text(of: "Sources/Shop/Pay/PayBuilder.swift").contains("title"))
  }

  @Test func `what was added goes, and leaves every byte as before`() throws {
    let before = try app.files()
    for item in ["title:String", "count:Int=42", "price:Double?"] {
      try app.write(try app.adding(item, to: "Item"))
      #expect(try app.files() != before)
      try app.write(try app.removing(String(item.prefix { $0 != ":" }), from: "Item"))
      #expect(try app.files() == before)
    }
  }

  @Test func `files keep the ends of their lines, and comments of their own`() throws {
    for (path, text) in try app.files() where path.hasSuffix(".swift") {
      try app.write(text.replacing("\n", with: "\r\n"), to: path)
    }
    let path = "Sources/Shop/Cart/CartBuilder.swift"
    try app.write(
      try app.text(of: path).replacing(
        "protocol CartDependency: Dependency {}",
        with: "protocol CartDependency: Dependency {\r\n  // Nothing yet.\r\n}"),
      to: path)
    let before = try app.files()
    try app.write(try app.adding("title:String", to: "Item"))
    #expect(try app.text(of: path).contains("  // Nothing yet."))
    #expect(try app.files().filter { before[$0.key] != $0.value }.count == 7)
    for text in try app.files().filter({ before[$0.key] != $0.value }).values {
      #expect(text.lines.dropLast().filter { !$0.hasSuffix("\r") } == [])
    }
    try app.write(try app.removing("title", from: "Item"))
    #expect(try app.files().filter { before[$0.key] != $0.value } == [:])
  }

  @Test func `a level that another child needs it from keeps it`() throws {
    try app.build("- Root\n  - Hall\n    - Menu\n")
    try app.write(try app.adding("title:String", to: "Menu"))
    let before = try app.files()
    try app.write(try app.adding("title:String", to: "Item"))
    try app.write(try app.removing("title", from: "Menu"))
    #expect(try app.text(of: "Sources/Shop/Hall/HallBuilder.swift").contains("dependency.title"))
    try app.write(try app.adding("title:String", to: "Menu"))
    try app.write(try app.removing("title", from: "Item"))
    #expect(try app.files() == before)
  }

  @Test func `a dependency of a riblet that is below itself goes from the whole circle`() throws {
    try app.build(
      "- Root\n  - Hall\n    - Cart (argument size: Int = 7)\n      - Item (pushed, key id: Int)\n        - Hall (again, by-hand)\n        - Item (again, by-hand, argument id: Int = 3)\n"
    )
    let before = try app.files()
    for riblet in ["Hall", "Item"] {
      try app.write(try app.adding("title:String", to: riblet))
      #expect(try app.text(of: "Sources/Shop/Item/ItemBuilder.swift").contains("dependency.title"))
      try app.write(try app.removing("title", from: riblet))
      #expect(try app.files() == before)
    }
  }

  @Test func `what a route makes moves to the route of the next child that needs it`() throws {
    try app.build("- Root\n  - Menu\n")
    try app.write(try app.adding("title:String=\"Tea\"", to: "Hall"))
    try app.write(try app.adding("title:String", to: "Menu"))
    let plan = try app.removing("title", from: "Hall")
    try app.write(plan)

    #expect(
      plan.notes == ["'Root' goes on having 'title', which 'Menu' needs: Sources/Shop/Root/Root+Menu.swift."])
    #expect(try app.text(of: "Sources/Shop/Root/Root+Menu.swift").contains("var title: String { shared { \"Tea\" } }"))
    #expect(
      try app.text(of: "Sources/Shop/Root/Root+Hall.swift").contains("extension RootComponent: HallDependency {}\n"))
  }

  @Test func `a level whose code uses it keeps it, and is named`() throws {
    try app.write(try app.adding("title:String", to: "Cart"))
    try app.write(
      "extension HallComponent { var long: String { title + title } }\n", to: "Sources/Shop/Hall/Long.swift")
    let plan = try app.removing("title", from: "Cart")

    #expect(plan.notes == ["'Hall' keeps 'title', which it uses: Sources/Shop/Hall/Long.swift:1:46."])
    #expect(plan.edits.map(\.path).allSatisfy { $0.contains("/Cart/") })
  }

  @Test func `places that still use it are listed, or left to do`() throws {
    try app.write(try app.adding("title:String", to: "Item"))
    let path = "Sources/Shop/Cart/CartBuilder.swift"
    try app.write(
      try app.text(of: path).replacing("let interactor =", with: "_ = component.title\n    let interactor ="), to: path)

    let places = [
      "Sources/Shop/Item/ItemBuilder.swift:6:3: error: 'Item' needs 'title' through 'CartComponent'. Take it from there first.",
      "Sources/Shop/Cart/CartBuilder.swift:30:19: error: 'title' is still used here. Take that out first.",
    ]
    #expect(app.problem { try app.removing("title", from: "Cart") } == places.joined(separator: "\n"))
    let plan = try app.removing("title", from: "Cart", isForced: true)
    #expect(plan.missing == places)
    #expect(plan.edits.contains { $0.path == path })
    #expect(
      app.problem { try app.removing("titel", from: "Cart") }
        == "'Cart' does not need 'titel'. Did you mean 'title'? It needs: title.")
  }

  @Test(
    arguments: [
      "- Root\n  - Hall\n    - Cart\n      - Item\n    - Menu\n      - Item (again)\n",
      // Of different lengths, and both at the root.
      "- Root\n  - Hall\n    - Cart\n      - Item\n    - Item (again)\n  - Item (again)\n",
      // Two one above the other.
      "- Root\n  - Hall\n    - A\n      - Cart\n        - Item\n        - Menu\n          - Item (again)\n    - B\n      - Cart (again)\n",
      // Several parents at any level, and a circle.
      "- Root\n  - Hall\n    - Cart\n      - Item\n        - Hall (again, by-hand)\n  - Menu\n    - Cart (again)\n    - Hall (again)\n",
    ], ["=\"Tea\"", ""])
  func `a component that several ways lead to gets it once`(list: String, value: String) throws {
    let app = try SampleApp()
    try app.build(list)
    try app.write(try app.adding("extra:String\(value)", to: "Item"))

    #expect(try app.missingItems().isEmpty)
    for name in try app.tree().riblets.keys {
      let files = try app.files().filter { $0.key.contains("Sources/Shop/\(name)/") }
      let declared = files.values.reduce(0) { $0 + $1.matches(of: /var extra: String \{ [^g]/).count }
      #expect(declared == 1, "\(name)")
    }
  }

  // MARK: Several at once

  @Test(arguments: [
    ["+title:String=\"Tea\" Item", "+tags:[String] Item", "+day:Date Cart"],
    ["+title:String Item", "-title Item", "+title:Int Cart"],
    ["+title:String Cart", "+title:String Item", "-title Item"],
    ["+day:Date Cart", "+night:Date Item", "-day Cart", "-night Item"],
    ["+title:String Item", "+count:Int=3 Item", "+flag:Bool Cart", "-title Item", "+title:Int Cart"],
    ["+count:Int Item", "+flag:Bool Item", "-count Item", "+text:String Item", "+last:Int Cart"],
  ])
  func `changes of one planner are those of a command for each`(changes: [String]) throws {
    let other = try SampleApp()
    try other.build("- Root\n  - Hall\n    - Cart (argument size: Int = 7)\n      - Item (pushed, key id: Int)\n")
    try expectSame(changes, other)
  }

  @Test func `a new dependency comes before those that another protocol has, also for one planner`() throws {
    let other = try SampleApp()
    try other.build("- Root\n  - Hall\n    - Cart (argument size: Int = 7)\n      - Item (pushed, key id: Int)\n")
    let path = "Sources/Shop/Item/ItemBuilder.swift"
    let text = try app.text(of: path).replacing(
      "protocol ItemDependency: Dependency {}", with: "protocol ItemDependency: Shared {}")
    #expect(text.contains(": Shared {}"))
    for app in [app, other] {
      try app.write(text + "\nprotocol Shared: Dependency {\n  var shared: String { get }\n}\n", to: path)
    }
    try expectSame(["+title:String Item", "+count:Int Item", "+last:Bool Item"], other)
  }

  /// Carries out some changes by one planner, and by a planner for each in a second app.
  private func expectSame(_ changes: [String], _ other: SampleApp) throws {
    var planner = try DependencyPlanner(FoundApp(around: app.root))
    var plan = ScaffoldPlan()
    for change in changes {
      let words = change.dropFirst().split(separator: " ").map(String.init)
      let imports = words[0].contains("Date") ? ["Foundation"] : []
      if change.hasPrefix("+") {
        let item = try TypedItem(words[0], option: "")
        plan = try planner.plan(adding: item, importing: imports, to: words[1])
        var command = try DependencyPlanner(FoundApp(around: other.root))
        try other.write(try command.plan(adding: item, importing: imports, to: words[1]))
        #expect(try planner.type(of: item.name, in: words[1]) == item.type)
      } else {
        plan = try planner.plan(removing: words[0], from: words[1], isForced: true)
        try other.write(try other.removing(words[0], from: words[1], isForced: true))
      }
    }
    try app.write(plan)
    let expected = try other.files()
    #expect(try app.files() == expected)
  }

  // MARK: Any tree

  @Test func `in any tree a dependency comes and goes without a trace, and none is missing`() throws {
    let seed = ProcessInfo.processInfo.environment["RIBLETS_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...999_999)
    print("RIBLETS_SEED=\(seed)")
    for number in 0..<UInt64(6) {
      let comment = Comment("RIBLETS_SEED=\(seed &+ number)")
      var random = SeededNumbers(state: seed &+ number)
      let app = try SampleApp()
      try app.build(TreeList(RandomTree(seed: seed &+ number).tree, view: .portable).text)
      let before = try app.files()
      let names = try app.tree().riblets.keys.sorted().filter { $0 != "Root" }
      let riblet = try #require(names.randomElement(using: &random))
      let value = random.chance(5) ? "=\"Tea\"" : ""
      try app.write(try app.adding("extra:String\(value)", to: riblet))
      #expect(try app.missingItems().isEmpty, comment)
      #expect(try app.files() != before, comment)
      try app.write(try app.removing("extra", from: riblet))
      #expect(try app.missingItems().isEmpty, comment)
      #expect(try app.files().filter { before[$0.key]?.words != $0.value.words } == [:], comment)
    }
  }
}

extension String {
  /// The text without spaces and lines: one's own line that an argument made too long stays broken when the argument goes.
  var words: String { filter { !$0.isWhitespace } }
}

extension SampleApp {
  func adding(_ item: String, to riblet: String) throws -> ScaffoldPlan {
    var planner = try DependencyPlanner(FoundApp(around: root))
    return try planner.plan(
      adding: TypedItem(item, option: "riblets add dependency"), importing: [], to: riblet)
  }

  func removing(_ item: String, from riblet: String, isForced: Bool = false) throws -> ScaffoldPlan {
    var planner = try DependencyPlanner(FoundApp(around: root))
    return try planner.plan(removing: item, from: riblet, isForced: isForced)
  }

  /// The dependencies that some riblet needs and no component has.
  func missingItems() throws -> [String] {
    let model = try AppModel(of: FoundApp(around: root), readsPackages: false)
    return model.riblets.values.flatMap { riblet in
      riblet.paths.filter { $0.value.contains { $0.end == .missing } }.map { "\(riblet.id).\($0.key)" }
    }
  }
}
