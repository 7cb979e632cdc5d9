import Foundation
import RibletsEdits
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Apps of UIKit and SwiftUI in several modules, and the commands in them.
struct AppleModulesTests {
  private static let views: [RibletRequest.View] = [.uikit, .swiftui]
  private static let long = "Deskeskeskeskeskeskeskeskeskeskeskeskesk"

  private static func requests(_ view: RibletRequest.View) -> [(inout RibletRequest) -> Void] {
    guard view == .uikit else { return [{ $0.view = .swiftui }, { ($0.view, $0.flow) = (.swiftui, .oneWay) }] }
    return [
      { ($0.view, $0.interface) = (.uikit, .storyboard) },
      { ($0.view, $0.interface, $0.hasPresenter) = (.uikit, .xib, true) }, { $0.view = .swiftui },
    ]
  }

  private func list(_ app: SampleApp) throws -> String {
    TreeList(try app.tree(), view: RibletRequest.View(rawValue: try FoundApp(around: app.root).layout.view) ?? .none)
      .text
  }

  @Test(arguments: views)
  func `the tree is printed as before, and its list says nothing new`(view: RibletRequest.View) throws {
    let app = try SampleApp.inModules(of: view)
    #expect(try list(app) == SampleApp.list(of: view))
    let found = try FoundApp(around: app.root)
    #expect(try ListPlanner(found).plan(SampleApp.list(of: view), file: "tree.md", below: nil).isEmpty)
    #expect(try app.layout().isEmpty)
  }

  @Test(arguments: views)
  func `a riblet of a list is one that was put into its module`(view: RibletRequest.View) throws {
    let app = try SampleApp(view: view)
    try app.build(SampleApp.list(of: view, apartFrom: "Item1"))
    try app.split()
    try app.build(SampleApp.list(of: view))

    let (written, expected) = (try app.files(), try SampleApp.inModules(of: view).files())
    #expect(written.keys.sorted() == expected.keys.sorted())
    // A first route that is added later comes last.
    let others = (2...8).map { ".item\($0)" }.joined(separator: ", ")
    for (path, text) in expected {
      #expect(written[path]?.replacing("\(others), .item1", with: ".item1, \(others)") == text, "\(path)")
    }
  }

  @Test(arguments: [(RibletRequest.View.uikit, "Item1"), (.swiftui, "Hall")])
  func `a riblet that was just added leaves nothing`(view: RibletRequest.View, parent: String) throws {
    let app = try SampleApp.inModules(of: view)
    let before = try app.files()
    for request in Self.requests(view) {
      try app.add("Cart", parent: parent) { request(&$0) }
      #expect(try list(app).contains("- Cart"))
      #expect(try app.layout().isEmpty)
      try app.write(try app.remove("Cart"))
      #expect(try app.files() == before)
    }
  }

  @Test func `a storyboard in a full module comes with a module that has resources`() throws {
    let app = try SampleApp.inModules(of: .uikit)
    for number in 1...3 { try app.add("Full\(number)", parent: "Shelf") { $0.view = .uikit } }
    let before = try app.files()
    try app.add("Cart", parent: "Shelf") { ($0.view, $0.interface) = (.uikit, .storyboard) }

    let storyboard = try app.text(of: "Sources/CartModule/Resources/CartViewController.storyboard")
    #expect(storyboard.contains("customModule=\"CartModule\""))
    #expect(
      try app.text(of: "Tests/CartModuleTests/Cart/CartViewControllerTests.swift").contains("import CartModule\n"))
    #expect(try app.text(of: "Package.swift").split(separator: "resources:").count == 5)
    try app.write(try app.remove("Cart"))
    #expect(try app.files() == before)
  }

  @Test func `the last storyboard of a module takes the resources out of the manifest`() throws {
    let app = try SampleApp.inModules(of: .uikit)
    try app.write(try app.remove("Hall"))

    #expect(try app.names("HallViewController") == [])
    let manifest = try app.text(of: "Package.swift")
    #expect(manifest.split(separator: "resources:").count == 3)
    #expect(try app.layout().isEmpty)
  }

  @Test(arguments: [
    (RibletRequest.View.uikit, "Hall", "Zoo"), (.uikit, "Shelf", "Zoo"), (.uikit, "Item1", long),
    (.uikit, "Item2", "Zoo"),
    (.swiftui, "Hall", "Zoo"), (.swiftui, "Item1", long),
  ])
  func `views are renamed in several modules and get their names back`(
    view: RibletRequest.View, old: String, new: String
  ) throws {
    let app = try SampleApp.inModules(of: view)
    let before = try app.files()
    let plan = try app.rename(old, new)
    try app.write(plan)

    let keptNames =
      old == "Shelf"
      ? ["The module 'ShelfModule' keeps its name, since another one would change every file that imports it."] : []
    #expect(plan.notes == keptNames)
    for (path, text) in try app.files() where old != "Shelf" {
      #expect(!path.contains(old + "View") && !path.contains("/\(old)/") && !text.hasWord(old), "\(path)")
    }
    #expect(try app.tree().described(new, as: old) == SampleApp.inModules(of: view).tree().described())
    #expect(try app.layout().isEmpty)
    try app.write(try app.rename(new, old))
    #expect(try app.files().mapValues(\.unbroken) == before.mapValues(\.unbroken))
  }
}
