import RibletsLayout
import RibletsPlans
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsScaffold

struct InteractorTestsPlanTests {
  let app: SampleApp

  init() throws { app = try SampleApp() }

  private func plan(_ name: String, given: [TypedItem] = []) throws -> ScaffoldPlan {
    try PartPlanner(FoundApp(around: app.root)).plan(in: name) { (planner) throws(RequestProblem) in
      try planner.planInteractorTests(of: name, given: given)
    }
  }

  @Test func `an interactor is made as its initializer is now`() throws {
    try app.add("Cart") { try $0.take("size:Int=7") }
    let path = "Sources/Shop/Cart/CartInteractor.swift"
    try app.write(
      try app.text(of: path).replacing("size: Int)", with: "size: Int, limit: Double)").replacing(
        "import Riblets", with: "import Foundation\nimport Riblets"),
      to: path)

    let text = try plan("Cart").text(of: "Tests/ShopTests/Cart/CartInteractorTests.swift")

    #expect(text.contains("import Foundation\nimport RibletsTesting\n"))
    #expect(text.contains("CartInteractor(presenter: presenter, size: 1, limit: 1)\n"))
    #expect(text.contains("  let presenter = CartPresentableMock()\n"))
    #expect(text.contains("mocks: presenter, router, listener, skipping"))
  }

  @Test func `a root has no listener`() throws {
    let text = try plan("Root").text(of: "Tests/ShopTests/Root/RootInteractorTests.swift")

    #expect(!text.contains("istener"))
  }

  @Test func `queries are answered by stubs, which the tests own`() throws {
    try app.add("Cart")
    try take("food: DataProvider<Food>, router: DataProvider<[Road]>")

    let plan = try plan("Cart")
    let text = try plan.text(of: "Tests/ShopTests/Cart/CartInteractorTests.swift")

    #expect(text.contains("import RibletsDataTesting\nimport RibletsTesting\n"))
    #expect(text.contains("  let food = DataProviderStub(Food.self)\n"))
    #expect(text.contains("  let routerStub = DataProviderStub([Road].self)\n"))
    #expect(
      text.contains("CartInteractor(presenter: presenter, food: food.provider, router: routerStub.provider)\n"))
    #expect(text.contains("mocks: presenter, router, listener, food, routerStub, skipping"))
    let manifest = try #require(plan.edits.first { $0.path == "Package.swift" })
    #expect(manifest.newText.contains(".product(name: \"RibletsDataTesting\""))
  }

  @Test func `a value that nobody knows is named, and can be given`() throws {
    try app.add("Cart")
    try take("price: Price")

    #expect(
      throws: RequestProblem(
        "No test could make 'CartInteractor': nobody knows a value of 'Price' for 'price'. Give one: --argument 'price:Price=…'."
      )
    ) { try plan("Cart") }
    let price = try TypedItem("price:Price=Price(cents: 3)", option: "--argument")
    let text = try plan("Cart", given: [price]).text(of: "Tests/ShopTests/Cart/CartInteractorTests.swift")
    #expect(text.contains("CartInteractor(presenter: presenter, price: Price(cents: 3))\n"))
  }

  @Test(arguments: ["Routing", "Presentable"]) func `a protocol without a mock is named`(role: String) throws {
    try app.add("Cart")
    let path = "Sources/Shop/Cart/CartInteractor.swift"
    let start = "protocol Cart\(role)"
    try app.write(try app.text(of: path).replacing("/// @mockable\n\(start)", with: start), to: path)

    #expect(
      throws: RequestProblem(
        "No test could make 'CartInteractor': 'Cart\(role)' has no mock. Write '/// @mockable' above the protocol.")
    ) { try plan("Cart") }
  }

  @Test func `what is not there cannot be tested`() throws {
    try app.add("Cart")
    let path = "Sources/Shop/Cart/CartInteractor.swift"

    #expect(throws: RequestProblem("There is no riblet 'Carp'. Did you mean 'Cart'?")) { try plan("Carp") }
    #expect(throws: RequestProblem("The initializer of 'CartInteractor' takes no 'size'.")) {
      try plan("Cart", given: [TypedItem("size:Int=3", option: "--argument")])
    }
    try app.write(try app.text(of: path).replacing("class CartInteractor", with: "class Carts"), to: path)
    #expect(throws: RequestProblem("There is no class 'CartInteractor' to test.")) { try plan("Cart") }
  }

  /// Gives the interactor of Cart further parameters.
  private func take(_ parameters: String) throws {
    let path = "Sources/Shop/Cart/CartInteractor.swift"
    let text = try app.text(of: path)
    try app.write(
      text.replacing("presenter: any CartPresentable)", with: "presenter: any CartPresentable, \(parameters))"),
      to: path)
  }
}
