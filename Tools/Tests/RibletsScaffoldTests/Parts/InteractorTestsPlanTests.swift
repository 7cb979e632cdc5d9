import RibletsLayout
import RibletsPlans
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsScaffold

struct InteractorTestsPlanTests {
  let app: SampleApp

  init() throws { app = try SampleApp() }

  private func plan(_ name: String) throws -> ScaffoldPlan {
    try PartPlanner(FoundApp(around: app.root)).plan(in: name) { (planner) throws(RequestProblem) in
      try planner.planInteractorTests(of: name)
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

  @Test func `what no test can make is refused`() throws {
    try app.add("Cart")
    let path = "Sources/Shop/Cart/CartInteractor.swift"
    try app.write(
      try app.text(of: path).replacing(
        "presenter: any CartPresentable)", with: "presenter: any CartPresentable, price: Price)"), to: path)

    let problem = #expect(throws: RequestProblem.self) { try plan("Cart") }
    #expect(problem?.description.hasPrefix("No test could make 'CartInteractor': ") == true)
    #expect(throws: RequestProblem("There is no riblet 'Carp'. Did you mean 'Cart'?")) { try plan("Carp") }
  }
}
