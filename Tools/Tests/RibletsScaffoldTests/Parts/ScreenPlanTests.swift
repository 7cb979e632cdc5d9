import Foundation
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// View models and coordinators.
struct ScreenPlanTests {
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

  private func viewModel(_ name: String, _ change: (inout PartRequest) throws -> Void = { _ in }) throws -> ScaffoldPlan
  {
    try app.planPart(.viewModel, name, riblet: nil, change)
  }

  private func coordinator(_ name: String, screen: String?) throws -> ScaffoldPlan {
    try app.planPart(.coordinator, name, riblet: nil) { $0.screen = screen }
  }

  @Test func `a view model has a screen, tests of both, and its libraries`() throws {
    let plan = try viewModel("Search")

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Search/SearchViewController.swift", "Sources/Shop/Search/SearchViewModel.swift",
        "Tests/ShopTests/Search/SearchViewControllerTests.swift", "Tests/ShopTests/Search/SearchViewModelTests.swift",
        ".riblets/modules/Shop.json",
      ])
    #expect(plan.edits.map(\.path) == ["Package.swift"])
    let manifest = try #require(plan.edits.last?.newText)
    #expect(manifest.components(separatedBy: "\"RibletsMVVM\"").count == 3)
    #expect(manifest.components(separatedBy: "\"RibletsMVVMTesting\"").count == 2)
    #expect(
      plan.notes == ["Nothing shows it yet. A coordinator that does: riblets new coordinator NAME --screen Search."])
  }

  @Test func `an app that has the libraries is left alone`() throws {
    try app.write(viewModel("Search"))
    #expect(try viewModel("History").edits == [])
    #expect(try coordinator("Shopping", screen: "Search").edits == [])
  }

  @Test func `without a view there is none`() throws {
    let plan = try viewModel("Search") { $0.view = RibletRequest.View.none }
    #expect(plan.files.map(\.path).filter { $0.contains("ViewController") } == [])
    #expect(
      plan.notes == [
        "It has no view yet: show it with 'ViewModelScreen(viewModel, in: view)', where 'view' is a 'BindableView' of its input and output."
      ])
  }

  @Test(
    arguments: [
      ("uikit", nil, "SearchViewController", "final class SearchViewController: UIViewController, BindableView {"),
      ("uikit", .swiftui, "SearchScreen", "final class SearchScreen: Screen, BindableView, UIViewControllable {"),
      ("swiftui", nil, "SearchScreen", "final class SearchScreen: Screen, BindableView {"),
    ] as [(String, RibletRequest.View?, String, String)])
  func `the screen is a view of the app's toolkit`(
    app kind: String, view: RibletRequest.View?, type: String, declared: String
  ) throws {
    try show(by: kind)
    let plan = try viewModel("Search") { $0.view = view }

    let source = "Sources/Shop/Search/\(type).swift"
    #expect(
      plan.files.map(\.path).filter { $0.contains(type) } == [source, "Tests/ShopTests/Search/\(type)Tests.swift"])
    #expect(try plan.text(of: source).contains(declared))
    try app.write(plan)
    let coordinator = try coordinator("Shopping", screen: "Search")
    #expect(
      try coordinator.text(of: "Sources/Shop/Shopping/ShoppingCoordinator.swift").contains("in: \(type)())"))
    #expect(
      try coordinator.text(of: "Tests/ShopTests/Shopping/ShoppingCoordinatorTests.swift").contains("$0 is \(type) }"))
  }

  private func show(by kind: String) throws {
    let file = ".riblets/app.json"
    try app.write(try app.text(of: file).replacing("portable", with: kind), to: file)
  }

  @Test func `a coordinator begins with a screen, and takes what that needs`() throws {
    try app.write(
      viewModel("Search") {
        try $0.depend(on: "title:String")
        try $0.depend(on: "day:Date")
      })
    let plan = try coordinator("Shopping", screen: "Search")

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Shopping/ShoppingCoordinator.swift", "Tests/ShopTests/Shopping/ShoppingCoordinatorTests.swift",
      ])
    let text = try plan.text(of: "Sources/Shop/Shopping/ShoppingCoordinator.swift")
    #expect(text.hasPrefix("import Foundation\n"))
    #expect(text.contains("  init(container: any ContainerViewControllable, title: String, day: Date) {\n"))
    #expect(text.contains("SearchViewModel(title: title, day: day)"))
    #expect(
      plan.notes == [
        "Nothing starts it yet: attach 'ShoppingCoordinator(container: …)' where the flow begins, and set its 'listener'."
      ])
  }

  @Test func `a coordinator without tests says why`() throws {
    try app.write(
      viewModel("Search") {
        try $0.depend(on: "price:Price=Price(cents: 3)"); $0.imports = ["Prices"]
      })
    #expect(
      try coordinator("Shopping", screen: "Search").notes.first
        == "No tests were written: nobody knows how to make what the initializer of 'SearchViewModel' takes.")
  }

  @Test(
    arguments: [
      (
        nil,
        "The coordinator needs a screen to begin with. Say which: --screen Search. To make one: riblets new view-model Search."
      ),
      ("Serach", "There is no view model 'Serach'. Did you mean 'Search'?"),
      ("SearchViewModel", "There is no view model 'SearchViewModel'. Did you mean 'Search'?"),
      ("Warehouse", "There is no view model 'Warehouse'. There are: Bare, Busy, Deaf, Plain, Search."),
      ("Plain", "Sources/Shop/Plain.swift:1:1: error: 'PlainViewModel' is no 'ViewModel', so no screen shows it."),
      (
        "Deaf",
        "Sources/Shop/Deaf.swift:1:1: error: 'DeafViewModel' has no 'listener'. Add to it: weak var listener: (any DeafListener)?"
      ),
      (
        "Busy",
        "Sources/Shop/Busy.swift:1:1: error: 'BusyListener' is not a protocol in this file with nothing but 'busyDidFinish()', which a coordinator would answer. Write the coordinator by hand."
      ),
      (
        "Bare",
        "Sources/Shop/Bare.swift:1:1: error: There is no class 'BareViewController' or 'BareScreen', which shows 'BareViewModel'."
      ),
    ] as [(String?, String)])
  func `a screen that a coordinator cannot begin with is refused`(screen: String?, message: String) throws {
    try app.write(viewModel("Search"))
    try app.write("final class PlainViewModel {}\n", to: "Sources/Shop/Plain.swift")
    try app.write("final class DeafViewModel: ViewModel {}\n", to: "Sources/Shop/Deaf.swift")
    for (name, method) in [("Busy", "busyDidChoose"), ("Bare", "bareDidFinish")] {
      try app.write(
        """
        final class \(name)ViewModel: ViewModel {
          weak var listener: (any \(name)Listener)?
        }
        protocol \(name)Listener {
          func \(method)()
        }

        """, to: "Sources/Shop/\(name).swift")
    }
    #expect(problem { try coordinator("Shopping", screen: screen) } == message)
  }

  @Test func `without any view model, the command that makes one is named`() {
    #expect(
      problem { try coordinator("Shopping", screen: "Search") }
        == "There is no view model 'Search'. Make it: riblets new view-model Search.")
  }

  @Test(
    arguments: [
      ("portable", .uikit, "'Shop' cannot show a view of UIKit. Use --view portable or none."),
      ("swiftui", .uikit, "'Shop' cannot show a view of UIKit. Use --view swiftui or none."),
      ("uikit", .portable, "'Shop' cannot show a portable view. Use --view uikit, swiftui or none."),
    ] as [(String, RibletRequest.View, String)])
  func `a screen that the app cannot show is refused`(app kind: String, view: RibletRequest.View, message: String)
    throws
  {
    try show(by: kind)
    #expect(problem { try viewModel("Search") { $0.view = view } } == message)
  }

  @Test func `names that are there are refused`() throws {
    try app.add("Cart")
    #expect(
      problem { try viewModel("Cart") }
        == "Sources/Shop/Cart/CartInteractor.swift:19:1: error: There is a 'CartListener' already, which 'Cart' would have. Choose another name, or add --force or --skip to write it again."
    )
  }
}
