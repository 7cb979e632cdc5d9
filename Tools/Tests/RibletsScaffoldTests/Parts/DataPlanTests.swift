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

  @Test func `the first query of a domain brings the domain, its data in memory, its model and a test`() throws {
    let plan = try query("Burgers")

    #expect(
      plan.files.map(\.path) == [
        ".riblets/modules/Shop.json", "Sources/Shop/App/FoodInMemory.swift", "Sources/Shop/Food/Burgers.swift",
        "Sources/Shop/Food/Food.swift", "Tests/ShopTests/Food/BurgersTests.swift",
      ])
    #expect(plan.edits.map(\.path) == ["Package.swift"])
    let manifest = try #require(plan.edits.last?.newText)
    #expect(manifest.components(separatedBy: "\"RibletsData\"").count == 3)
    #expect(manifest.contains("\"RibletsDataRoot\""))
  }

  @Test func `a new model has an id of a type, and a known one has its own`() throws {
    try app.write(query("Burgers") { $0.modelID = .int })
    #expect(try app.text(of: "Sources/Shop/Food/Burgers.swift").contains("  let id: Int\n"))

    let again = problem { try query("SaveBurger") { ($0.isMutation, $0.modelID) = (true, .uuid) } }
    #expect(
      again?.hasSuffix("There is a 'Burger' already, with an 'id' of its own. Leave out --id.") == true,
      "\(again ?? "")")
  }

  @Test func `the next query is new files only`() throws {
    try app.write(query("Burgers"))
    let plan = try query("SaveBurger") { $0.isMutation = true }

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Food/SaveBurger.swift", "Tests/ShopTests/Food/SaveBurgerTests.swift",
      ])
    #expect(plan.edits == [])
    #expect(plan.notes == [])
  }

  @Test func `the test makes a model with the properties that it has`() throws {
    try app.write(
      "import Foundation\nstruct Burger: DataModel {\n  let id: Int\n  var day: Date\n  var note: String? = nil\n}\n",
      to: "Sources/Shop/Burger.swift")
    let test = try query("Burgers").text(of: "Tests/ShopTests/Food/BurgersTests.swift")

    #expect(test.contains("let sample = Burger(id: 1, day: Date(timeIntervalSince1970: 0))\n"))
    #expect(test.hasPrefix("import Foundation\n"))
  }

  @Test func `a query that is written again keeps its model`() throws {
    try app.write(query("Burgers"))
    let plan = try app.planPart(.query, "Burgers", riblet: nil, isRepeated: true) {
      ($0.domain, $0.model) = ("Food", "Burger")
    }

    #expect(try plan.text(of: "Sources/Shop/Food/Burgers.swift").contains("struct Burger: DataModel {\n"))
  }

  @Test func `a model that nobody can make has no test, and that is said`() throws {
    try app.write("struct Burger: DataModel {\n  init() {}\n}\n", to: "Sources/Shop/Burger.swift")
    let plan = try query("Burgers")

    #expect(plan.notes.last == "No test was written: nobody knows how to make a 'Burger'.")
    #expect(!plan.files.contains { $0.path.hasSuffix("BurgersTests.swift") })
  }

  @Test func `a source without a mock has no test, and that is said`() throws {
    try app.write(
      "enum Food: DataDomain {}\nprotocol FoodSource {\n  func all<Kept: DataModel>(_ model: Kept.Type) throws -> [Kept]\n}\n",
      to: "Sources/Shop/Food/Food.swift")
    let plan = try query("Burgers")

    #expect(
      plan.notes == [
        "No test was written: it needs a mock of 'FoodSource'. Write '/// @mockable' above the protocol, and run the command again with --skip."
      ])
    #expect(plan.files.map(\.path) == [".riblets/modules/Shop.json", "Sources/Shop/Food/Burgers.swift"])
  }

  @Test(arguments: [
    (false, "func all<Kept: DataModel>(_ model: Kept.Type) throws -> [Kept]"),
    (true, "func save<Kept: DataModel>(_ model: Kept) throws"),
  ])
  func `a source that the query could not call is refused`(isMutation: Bool, function: String) throws {
    try app.write(
      "enum Food: DataDomain {}\nprotocol FoodSource {\n  func burgers() throws -> [Burger]\n}\n",
      to: "Sources/Shop/Food/Food.swift")

    #expect(
      problem { try query("Burgers") { $0.isMutation = isMutation } }
        == "Sources/Shop/Food/Food.swift:2:1: error: 'FoodSource' has no function that the query could call. Add to it: \(function)"
    )
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
        "Food", "Source", "Burgers",
        "A query has a 'source' of its own. Choose another name than 'Source' for the model."
      ),
      (
        "RootInteractor", "Burger", "Burgers",
        "'RootInteractor' ends like a part of a riblet, 'Interactor'. Did you mean 'Root'?"
      ),
      (
        "Plain", "Burger", "Burgers",
        "Sources/Shop/Plain.swift:1:1: error: There is a 'Plain' already, and no protocol 'PlainSource', so it is no domain with a store. Choose another name."
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
}
