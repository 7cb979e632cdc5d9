import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct SplitPlannerTests {
  let app: SampleApp

  /// Root with Shelf, Shelf with eight more: two modules.
  init() throws {
    app = try SampleApp()
    try app.write(
      "struct Price: Codable, Hashable, Sendable {\n  var cents: Int\n}\n", to: "Sources/Shop/Prices/Price.swift")
    try app.add("Shelf") { try $0.take("price:Price=Price(cents: 3)") }
    for number in 1...8 { try app.add("Item\(number)", parent: "Shelf") }
  }

  private func split() throws -> ScaffoldPlan {
    try LayoutPlanner(FoundApp(around: app.root)).plan(isForced: false, threshold: 2)
  }

  private func problem(_ work: () throws -> ScaffoldPlan) -> String? {
    do {
      _ = try work()
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Carries the move out.
  private func apply(_ plan: ScaffoldPlan) throws {
    try app.write(plan)
  }

  private func moved(_ path: String, in plan: ScaffoldPlan) throws -> String {
    try #require(plan.edits.first { $0.path == path }?.newText)
  }

  @Test func `few riblets stay in one module`() throws {
    #expect(try LayoutPlanner(FoundApp(around: app.root)).plan(isForced: false, threshold: 30).isEmpty)
  }

  @Test func `plug-ins of tests go along to all modules`() throws {
    try app.write("{\"testPlugins\": [\"fixtures/Fixtures\"]}\n", to: ".riblets/modules/Shop.json")
    try app.write(try LayoutPlanner(FoundApp(around: app.root)).plan(isForced: false, threshold: 30))
    let plan = try split()

    for module in ["RootModule", "ShelfModule", "ShopShared"] {
      #expect(try plan.text(of: ".riblets/modules/\(module).json").contains("fixtures/Fixtures"))
    }
  }

  @Test func `tests lost the product that only they import`() throws {
    try app.write(
      "{\"tests\": [\"riblets/RibletsMVVMTesting\", \"riblets/RibletsMVVM\"]}\n", to: ".riblets/modules/Shop.json")
    try app.write("import RibletsMVVMTesting\nimport Testing\n", to: "Tests/ShopTests/Item1/Item1ViewModelTests.swift")
    let plan = try split()

    #expect(try plan.text(of: ".riblets/modules/ShelfModule.json").contains("riblets/RibletsMVVMTesting"))
    #expect(try !plan.text(of: ".riblets/modules/ShelfModule.json").contains("riblets/RibletsMVVM\""))
    #expect(try !plan.text(of: ".riblets/modules/RootModule.json").contains("RibletsMVVM"))
  }

  @Test func `each riblet moves with its tests and snapshots`() throws {
    let plan = try split()
    let targets = Dictionary(uniqueKeysWithValues: plan.moves.map { ($0.path, $0.newPath) })

    #expect(targets["Sources/Shop/Shelf/ShelfRouter.swift"] == "Sources/ShelfModule/Shelf/ShelfRouter.swift")
    #expect(targets["Sources/Shop/Root/Root+Shelf.swift"] == "Sources/RootModule/Root/Root+Shelf.swift")
    #expect(targets["Tests/ShopTests/Item1/Item1Spec.swift"] == "Tests/ShelfModuleTests/Item1/Item1Spec.swift")
    #expect(
      targets["Tests/ShopTests/Snapshots/Item1ViewSnapshotTests.swift"]
        == "Tests/ShelfModuleTests/Snapshots/Item1ViewSnapshotTests.swift")
    let snapshot = "Snapshots/__Snapshots__/RootViewSnapshotTests/RootViewSnapshotTests.what-it-looks-like.txt"
    #expect(targets["Tests/ShopTests/" + snapshot] == "Tests/RootModuleTests/" + snapshot)
    #expect(targets["Sources/Shop/App/ShopApplication.swift"] == nil)
    #expect(targets["Sources/Shop/Prices/Price.swift"] == "Sources/ShopShared/Prices/Price.swift")
  }

  @Test func `modules were given imports for the package beside plain ones, which Swift refuses`() throws {
    let plan = try split()
    #expect(plan.files.contains { $0.path.hasSuffix("ShelfInterface.swift") && $0.text.hasPrefix("import Riblets\n") })
    #expect(plan.files.allSatisfy { !$0.text.contains("package import") })
    #expect(plan.edits.allSatisfy { !$0.newText.contains("package import") })
  }

  @Test func `what a parent sees of a riblet in another module is its interface`() throws {
    let feature = ".enableUpcomingFeature(\"ExistentialAny\"),"
    let manifest = try app.text(of: "Package.swift")
    try app.write(
      manifest.replacing(feature, with: feature + " .enableUpcomingFeature(\"InternalImportsByDefault\"),"),
      to: "Package.swift")
    let plan = try split()

    #expect(
      try plan.text(of: "Sources/ShelfInterface/Shelf/ShelfInterface.swift").hasPrefix(
        """
        package import Riblets
        package import ShopShared

        /// The things that Shelf needs from above.
        /// @mockable
        package protocol ShelfDependency: Dependency {}

        /// @mockable
        package protocol ShelfBuildable: Buildable {
          func build(withListener listener: any ShelfListener, price: Price) -> any ShelfChildRouting
        }

        /// The parent of Shelf, as its interactor knows it.
        /// @mockable
        @MainActor
        package protocol ShelfListener: AnyObject, Sendable {}

        /// The router of Shelf, as its parent knows it.
        /// @mockable
        package protocol ShelfChildRouting: ViewableRouting {}

        """))
    let edge = try moved("Sources/RootModule/Root/Root+Shelf.swift", in: plan)
    #expect(edge.hasPrefix("import Riblets\nimport ShelfInterface\nimport ShopShared\n\n"))
    #expect(edge.contains("  func build(in parent: RootRouter) -> any ShelfChildRouting {\n"))
    #expect(edge.contains("{ ShelfModuleInterface.builder(dependency: $0) }"))
    let interactor = try moved("Sources/ShelfModule/Shelf/ShelfInteractor.swift", in: plan)
    #expect(
      interactor.contains(
        "\nprotocol ShelfRouting: ShelfChildRouting, Navigating where Origin == any ShelfRouting {}\n"))
    #expect(!interactor.contains("protocol ShelfListener"))
    #expect(
      try moved("Sources/Shop/App/ShopApplication.swift", in: plan).contains("RootModuleInterface.builder(dependency: ")
    )
  }

  @Test func `a riblet below another one of its module stays as it is`() throws {
    let plan = try split()
    for name in ["Item1Builder", "Item1Interactor", "Item1Router"] {
      #expect(plan.moves.contains { $0.newPath == "Sources/ShelfModule/Item1/\(name).swift" })
      #expect(!plan.edits.contains { $0.path == "Sources/ShelfModule/Item1/\(name).swift" })
    }
  }

  @Test func `the test of a route's builder becomes one of the module interface`() throws {
    let plan = try split()
    #expect(try !moved("Tests/RootModuleTests/Root/Root+ShelfTests.swift", in: plan).contains("RootShelfBuilderTests"))
    #expect(
      try moved("Tests/ShelfModuleTests/Shelf/ShelfBuilderTests.swift", in: plan).hasSuffix(
        """

        @Suite(.testScope) @MainActor
        struct ShelfModuleInterfaceTests {
          @Test func `modules that do not see it get its builder`() throws {
            let dependency = ShelfDependencyMock()

            let builder = try #require(ShelfModuleInterface.builder(dependency: dependency) as? ShelfBuilder)
            #expect(builder.dependency === dependency)
          }
        }

        """))
  }

  @Test func `manifests say what each module depends on, and nothing is left to do`() throws {
    try apply(split())
    #expect(
      try app.text(of: ".riblets/modules/RootModule.json") == """
        {
          "dependencies": [
            "ShelfInterface",
            "ShopShared"
          ],
          "interface": []
        }

        """)
    #expect(try split().isEmpty)
  }

  @Test func `a use of a riblet that only one module could see stands in the way, with its place`() throws {
    try app.write(
      "func check(_ view: Item1ViewController) {}\n", to: "Sources/Shop/Root/Check.swift")
    #expect(
      problem { try split() } == """
        Code at these places does not work across modules. Mend it first; nothing was written.
        Sources/Shop/Root/Check.swift:1:20: error: 'Item1ViewController' will be in the module 'ShelfModule', and 'RootModule' does not see it. Give it to the riblet by a dependency or an argument, or move it out of the riblet's folder.
        """)
  }

  @Test func `a builder that is used otherwise stands in the way`() throws {
    try app.write("let make = ShelfBuilder.init\n", to: "Sources/Shop/Root/Make.swift")
    #expect(
      problem { try split() }?.hasSuffix(
        "Sources/Shop/Root/Make.swift:1:12: error: 'ShelfBuilder' will be in another module, which only 'ShelfBuilder(dependency: …)' can be told to. Write it so."
      ) == true)
  }

  @Test func `several riblets in one folder stand in the way`() throws {
    try app.write("final class OtherRouter {}\n", to: "Sources/Shop/Shelf/OtherRouter.swift")
    #expect(
      problem { try split() }
        == "Sources/Shop/Shelf/ShelfRouter.swift:13:13: error: 'Sources/Shop/Shelf' has the riblets 'Other' and 'Shelf'. Give each a folder of its own, so that they can be in different modules."
    )
  }

  @Test func `what types have is imported without their names`() throws {
    try app.write(
      """
      enum Colour { case red, green }
      struct Wall {
        var colour: Colour
        var paint: Paint
        struct Paint { var layers: Int }
        private static let secret = 1
      }

      """, to: "Sources/Shop/Prices/Wall.swift")
    // Both modules use them, so that they are in a module of its own.
    for riblet in ["Root", "Item1"] {
      try app.write("let wall: (Wall, Colour)? = nil\n", to: "Sources/Shop/\(riblet)/\(riblet)Wall.swift")
    }
    let imported = [
      "let isRed = tints == [.red]", "func paint() { if case .green = tint { brush() } }", "let cents = price.cents",
      "let sum = wall.paint.layers",
    ]
    let codes = imported + ["let red = cents + layers", "let hidden = wall.secret"]
    for (number, code) in codes.enumerated() {
      try app.write("\(code)\n", to: "Sources/Shop/Item2/More\(number).swift")
    }
    try apply(split())

    for (number, code) in codes.enumerated() {
      #expect(
        try app.text(of: "Sources/ShelfModule/Item2/More\(number).swift")
          == (imported.contains(code) ? "import ShopShared\n\n" : "") + code + "\n")
    }
  }

  @Test func `a riblet without what its parent names stands in the way`() throws {
    try app.write(
      try app.text(of: "Sources/Shop/Shelf/ShelfBuilder.swift").replacing("ShelfBuildable", with: "ShelfMaking"),
      to: "Sources/Shop/Shelf/ShelfBuilder.swift")
    #expect(
      problem { try split() }
        == "Sources/Shop/Shelf/Shelf+Item1.swift:1:1: error: 'Shelf' has no protocol 'ShelfBuildable', so its parent cannot be in another module. Add it, as riblets new riblet does."
    )
  }

  // MARK: New riblets in several modules

  @Test func `a new riblet joins the module of its parent`() throws {
    try apply(split())
    let plan = try app.plan("Cart", parent: "Item1") { try $0.take("price:Price=Price(cents: 3)") }

    #expect(
      try plan.text(of: "Sources/ShelfModule/Cart/CartBuilder.swift").hasPrefix("import Riblets\nimport ShopShared\n"))
    #expect(plan.files.contains { $0.path == "Tests/ShelfModuleTests/Item1/Item1+CartTests.swift" })
    #expect(plan.edits.map(\.path) == ["Sources/ShelfModule/Item1/Item1Interactor.swift"])
  }

  @Test func `below a full module a new one begins, behind a module interface`() throws {
    try apply(split())
    for number in 1...3 { try app.add("Full\(number)", parent: "Shelf") }
    let plan = try app.plan("Cart", parent: "Item1")

    for path in ["Sources/CartModule/Cart/CartRouter.swift", "Sources/CartInterface/Cart/CartInterface.swift"] {
      #expect(plan.files.contains { $0.path == path })
    }
    #expect(
      plan.edits.map(\.path) == [
        "Sources/ShelfModule/Item1/Item1Interactor.swift", ".riblets/modules/ShelfModule.json", "Package.swift",
      ])
    try app.write(plan)
    #expect(try split().isEmpty)
    let next = try app.plan("Till", parent: "Item2")
    #expect(next.files.contains { $0.path == "Sources/CartModule/Till/TillRouter.swift" })
  }

  @Test func `types of other modules are refused, and so is a riblet without a parent`() throws {
    try apply(split())
    #expect(
      problem { try app.plan("Cart", parent: "Root") { try $0.depend(on: "x:any ShelfRouting") } }
        == "Sources/ShelfModule/Shelf/ShelfInteractor.swift:7:1: error: 'ShelfRouting' is in the module 'ShelfModule', which 'RootModule' does not see. Move it to a module without riblets, such as 'ShopShared', with package access."
    )
    #expect(
      problem { try app.plan("Cart", parent: nil) }
        == "A riblet of an app of several modules is in the module of its parent. Say which: --parent Root.")
  }
}
