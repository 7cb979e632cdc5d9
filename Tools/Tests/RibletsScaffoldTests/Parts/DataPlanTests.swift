import Foundation
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct DataPlanTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
  }

  private func problem(_ work: () throws -> ScaffoldPlan) -> String? {
    do {
      _ = try work()
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func query(
    _ name: String, domain: String? = "Food", model: String? = "Burger",
    _ change: (inout PartRequest) throws -> Void = { _ in }
  ) throws -> ScaffoldPlan {
    try app.planPart(.query, name, riblet: nil) {
      ($0.domain, $0.model) = (domain, model)
      try change(&$0)
    }
  }

  @Test func `the first query of a domain brings the domain, its model and their tests`() throws {
    let plan = try query("Burgers")

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Food/Burger.swift", "Sources/Shop/Food/Burgers.swift", "Sources/Shop/Food/Food.swift",
        "Tests/ShopTests/Food/BurgersTests.swift", "Tests/ShopTests/Food/MemoryFood.swift",
      ])
    #expect(try plan.text(of: "Sources/Shop/Food/Burger.swift").contains("  let id: String\n  var name: String\n"))
    #expect(plan.edits.map(\.path) == [".riblets/groups/Shop.json", "Package.swift"])
    let manifest = try #require(plan.edits.last?.newText)
    #expect(manifest.components(separatedBy: "\"RibletsData\"").count == 3)
    #expect(manifest.components(separatedBy: "\"RibletsDataTesting\"").count == 2)
  }

  @Test func `the next one is new files only`() throws {
    try app.write(query("Burgers") { $0.properties = [try TypedItem("price:Int", option: "--property")] })
    let plan = try query("SaveBurger") { $0.isMutation = true }

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Food/SaveBurger.swift", "Tests/ShopTests/Food/SaveBurgerTests.swift",
      ])
    #expect(plan.edits == [])
    #expect(
      try plan.text(of: "Tests/ShopTests/Food/SaveBurgerTests.swift").contains("Burger(id: \"id\", price: 1)"))
  }

  @Test func `a model that nobody can make has no tests, and that is said`() throws {
    try app.write("struct Burger: Model {\n  init() {}\n}\n", to: "Sources/Shop/Burger.swift")
    let plan = try query("Burgers")

    #expect(plan.notes == ["No tests were written: nobody knows how to make a 'Burger'."])
    #expect(!plan.files.contains { $0.path.hasSuffix("BurgersTests.swift") })
  }

  @Test func `a domain without a source in memory has no tests, and that is said`() throws {
    try app.write(query("Burgers"))
    try FileManager.default.removeItem(atPath: app.root + "/Tests/ShopTests/Food/MemoryFood.swift")

    #expect(
      try query("Burgers2").notes == [
        "No tests were written: they need 'MemoryFood', a source in memory, in 'Tests/ShopTests/Food/MemoryFood.swift'. 'riblets templates list' names its template."
      ])
  }

  @Test func `a source that is written otherwise is told what to have`() throws {
    try app.write(
      "enum Food: DataDomain {}\nprotocol FoodSource {\n  func burgers() throws -> [Burger]\n}\n",
      to: "Sources/Shop/Food/Food.swift")
    let plan = try query("SaveBurger") { $0.isMutation = true }

    #expect(
      Array(plan.missing.dropLast()) == [
        "Sources/Shop/Food/Food.swift:2:1: error: 'FoodSource' has no 'all'. Add to it: func all<Kept: Model>(_ model: Kept.Type) throws -> [Kept]",
        "Sources/Shop/Food/Food.swift:2:1: error: 'FoodSource' has no 'save'. Add to it: func save<Kept: Model>(_ model: Kept) throws",
      ])
    #expect(
      plan.missing.last?.hasPrefix("Then write Sources/Shop/Food/SaveBurger.swift:\n\nimport RibletsData\n") == true)
    #expect(plan.files.map(\.path) == ["Sources/Shop/Food/Burger.swift"])
  }

  @Test(
    arguments: [
      (nil, "Burger", "Burgers", "The query needs a domain. Say which: --domain Food."),
      ("Food", nil, "Burgers", "The query needs a model. Say which: --model Burger."),
      (
        "food", "Burger", "Burgers",
        "'food' is not a type name: it has a capital, and then letters and digits. Did you mean 'Food'?"
      ),
      (
        "Food", "Food", "Burgers",
        "The query 'Burgers', its domain 'Food' and its model 'Food' are three types. Give them three names."
      ),
      (
        "Food", "Burger", "Range",
        "'Range' is a type of Swift, Foundation or Riblets. Choose another name for the query."
      ),
      (
        "Set", "Burger", "Burgers",
        "'Set' is a type of Swift, Foundation or Riblets. Choose another name for the domain."
      ),
      (
        "Food", "Date", "Burgers",
        "'Date' is a type of Swift, Foundation or Riblets. Choose another name for the model."
      ),
      (
        "RootInteractor", "Burger", "Burgers",
        "'RootInteractor' ends like a part of a riblet, 'Interactor'. Did you mean 'Root'?"
      ),
      (
        "Plain", "Burger", "Burgers",
        "Sources/Shop/Plain.swift:1:1: error: There is a 'Plain' already, and no protocol 'PlainSource', so it is no domain of queries. Choose another name."
      ),
      (
        "Food", "Burger", "Plain",
        "Sources/Shop/Plain.swift:1:1: error: There is a 'Plain' already, which 'Plain' would have. Choose another name, or add --force or --skip to write it again."
      ),
    ] as [(String?, String?, String, String)])
  func `queries that cannot be are refused`(domain: String?, model: String?, name: String, message: String) throws {
    try app.write("struct Plain {}\n", to: "Sources/Shop/Plain.swift")
    #expect(problem { try query(name, domain: domain, model: model) } == message)
  }

  @Test(arguments: [
    ("id:Int", "A model has an 'id' anyway. Leave --property 'id' out."),
    (
      "price:Price",
      "No test could make a 'Burger': nobody knows a value of 'Price' for 'price'. Give one: --property 'price:Price=…'."
    ),
    (
      "prize:Prize",
      "There is no type 'Prize' in Shop, Swift or Foundation. Did you mean 'Price'? If it is in another module, name that: --import Prices."
    ),
  ])
  func `properties that cannot be are refused`(property: String, message: String) throws {
    try app.write("struct Price: Hashable {}\n", to: "Sources/Shop/Price.swift")
    #expect(
      problem { try query("Burgers") { $0.properties = [try TypedItem(property, option: "--property")] } } == message)
  }

  @Test func `a property that would keep a model from being compared is refused`() throws {
    try app.write("struct Price: Equatable {}\n", to: "Sources/Shop/Price.swift")
    let plan = {
      try query("Burgers") { $0.properties = [try TypedItem("price:[Price]=[]", option: "--property")] }
    }
    #expect(
      problem(plan)
        == "Sources/Shop/Price.swift:1:1: error: 'price' cannot be in a model: 'Price' is not 'Hashable'. Let it conform, or take another type."
    )
    try app.write("extension Price: Hashable {}\n", to: "Sources/Shop/Hashing.swift")
    #expect(problem(plan) == nil)
  }

  @Test func `properties of a model that is there are refused`() throws {
    try app.write(query("Burgers"))
    #expect(
      problem { try query("More") { $0.properties = [try TypedItem("price:Int", option: "--property")] } }
        == "Sources/Shop/Food/Burger.swift:3:1: error: There is a 'Burger' already, so --property 'price' has nothing to say. Leave it out."
    )
  }
}
