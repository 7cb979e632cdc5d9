import Foundation
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RemoteQueryPlanTests {
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
    _ name: String, domain: String = "Food", model: String = "Dish",
    _ change: (inout PartRequest) throws -> Void = { _ in }
  ) throws -> ScaffoldPlan {
    try app.planPart(.query, name, riblet: nil) {
      ($0.domain, $0.model, $0.isRemote) = (domain, model, true)
      try change(&$0)
    }
  }

  @Test func `the first query of a server brings its domain, its client, and a contract`() throws {
    let plan = try query("Menu")

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Food/Dish.swift", "Sources/Shop/Food/Food.swift", "Sources/Shop/Food/HTTPFood+Menu.swift",
        "Sources/Shop/Food/HTTPFood.swift", "Sources/Shop/Food/Menu.swift",
        "Sources/Shop/HTTPError+RetryAdvising.swift", "Tests/ShopTests/Contracts/MenuContractTests.swift",
        "Tests/ShopTests/Contracts/Recorded/Menu.json", "Tests/ShopTests/Food/MenuTests.swift",
        "Tests/ShopTests/HTTPErrorTests.swift",
      ])
    let manifest = try #require(plan.edits.first { $0.path == "Package.swift" }?.newText)
    #expect(manifest.contains("    .package(name: \"riblets-remote\", path: \"../riblets/Remote\"),\n"))
    #expect(manifest.contains("        .product(name: \"RibletsHTTPTesting\", package: \"riblets-remote\"),\n"))
    #expect(manifest.contains("      exclude: [\"Contracts/Recorded\", \"Snapshots/__Snapshots__\"],\n"))
  }

  @Test func `the next one adds its function to the server, and new files`() throws {
    try app.write(query("Menu"))
    let plan = try query("SaveDish") { $0.isMutation = true }

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Food/HTTPFood+SaveDish.swift", "Sources/Shop/Food/SaveDish.swift",
        "Tests/ShopTests/Contracts/Recorded/SaveDish.json", "Tests/ShopTests/Contracts/SaveDishContractTests.swift",
        "Tests/ShopTests/Food/SaveDishTests.swift",
      ])
    let edit = try #require(plan.edits.first)
    #expect(plan.edits.map(\.path) == ["Sources/Shop/Food/Food.swift"])
    let before = "  func menu() async throws -> [Dish]\n"
    let added = "  func saveDish(_ dish: Dish, key: IdempotencyKey) async throws\n"
    #expect(edit.newText == edit.oldText.replacing(before, with: before + added))
    #expect(try app.files().keys.contains("Package.swift"))
  }

  @Test func `a function that the server has is not added again`() throws {
    try app.write(
      "enum Food: RemoteDataDomain {}\nprotocol FoodServer: Sendable {\n  func menu() async throws -> [Dish]\n}\n",
      to: "Sources/Shop/Food/Food.swift")

    #expect(try query("Menu").edits.contains { $0.path.hasSuffix("Food.swift") } == false)
  }

  @Test func `a server without functions gets the first one`() throws {
    for braces in ["{}", "{\n}"] {
      try app.write(
        "enum Food: RemoteDataDomain {}\nprotocol FoodServer: Sendable \(braces)\n", to: "Sources/Shop/Food/Food.swift")
      let edit = try #require(try query("Menu").edits.first { $0.path.hasSuffix("Food.swift") })
      #expect(edit.newText.hasSuffix("Sendable {\n  func menu() async throws -> [Dish]\n}\n"))
    }
  }

  @Test func `a server of another transport gets the function alone, and that is said`() throws {
    try app.write(
      "enum Food: RemoteDataDomain {}\nprotocol FoodServer: Sendable {\n  func stock() async throws -> Int\n}\n",
      to: "Sources/Shop/Food/Food.swift")
    let plan = try query("Menu")

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Food/Dish.swift", "Sources/Shop/Food/Menu.swift", "Tests/ShopTests/Food/MenuTests.swift",
      ])
    #expect(
      plan.notes == [
        "'FoodServer' has 'menu' now, which its implementation needs. There is no 'HTTPFood', so none was written, and no contract test."
      ])
  }

  @Test func `without a path to Riblets nothing of HTTP is written, and the line to add is said`() throws {
    let address = try RibletsAddress("https://example.com/riblets.git")
    let request = try AppRequest(name: RibletName("Shop"), riblets: .init(version: "1.0.0", at: address))
    try app.write(AppPlanner().plan(request))
    let plan = try query("Menu")

    #expect(
      plan.missing == [
        "Package.swift:1:1: note: It does not depend on Riblets by a path. 'riblets-remote' is in the folder 'Remote' of a checkout. Add to the dependencies of the package: .package(name: \"riblets-remote\", path: \"…/Remote\"). Then run the command again with --skip."
      ])
    #expect(!plan.files.contains { $0.path.contains("HTTP") || $0.path.contains("Contract") })
    #expect(plan.edits.last?.newText.contains("RibletsHTTP") == false)
  }

  @Test func `a command that is repeated writes what was missing`() throws {
    let plan = try query("Menu")
    try app.write(plan)
    for path in plan.files.map(\.path) where path.contains("HTTP") || path.contains("Contracts") {
      try FileManager.default.removeItem(atPath: app.root + "/" + path)
    }
    let repeated = try app.planPart(.query, "Menu", riblet: nil, isRepeated: true) {
      ($0.domain, $0.model, $0.isRemote) = ("Food", "Dish", true)
    }

    let kept = ["Sources/Shop/Food/Dish.swift", "Sources/Shop/Food/Food.swift"]
    #expect(Set(repeated.files.map(\.path)) == Set(plan.files.map(\.path)).subtracting(kept))
  }

  @Test func `a model whose JSON only its code knows has no contract, and that is said`() throws {
    try app.write("enum Kind: String, Codable {\n  case main\n}\n", to: "Sources/Shop/Kind.swift")
    let plan = try query("Menu") { $0.properties = [try TypedItem("kind:Kind=.main", option: "--property")] }

    #expect(!plan.files.contains { $0.path.contains("Contract") })
    #expect(
      plan.notes.last
        == "No contract was written: the JSON of a 'Dish' is not known. Record it at the server, in a test: Contract.record(\"Menu\", at: …) { … }."
    )
  }

  @Test(arguments: [
    "  let id: String\n  var stock = 3\n",
    "  let id: String\n  enum CodingKeys: String, CodingKey { case id = \"number\" }\n",
  ])
  func `a model that is coded otherwise has no contract`(members: String) throws {
    try app.write("struct Dish: Model, Codable {\n\(members)}\n", to: "Sources/Shop/Dish.swift")
    let paths = try query("Menu").files.map(\.path)

    #expect(paths.contains("Tests/ShopTests/Food/MenuTests.swift"))
    #expect(!paths.contains { $0.contains("Contract") })
  }

  @Test func `a contract has what is sent`() throws {
    try app.write("struct Price: Codable, Hashable {\n  var cents: Int\n}\n", to: "Sources/Shop/Price.swift")
    let plan = try query("SaveDish") {
      $0.isMutation = true
      $0.properties = [try TypedItem("price:Price=Price(cents: 3)", option: "--property")]
    }

    #expect(
      try plan.text(of: "Tests/ShopTests/Contracts/Recorded/SaveDish.json") == """
        {
          "version": 1,
          "exchanges": [
            {
              "request": { "method": "POST", "path": "/save-dish", "body": { "id": "id", "price": { "cents": 3 } } },
              "answer": { "status": 204 }
            }
          ]
        }

        """)
  }

  @Test func `a query of a list has a place and a limit`() throws {
    let plan = try query("AllDishes") { $0.isPaged = true }

    #expect(
      try plan.text(of: "Sources/Shop/Food/Food.swift").contains(
        "  func allDishes(from offset: Int, limit: Int) async throws -> [Dish]\n"))
  }

  @Test func `requests that say two things are refused`() throws {
    #expect(
      problem { try query("Menu") { ($0.isPaged, $0.isMutation) = (true, true) } }
        == "A list that is read in pages changes nothing. Leave --mutate or --paged out.")
    #expect(
      problem { try query("Menu") { ($0.isPaged, $0.isRemote) = (true, false) } }
        == "Only a server's lists are read in pages. Add --remote, or leave --paged out.")
    #expect(
      problem { try query("Client") } == "'HTTPFood' has a 'client' of its own. Choose another name for the query.")
  }

  @Test func `names that the code of a query uses are refused`() throws {
    #expect(
      problem { try query("Menu", model: "Page") }
        == "'Page' is a type of Riblets, which queries of a server use. Choose another name.")
    #expect(
      problem { try query("Save", model: "Key") { $0.isMutation = true } }
        == "A change at a server has a 'key' besides its model. Choose another name for the model.")
    let file = try query("Save", model: "Client") { $0.isMutation = true }
      .text(of: "Sources/Shop/Food/HTTPFood+Save.swift")
    #expect(file.contains("    try await self.client.answer(to: jsonRequest)\n"))
  }

  @Test func `a domain of the other kind is refused`() throws {
    try app.write(query("Menu"))
    #expect(
      problem { try query("Dishes") { $0.isRemote = false } }
        == "Sources/Shop/Food/Food.swift:4:1: error: 'Food' is a domain that a server keeps: it has 'FoodServer', and no 'FoodSource'. Add --remote, or choose another domain."
    )
    try app.write(query("Goods", domain: "Stock", model: "Good") { $0.isRemote = false })
    #expect(
      problem { try query("MoreGoods", model: "Good") }
        == "Sources/Shop/Stock/Good.swift:3:1: error: No server can send a 'Good': it is not 'Codable'. Let it conform, as in: struct Good: Model, Codable"
    )
    #expect(
      problem { try query("MoreGoods", domain: "Stock", model: "Good") }
        == "Sources/Shop/Stock/Stock.swift:4:1: error: 'Stock' is a domain of a store: it has 'StockSource', and no 'StockServer'. Leave --remote out, or choose another domain."
    )
  }

  @Test(arguments: [
    (
      "grade:Character",
      "'grade' cannot be in a model that a server sends: 'Character' is not 'Codable'. Take 'String'."
    ),
    (
      "kind:Kind=.main",
      "Sources/Shop/Kind.swift:1:1: error: 'kind' cannot be in a model that a server sends: 'Kind' is not 'Codable'. Let it conform, or take another type."
    ),
  ])
  func `properties that no server sends are refused`(property: String, message: String) throws {
    try app.write("enum Kind {\n  case main\n}\n", to: "Sources/Shop/Kind.swift")
    let item = try TypedItem(property, option: "--property")
    #expect(problem { try query("Menu") { $0.properties = [item] } } == message)
  }
}
