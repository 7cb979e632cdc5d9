import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
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

  @Test(arguments: ["Basket", "B", "Deskeskeskeskeskeskeskeskeskeskeskeskesk"])
  func `a riblet from a nib is renamed with its nib`(name: String) throws {
    let app = try app("Cart")
    let plan = try rename("Cart", name, in: app)

    #expect(plan.notes == [])
    let (written, expected) = (try app.files(), try self.app(name).files())
    #expect(written.keys.sorted() == expected.keys.sorted())
    for (path, text) in expected { #expect(written[path]?.unbroken == text.unbroken, "\(path)") }
  }

  @Test(arguments: [("Board", "Card"), ("Menu", "Card")])
  func `a storyboard and a screen are renamed there and back`(old: String, new: String) throws {
    let app = try app("Cart")
    let before = try app.files()
    #expect(try rename(old, new, in: app).notes == [])

    let written = try app.files()
    #expect(!written.keys.contains { $0.contains(old) })
    #expect(try rename(new, old, in: app).notes == [])
    #expect(try app.files().mapValues(\.unbroken) == before.mapValues(\.unbroken))
  }

  private static let long = "Deskeskeskeskeskeskeskeskeskeskeskeskesk"

  /// Every way to have a view of Apple's without Interface Builder.
  private static var kinds: [ViewKind] {
    var kinds: [ViewKind] = []
    for flow in [RibletRequest.Flow.twoWay, .oneWay] {
      for hasPresenter in [false, true] {
        kinds.append(ViewKind(app: .uikit, view: .uikit, flow: flow, hasPresenter: hasPresenter))
        for app in [RibletRequest.View.uikit, .swiftui] {
          kinds.append(ViewKind(app: app, view: .swiftui, flow: flow, hasPresenter: hasPresenter))
        }
      }
    }
    return kinds
  }

  @Test func `every kind of view gets a name that breaks its lines, and gets its old one back`() throws {
    for kind in Self.kinds {
      let app = try kind.sample("Note")
      let before = try app.files()
      #expect(try rename("Note", Self.long, in: app).notes == [], "\(kind)")
      let (there, expected) = (try app.files(), try kind.sample(Self.long).files())
      #expect(there.keys.sorted() == expected.keys.sorted(), "\(kind)")
      for (path, text) in expected { #expect(there[path]?.unbroken == text.unbroken, "\(kind): \(path)") }
      #expect(try rename(Self.long, "Note", in: app).notes == [], "\(kind)")
      let back = try app.files()
      for (path, text) in before { #expect(back[path]?.unbroken == text.unbroken, "\(kind): \(path)") }
    }
  }
}

/// The view of a riblet, and that of its app.
private struct ViewKind {
  let app: RibletRequest.View
  let view: RibletRequest.View
  let flow: RibletRequest.Flow
  let hasPresenter: Bool

  /// An app with a riblet of the kind below its root.
  func sample(_ name: String) throws -> SampleApp {
    let sample = try SampleApp(view: app)
    try sample.add(name) {
      ($0.view, $0.flow, $0.hasPresenter) = (view, flow, hasPresenter)
    }
    return sample
  }
}
