import Testing

@testable import RibletsScaffold

/// Riblets of UIKit and SwiftUI, whose views stand below a condition, and beside a storyboard or a nib.
struct RenamedViewsTests {
  private func app(_ name: String) throws -> SampleApp {
    let app = try SampleApp(view: .uikit)
    try app.add("Board") { ($0.view, $0.interface, $0.flow) = (.uikit, .storyboard, .oneWay) }
    try app.add(name) { ($0.view, $0.interface, $0.hasPresenter) = (.uikit, .xib, true) }
    try app.add("Menu", parent: name) { ($0.view, $0.flow) = (.swiftui, .oneWay) }
    return app
  }

  private func rename(_ old: String, _ new: String, in app: SampleApp) throws -> ScaffoldPlan {
    let plan = try RenamePlanner(FoundApp(around: app.root)).plan(old, to: RibletName(new))
    try app.write(plan)
    return plan
  }

  @Test(arguments: ["Basket", "A", "Deskeskeskeskeskeskeskeskeskeskeskeskesk"])
  func `a riblet from a nib is renamed with its nib`(name: String) throws {
    let app = try app("Cart")
    let plan = try rename("Cart", name, in: app)

    #expect(plan.notes == [])
    let (written, expected) = (try app.files(), try self.app(name).files())
    #expect(written.keys.sorted() == expected.keys.sorted())
    for (path, text) in expected { #expect(written[path] == text, "\(path)") }
  }

  @Test(arguments: [("Board", "Card"), ("Menu", "Card")])
  func `a storyboard and a screen are renamed there and back`(old: String, new: String) throws {
    let app = try app("Cart")
    let before = try app.files()
    #expect(try rename(old, new, in: app).notes == [])

    let written = try app.files()
    #expect(!written.keys.contains { $0.contains(old) })
    #expect(try rename(new, old, in: app).notes == [])
    #expect(try app.files() == before)
  }
}
