import Foundation
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct RibletPlaceTests {
  private func problem(_ app: SampleApp, _ change: (inout RibletRequest) -> Void) throws -> String? {
    do {
      _ = try app.plan("Cart", parent: nil, change)
      return nil
    } catch let problem as RequestProblem {
      return problem.description
    }
  }

  @Test(arguments: [(RibletRequest.View.uikit, "RibletsUIKit"), (.swiftui, "RibletsSwiftUI")])
  func `a manifest without the adapter, written by hand, is refused with the line to add`(
    view: RibletRequest.View, product: String
  ) throws {
    let app = try SampleApp()
    // A comment is no dependency.
    try app.write("// \"\(product)\"\nlet package = Package(name: \"Shop\")\n", to: "Package.swift")
    let start =
      "'Shop' does not depend on '\(product)', which --view \(view.rawValue) needs. Add to its target, and to that of its tests, in 'Package.swift': "
    #expect(try problem(app) { $0.view = view } == start + ".product(name: \"\(product)\", package: \"riblets\")")
    try app.write("let used = [.product(name: \"Riblets\", package: \"our.riblets\")]\n", to: "Package.swift")
    #expect(try problem(app) { $0.view = view } == start + ".product(name: \"\(product)\", package: \"our.riblets\")")
    try app.write("let products = [\"\(product)\"]\n", to: "Package.swift")
    #expect(try problem(app) { $0.view = view } == nil)
  }

  @Test func `a manifest that is an output is not where the adapter is added`() throws {
    let app = try SampleApp(hasRoot: false)
    try app.write(AppPlanner().plan(SampleApp.request()))
    let start = "'Shop' does not depend on 'RibletsUIKit', which --view uikit needs. "
    #expect(
      try problem(app) { $0.view = .uikit }
        == start
        + "Add to 'modules' and to 'tests' in '.riblets/package.json': \"riblets/RibletsUIKit\". Then run: riblets modularize."
    )

    var products = PackageProducts.standard()
    products.modules.insert("riblets/RibletsUIKit")
    products.tests.insert("riblets/RibletsUIKit")
    try app.write(products.text, to: PackageProducts.file)
    #expect(
      try problem(app) { $0.view = .uikit }
        == start + "'.riblets/package.json' has it, and 'Package.swift' does not yet. Run: riblets modularize.")

    try app.write(LayoutPlanner(FoundApp(around: app.root)).plan(isForced: false, threshold: 30))
    #expect(try problem(app) { $0.view = .uikit } == nil)
  }

  @Test func `a manifest that is an output has resources once there are some`() throws {
    let app = try SampleApp(view: .uikit)
    try FileManager.default.removeItem(atPath: app.root + "/Sources/Shop/Resources")
    try app.write(LayoutPlanner(FoundApp(around: app.root)).plan(isForced: false, threshold: 30))
    #expect(
      try problem(app) { ($0.view, $0.interface) = (.uikit, .xib) }
        == "'Shop' has no resources, and a xib is one. Make the folder 'Sources/Shop/Resources' with a file in it, such as '.gitkeep'. Then run: riblets modularize."
    )

    try app.write("", to: "Sources/Shop/Resources/.gitkeep")
    try app.write(LayoutPlanner(FoundApp(around: app.root)).plan(isForced: false, threshold: 30))
    #expect(try problem(app) { ($0.view, $0.interface) = (.uikit, .xib) } == nil)
  }

  @Test func `in modules, a folder of resources comes into the manifest with its riblet`() throws {
    let app = try SampleApp(view: .uikit)
    try FileManager.default.removeItem(atPath: app.root + "/Sources/Shop/Resources")
    try app.write(LayoutPlanner(FoundApp(around: app.root)).plan(isForced: false, threshold: 1))
    let plan = try app.plan("Cart") { ($0.view, $0.interface) = (.uikit, .storyboard) }

    #expect(plan.files.contains { $0.path == "Sources/RootModule/Resources/CartViewController.storyboard" })
    let manifest = try #require(plan.edits.first { $0.path == "Package.swift" })
    #expect(!manifest.oldText.contains("Resources"))
    #expect(manifest.newText.contains("      resources: [.process(\"Resources\")],\n"))
  }

  @Test(arguments: [RibletRequest.Interface.storyboard, .xib])
  func `a package without resources has no storyboards`(interface: RibletRequest.Interface) throws {
    let app = try SampleApp(view: .uikit)
    #expect(try problem(app) { ($0.view, $0.interface) = (.uikit, interface) } == nil)
    try app.write("let products = [\"RibletsUIKit\"]\n", to: "Package.swift")
    #expect(
      try problem(app) { ($0.view, $0.interface) = (.uikit, interface) }
        == "'Shop' has no resources, and a \(interface.rawValue) is one. Make the folder 'Sources/Shop/Resources', and add to the target in 'Package.swift': resources: [.process(\"Resources\")]"
    )
  }

  @Test func `in a project of Xcode a storyboard stands beside the view, which has no stand-in`() throws {
    let app = try SampleApp(view: .uikit)
    try FileManager.default.removeItem(atPath: app.root + "/Package.swift")
    let plan = try app.plan("Cart") { ($0.view, $0.interface) = (.uikit, .storyboard) }

    let view = try plan.text(of: "Sources/Shop/Cart/CartViewController.swift")
    #expect(view.contains("bundle: Bundle(for: CartViewController.self))\n"))
    #expect(!view.contains("#if"))
    #expect(plan.files.contains { $0.path == "Sources/Shop/Cart/CartViewController.storyboard" })
  }
}
