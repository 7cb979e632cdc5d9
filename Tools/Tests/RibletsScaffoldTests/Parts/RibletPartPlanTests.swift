import Foundation
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RibletPartPlanTests {
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

  @Test func `a worker stands with its riblet, and nothing that is there changes`() throws {
    let plan = try app.planPart(.worker, "Location")

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Root/LocationWorker.swift", "Tests/ShopTests/Root/LocationWorkerTests.swift",
      ])
    #expect(plan.edits == [])
    #expect(
      plan.notes == [
        "Nothing starts it yet: hand 'component.locationWorker' to 'RootInteractor', and call 'locationWorker.start(self)' in its 'didBecomeActive()'."
      ])
  }

  @Test func `a worker takes what its riblet has, and makes the rest`() throws {
    try app.add("Cart") { try $0.depend(on: "title:String") }
    let plan = try app.planPart(.worker, "Location", riblet: "Cart") {
      try $0.depend(on: "title:String")
      try $0.depend(on: "size:Int=7")
    }
    let text = try plan.text(of: "Sources/Shop/Cart/LocationWorker.swift")

    #expect(!text.contains("  var title: String"))
    #expect(text.contains("  var size: Int { shared { 7 } }\n"))
    #expect(text.contains("shared { LocationWorker(title: title, size: size) }"))
    #expect(plan.notes.first?.hasPrefix("'Cart' makes 'size' itself") == true)
  }

  @Test func `what a worker takes from above is in the mock that its tests make`() throws {
    try app.add("Cart") {
      try $0.depend(on: "title:String")
      try $0.depend(on: "day:Date")
    }
    let plan = try app.planPart(.worker, "Location", riblet: "Cart") {
      try $0.depend(on: "title:String")
      try $0.depend(on: "size:Int=7")
    }
    let tests = try plan.text(of: "Tests/ShopTests/Cart/LocationWorkerTests.swift")

    #expect(
      tests.contains(
        """
            let dependency = CartDependencyMock()
            dependency.title = "title"
            let component = CartComponent(dependency: dependency)

        """))
  }

  @Test func `a data provider is a stub in the tests, whatever value is given`() throws {
    try app.write("import RibletsData\n\nenum Food: DataDomain {}\n", to: "Sources/Shop/Food/Food.swift")
    let worker = try app.planPart(.worker, "Location") {
      try $0.depend(on: "food:DataProvider<Food>=DataProvider(kitchen)")
      $0.imports = ["Kitchens"]
    }

    let tests = try worker.text(of: "Tests/ShopTests/Root/LocationWorkerTests.swift")
    #expect(tests.contains("import RibletsDataTesting\n"))
    #expect(tests.contains("    worker = LocationWorker(food: DataProviderStub<Food>().provider)\n"))
    #expect(
      worker.edits.last?.newText.contains(".product(name: \"RibletsDataTesting\", package: \"riblets-data\")") == true)

    let screen = try app.planPart(.viewModel, "Search", riblet: nil) { try $0.depend(on: "food:DataProvider<Food>") }
    #expect(
      try screen.text(of: "Tests/ShopTests/Search/SearchViewModelTests.swift").contains(
        "    viewModel = SearchViewModel(food: DataProviderStub<Food>().provider)\n"))
  }

  @Test func `streams from above are those of the mock, unless it cannot begin them`() throws {
    try app.add("Cart") {
      try $0.depend(on: "ticks:EventStream<Int>=MutableEventStream<Int>().stream")
      try $0.depend(on: "day:StateStream<Date>=MutableStateStream(Date()).stream")
    }
    let plan = try app.planPart(.worker, "Location", riblet: "Cart") {
      try $0.depend(on: "ticks:EventStream<Int>")
      try $0.depend(on: "day:StateStream<Date>")
    }
    let tests = try plan.text(of: "Tests/ShopTests/Cart/LocationWorkerTests.swift")

    #expect(!tests.contains("dependency.ticks"))
    #expect(
      tests.contains(
        "    dependency.day = MutableStateStream<Date>(Date(timeIntervalSince1970: 0)).stream\n    let component"))
  }

  @Test func `a worker that takes nothing from above leaves the mock as it is made`() throws {
    try app.add("Cart") { try $0.depend(on: "title:String") }
    let plan = try app.planPart(.worker, "Location", riblet: "Cart") { try $0.depend(on: "size:Int=7") }

    #expect(
      try plan.text(of: "Tests/ShopTests/Cart/LocationWorkerTests.swift").contains(
        "CartComponent(dependency: CartDependencyMock())"))
  }

  @Test func `a workflow stands with its riblet, and nothing that is there changes`() throws {
    let plan = try app.planPart(.workflow, "OpenCart") { try $0.take("id:String") }

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Root/OpenCartWorkflow.swift", "Tests/ShopTests/Root/OpenCartWorkflowTests.swift",
      ])
    #expect(plan.edits == [])
    #expect(
      plan.notes == [
        "Nothing starts it yet: call 'startOpenCart(id: …)' of 'RootInteractor' where a link arrives."
      ])
  }

  @Test(arguments: [PartKind.worker, .workflow])
  func `names that are there are refused, unless the part is written again`(kind: PartKind) throws {
    let plan = try app.planPart(kind, "Sync")
    try app.write(plan)
    let type = kind == .worker ? "SyncWorker" : "SyncActionableItem"
    let problem = try #require(problem { try app.planPart(kind, "Sync") })

    #expect(problem.hasPrefix(plan.files[0].path + ":"))
    #expect(
      problem.hasSuffix(
        ":1: error: There is a '\(type)' already, which 'Sync' would have. Choose another name, or add --force or --skip to write it again."
      ))
    #expect(try app.planPart(kind, "Sync", isRepeated: true) == plan)
  }

  @Test(arguments: [
    (PartKind.worker, "The worker needs a riblet. Say which: --riblet Root."),
    (.workflow, "The workflow needs a riblet. Say which: --riblet Root."),
  ])
  func `without a riblet, it is said how to name one`(kind: PartKind, message: String) {
    #expect(problem { try app.planPart(kind, "Sync", riblet: nil) } == message)
  }

  @Test func `an unknown riblet is refused`() {
    #expect(
      problem { try app.planPart(.worker, "Sync", riblet: "Rooot") }
        == "There is no riblet 'Rooot'. Did you mean 'Root'?")
  }

  @Test func `a riblet without the class that it needs is refused`() throws {
    try app.write("final class OldRouter {}\n", to: "Sources/Shop/Old/OldRouter.swift")

    #expect(
      problem { try app.planPart(.worker, "Sync", riblet: "Old") }
        == "'Old' has no class 'OldComponent', which makes the worker.")
    #expect(
      problem { try app.planPart(.workflow, "Sync", riblet: "Old") }
        == "'Old' has no class 'OldInteractor', which the workflow begins with.")
  }

  @Test(arguments: [
    ("run:Int", "The name 'run' is taken: a worker has something of its own with it. Choose another one."),
    ("state:Int", "The name 'state' is taken: a worker has something of its own with it. Choose another one."),
    ("title:String title:Int", "There are two dependencies or arguments 'title'. Give one of them another name."),
    (
      "feed:any Feed",
      "There is no type 'Feed' in Shop, Swift or Foundation. If it is in another module, name that: --import Prices."
    ),
  ])
  func `items that cannot be are refused`(items: String, message: String) {
    let texts = items.contains("any") ? [items] : items.components(separatedBy: " ")
    #expect(
      problem { try app.planPart(.worker, "Sync") { for text in texts { try $0.depend(on: text) } } } == message)
  }

  @Test func `what a riblet can neither take nor make is refused`() throws {
    try app.write("/// @mockable\nprotocol Feed {}\n", to: "Sources/Shop/Feed.swift")
    #expect(
      problem { try app.planPart(.worker, "Sync") { try $0.depend(on: "feed:any Feed") } }
        == "'Root' cannot give 'feed' to its worker: neither its component nor 'RootDependency' (Sources/Shop/Root/RootBuilder.swift:5) has it. Declare it there, 'var feed: any Feed { get }', or say how 'Root' makes it: --dependency 'feed:any Feed=…'."
    )
  }

  @Test func `a dependency of which tests know no value is refused`() throws {
    try app.write("struct Price { init(_ cents: Int) {} }\n", to: "Sources/Shop/Price.swift")
    #expect(
      problem { try app.planPart(.workflow, "Sync") { try $0.take("price:Price") } }
        == "No test could use 'Sync': nobody knows a value of 'Price' for 'price'. Give one: --argument 'price:Price=…'."
    )
  }
}
