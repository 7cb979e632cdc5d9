import Foundation
import Testing

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
  func `a package without the adapter is refused with the line to add`(
    view: RibletRequest.View, product: String
  ) throws {
    let app = try SampleApp()
    #expect(
      try problem(app) { $0.view = view }
        == "'Shop' does not depend on '\(product)', which --view \(view.rawValue) needs. Add to its target in 'Package.swift': .product(name: \"\(product)\", package: \"riblets\")"
    )
    // A comment is no dependency.
    try app.write("// \"\(product)\"\nlet package = Package(name: \"Shop\")\n", to: "Package.swift")
    #expect(try problem(app) { $0.view = view } != nil)
    try app.write("let products = [\"\(product)\"]\n", to: "Package.swift")
    #expect(try problem(app) { $0.view = view } == nil)
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
