import Foundation
import RibletsLayout
import RibletsRepository
import RibletsSource
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RibletPlannerTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
  }

  /// The note that each new riblet 'Cart' with a view gets.
  private let firstTest =
    "Begin with 'Tests/ShopTests/Cart/CartSpec.swift': write there what 'Cart' does first."

  private func problem(_ work: () throws -> ScaffoldPlan) -> String? {
    do {
      _ = try work()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a plain riblet has a file and tests for each role`() throws {
    #expect(
      try app.plan("Cart").files.map(\.path) == [
        "Sources/Shop/Cart/CartBuilder.swift", "Sources/Shop/Cart/CartInteractor.swift",
        "Sources/Shop/Cart/CartRouter.swift", "Sources/Shop/Cart/CartViewController.swift",
        "Sources/Shop/Root/Root+Cart.swift",
        "Tests/ShopTests/Cart/CartBuilderTests.swift", "Tests/ShopTests/Cart/CartSpec.swift",
        "Tests/ShopTests/Root/Root+CartTests.swift",
        "Tests/ShopTests/Snapshots/CartViewSnapshotTests.swift",
        "Tests/ShopTests/Snapshots/__Snapshots__/CartViewSnapshotTests/CartViewSnapshotTests.what-it-looks-like.txt",
      ])
  }

  @Test func `at most one line of what is there changes`() throws {
    try app.add("Hall")
    let plan = try app.plan("Cart")

    #expect(plan.edits.map(\.path) == ["Sources/Shop/Root/RootInteractor.swift"])
    let edit = try #require(plan.edits.first)
    let difference = edit.newText.split(separator: "\n").difference(from: edit.oldText.split(separator: "\n"))
    #expect(difference.insertions.count == 1)
    #expect(difference.removals.count == 1)
    #expect(try app.plan("Menu") { $0.attachment = .byHand }.edits.isEmpty)
  }

  @Test(arguments: Presentation.allCases)
  func `a parent begins with what is a part of it, and leads to what comes and goes`(shown: Presentation) throws {
    let plan = try app.plan("Cart") { $0.shown = shown }

    #expect(plan.edits.isEmpty != [.embedded, .tab, .hidden].contains(shown))
    #expect(plan.notes.contains { $0.hasPrefix("Nothing leads to") } != [.embedded, .tab, .hidden].contains(shown))
    #expect(
      try plan.text(of: "Sources/Shop/Root/Root+Cart.swift").contains("  static let shown = Shown.\(shown.rawValue)\n"))
    #expect(try app.plan("Cart") { ($0.shown, $0.attachment) = (shown, .start) }.edits.count == 1)
  }

  @Test func `several of a kind have a key, which the listener of one without a view is told`() throws {
    let plan = try app.plan("Line") {
      $0.view = .none
      $0.key = "id"
      try $0.take("id:Int")
    }

    let edge = try plan.text(of: "Sources/Shop/Root/Root+Line.swift")
    #expect(edge.contains("  static let shown = Shown.item\n  var id: Int\n  var key: String { \"\\(id)\" }\n"))
    #expect(edge.contains("  func lineDidFinish(id: Int) { router?.leave(.line(id)) }\n"))
    #expect(
      try plan.text(of: "Sources/Shop/Line/LineInteractor.swift").contains("    listener?.lineDidFinish(id: id)\n"))
  }

  @Test func `first routes stay in the order in which they were added`() throws {
    for name in ["Menu", "Cart", "Zoo", "Hall"] { try app.add(name) }

    let text = try app.text(of: "Sources/Shop/Root/RootInteractor.swift")
    #expect(text.contains("    router?.begin(with: .menu, .cart, .zoo, .hall)\n"))
  }

  @Test func `a riblet with an argument is attached by hand, unless it has a value`() throws {
    let byHand = try app.plan("Cart") { try $0.take("size:Int") }
    #expect(byHand.edits.isEmpty)
    #expect(
      byHand.notes == [
        "Nothing leads to 'Cart' yet. Call 'router?.route(to: .cart(size: …))' in 'RootInteractor' where it belongs.",
        firstTest,
      ])

    let atStart = try app.plan("Cart") { try $0.take("size:Int=7") }
    #expect(atStart.edits.first?.newText.contains("    router?.begin(with: .cart())\n") == true)
    #expect(
      try atStart.text(of: "Sources/Shop/Root/Root+Cart.swift").contains("  static func cart(size: Int = 7) -> Self"))
  }

  @Test(arguments: [
    (
      "Cart",
      "There is a riblet 'Cart' already (Sources/Shop/Cart/CartRouter.swift:13). Choose another name, or add --force or --skip to write it again."
    ),
    (
      "CART",
      "There is a riblet 'Cart' already (Sources/Shop/Cart/CartRouter.swift:13), and 'CART' differs only in upper and lower case. Choose another name."
    ),
    (
      "App",
      "Sources/Shop/App/ShopApplication.swift:5:1: error: There is a 'AppComponent' already, which a riblet 'App' would have. Choose another name."
    ),
  ])
  func `names that are there are refused`(name: String, message: String) throws {
    try app.add("Cart")
    #expect(problem { try app.plan(name) } == message)
  }

  @Test(arguments: [
    ("Rooot", "There is no riblet 'Rooot'. Did you mean 'Root'?"),
    ("root", "There is no riblet 'root'. Did you mean 'Root'?"),
    ("RootRouter", "There is no riblet 'RootRouter'. Did you mean 'Root'?"),
    ("Warehouse", "There is no riblet 'Warehouse'. There are: Root."),
  ])
  func `an unknown parent is refused`(parent: String, message: String) {
    #expect(problem { try app.plan("Cart", parent: parent) } == message)
  }

  @Test func `a parent that is there twice is refused with both places`() throws {
    try app.write("final class RootRouter {}\n", to: "Sources/Shop/Other/RootRouter.swift")
    #expect(
      problem { try app.plan("Cart") } == """
        There are several riblets 'Root'. Rename one of them.
        Sources/Shop/Other/RootRouter.swift:1:1: note: 'RootRouter' is here
        Sources/Shop/Root/RootRouter.swift:13:1: note: 'RootRouter' is here
        """)
  }

  @Test func `a parent that does not parse is refused with its place`() throws {
    try app.write("final class RootInteractor {\n  func (\n}\n", to: "Sources/Shop/Root/RootInteractor.swift")
    let problem = problem { try app.plan("Cart") }
    #expect(problem?.hasPrefix("Sources/Shop/Root/RootInteractor.swift:2:") == true)
    #expect(problem?.hasSuffix("error: It does not parse here. Mend it first.") == true)
  }

  @Test func `a parent that is written otherwise gets no route, and what to add is said`() throws {
    try app.write(
      """
      final class OldRouter: ViewableRouter<any OldInteractable, any OldViewControllable>, OldRouting {}
      protocol OldRouting: ViewableRouting {}
      protocol OldViewControllable: ViewControllable {}

      """, to: "Sources/Shop/Old/Old.swift")
    let plan = try app.plan("Cart", parent: "Old")

    #expect(!plan.files.contains { $0.path.contains("Old") })
    #expect(plan.files.contains { $0.path == "Sources/Shop/Cart/CartRouter.swift" })
    #expect(plan.edits.isEmpty)
    #expect(
      Array(plan.missing.dropLast()) == [
        "Sources/Shop/Old/Old.swift:1:1: error: 'OldRouter' has no 'builders'. Add to it: let builders: ChildBuilders<OldComponent>, set in its initializer",
        "Sources/Shop/Old/Old.swift:2:1: error: 'OldRouting' takes no routes. Add to it: Navigating where Origin == any OldRouting, among what it inherits from",
        "Sources/Shop/Old/Old.swift:2:1: error: 'OldRouting' has no name for its routes. Add to it: typealias OldRoute = Route<any OldRouting>, beside it",
        "There is no class 'OldInteractor', which listens to the child.",
        "There is no class 'OldComponent', which gives the child what it depends on.",
        "Sources/Shop/Old/Old.swift:3:1: error: 'OldViewControllable' has no room for a child. Add to it: RouteContainer among what it inherits from",
      ])
    #expect(plan.missing.last?.hasPrefix("Then write Sources/Shop/Old/Old+Cart.swift:\n\nimport Riblets\n") == true)
  }

  @Test func `an interactor without lines of its own is told where the route belongs`() throws {
    let path = "Sources/Shop/Root/RootInteractor.swift"
    let start = "  override func didBecomeActive() { start() }\n\n  weak var router"
    try app.write(try app.text(of: path).replacing("  weak var router", with: start), to: path)

    let text =
      "Sources/Shop/Root/RootInteractor.swift:14:1: note: 'RootInteractor' cannot be given a first route, as its text stands. Add to its 'didBecomeActive()': router?.begin(with: .cart)"
    #expect(try app.plan("Cart").notes == [text, firstTest])
    #expect(try app.plan("Cart") { $0.attachment = .start }.missing == [text])
  }

  @Test func `a first route was begun a second time, as another file of the interactor begins`() throws {
    try app.write(
      "extension RootInteractor {\n  func start() { router?.begin(with: .menu) }\n}\n",
      to: "Sources/Shop/Root/Start.swift")

    let text =
      "Sources/Shop/Root/Start.swift:1:1: note: 'RootInteractor' begins in this file, and a second call does nothing. Add the route to the call: .cart"
    #expect(try app.plan("Cart").notes == [text, firstTest])
    #expect(try app.plan("Cart") { $0.attachment = .start }.missing == [text])
  }

  @Test func `an interactor that begins itself gets a route, whatever another file of it says`() throws {
    try app.write(
      "extension RootInteractor {\n  // Other routes: router?.begin(with: .menu)\n}\n",
      to: "Sources/Shop/Root/Start.swift")
    let path = "Sources/Shop/Root/RootInteractor.swift"
    let start = "  override func didBecomeActive() {\n    router?.begin(with: .menu)\n  }\n\n  weak var router"
    try app.write(try app.text(of: path).replacing("  weak var router", with: start), to: path)

    #expect(try app.plan("Cart").edits.contains { $0.path == path && $0.newText.contains("(with: .menu, .cart)") })
  }

  @Test func `the sources of a riblet without parent join nothing`() throws {
    let plan = try app.plan("Cart", parent: nil)

    #expect(!plan.files.contains { $0.path.contains("Root") })
    #expect(plan.notes == ["'Cart' has no parent yet, so nothing shows it.", firstTest])
  }

  @Test func `the test to begin with is named, also without a view`() throws {
    #expect(try app.plan("Cart").notes == [firstTest])
    #expect(
      try app.plan("Session") { $0.view = .none }.notes == [
        "Begin with 'Tests/ShopTests/Session/SessionInteractorTests.swift': write there what 'Session' does first."
      ])
  }

  @Test func `a listener tells its end where that is declared, and a parent hears of it`() throws {
    #expect(!(try app.plan("Cart").files.contains { $0.text.contains("DidFinish") }))
    try app.add("Cart")
    try app.addEnd(to: "Cart")
    try app.add("Hall")

    let plan = try ListPlanner(FoundApp(around: app.root)).plan(
      "- Cart (again, by-hand)\n", file: "tree.md", below: "Hall")

    #expect(
      try plan.text(of: "Sources/Shop/Hall/Hall+Cart.swift").contains("func cartDidFinish() { router?.leave(.cart) }"))
    #expect(try plan.text(of: "Tests/ShopTests/Hall/Hall+CartTests.swift").contains("it is left when it has finished"))
  }

  @Test func `the same request gives the same plan`() throws {
    #expect(try app.plan("Cart") == app.plan("Cart"))
  }
}
