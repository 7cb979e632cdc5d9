import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Parts that belong to no riblet, in an app of several modules.
struct ModularPartsTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
    try app.add("Shelf")
    try app.split()
    try app.write("{}\n", to: ".riblets/modules/ShopShared.json")
    try app.write(
      "package enum Colour: Sendable {\n  case red, green\n}\n", to: "Sources/ShopShared/Colours/Colour.swift")
    try app.write(try app.layout())
  }

  private func plan(
    _ kind: PartKind, _ name: String, in module: String? = nil, _ change: (inout PartRequest) throws -> Void
  ) throws -> ScaffoldPlan {
    var request = PartRequest(name: try PartName(name, kind))
    request.module = module
    try change(&request)
    let wanted = request
    return try PartPlanner(FoundApp(around: app.root)).plan(in: nil, module: module) {
      (planner) throws(RequestProblem) in try planner.plan(wanted)
    }
  }

  @Test func `the app's module and its tests import what a part is made of`() throws {
    let plan = try plan(.viewModel, "Paint") { try $0.depend(on: "tint:Colour=.red") }

    #expect(try plan.text(of: "Sources/Shop/Paint/PaintViewModel.swift").contains("\nimport ShopShared\n"))
    let tests = try plan.text(of: "Tests/ShopTests/Paint/PaintViewModelTests.swift")
    #expect(tests.contains("import ShopShared\n"))
    #expect(tests.contains("@testable import Shop\n"))
    try app.write(plan)
    #expect(try app.text(of: ".riblets/modules/Shop.json").contains("\"ShopShared\""))
    #expect(try app.layout().isEmpty)
  }

  @Test func `a part comes to the module that is named, with its products`() throws {
    let plan = try plan(.viewModel, "Search", in: "RootModule") { try $0.depend(on: "tint:Colour=.red") }

    for path in [
      "Sources/RootModule/Search/SearchViewModel.swift", "Tests/RootModuleTests/Search/SearchViewModelTests.swift",
    ] {
      #expect(try plan.text(of: path).contains("\nimport ShopShared\n"))
    }
    #expect(
      try plan.text(of: "Tests/RootModuleTests/Search/SearchViewModelTests.swift").contains(
        "@testable import RootModule\n"))
    try app.write(plan)
    let manifest = try app.text(of: ".riblets/modules/RootModule.json")
    #expect(manifest.contains("\"ShopShared\""))
    #expect(manifest.contains("\"riblets/RibletsMVVM\""))
    #expect(try app.layout().isEmpty)
  }

  @Test func `a query comes to the module that is named, with its test`() throws {
    let plan = try plan(.query, "Dishes", in: "RootModule") { ($0.domain, $0.model) = ("Food", "Dish") }

    #expect(plan.files.contains { $0.path == "Tests/RootModuleTests/Food/DishesTests.swift" })
    try app.write(plan)
    #expect(try app.text(of: ".riblets/modules/RootModule.json").contains("\"riblets-data/RibletsData\""))
    #expect(try app.layout().isEmpty)
  }

  @Test func `what the module does not see is refused`() throws {
    try app.write(try plan(.viewModel, "Search", in: "RootModule") { _ in })
    let problem = #expect(throws: RequestProblem.self) {
      try plan(.coordinator, "Shopping", in: "ShopShared") { $0.screen = "Search" }
    }
    #expect(
      problem?.description.contains("will be in the module 'RootModule', and 'ShopShared' does not see it.") == true)
  }

  @Test(arguments: [
    ("RootModul", "There is no module 'RootModul' in .riblets/modules. Did you mean 'RootModule'?"),
    (
      "Something",
      "There is no module 'Something' in .riblets/modules. There are: RootModule, Shop, ShopShared."
    ),
  ])
  func `a module that is not there is refused`(module: String, message: String) {
    let problem = #expect(throws: RequestProblem.self) { try plan(.viewModel, "Paint", in: module) { _ in } }
    #expect(problem?.description == message)
  }

  @Test func `an app of one module has that one`() throws {
    let single = try SampleApp()
    let planner = try PartPlanner(FoundApp(around: single.root))
    let request = PartRequest(name: try PartName("Paint", .viewModel))
    let plain = try planner.plan(request)

    #expect(
      try planner.plan(in: nil, module: "Shop") { (planner) throws(RequestProblem) in try planner.plan(request) }
        == plain)
    let problem = #expect(throws: RequestProblem.self) {
      try planner.plan(in: nil, module: "Shelf") { (planner) throws(RequestProblem) in try planner.plan(request) }
    }
    #expect(problem?.description == "There is no module 'Shelf' in .riblets/modules. There are: Shop.")
  }
}
