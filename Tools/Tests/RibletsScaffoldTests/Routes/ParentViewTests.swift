import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct ParentViewTests {
  private func problem(
    _ app: SampleApp, _ view: RibletRequest.View, parent: String = "Root"
  ) throws -> String? {
    do {
      _ = try app.plan("Cart", parent: parent) { $0.view = view }
      return nil
    } catch let problem as RequestProblem {
      return problem.description
    }
  }

  /// An app whose manifest has all adapters.
  private func app(_ view: RibletRequest.View) throws -> SampleApp {
    let app = try SampleApp(view: view)
    try app.write("// let all = [\"\"]\nlet all = [\"RibletsSwiftUI\", \"RibletsUIKit\"]\n", to: "Package.swift")
    return app
  }

  @Test(arguments: [
    (RibletRequest.View.portable, RibletRequest.View.portable), (.uikit, .uikit), (.uikit, .swiftui),
    (.swiftui, .swiftui), (.portable, .none), (.uikit, .none), (.swiftui, .none),
  ])
  func `a view shows those of its kind, and UIKit those of SwiftUI`(
    parent: RibletRequest.View, child: RibletRequest.View
  ) throws {
    #expect(try problem(app(parent), child) == nil)
  }

  @Test(arguments: [
    (
      RibletRequest.View.portable, RibletRequest.View.uikit,
      "'Root' has a portable view, which cannot show a view of UIKit. Use --view portable, or choose a parent that has a view of UIKit."
    ),
    (
      .portable, .swiftui,
      "'Root' has a portable view, which cannot show a view of SwiftUI. Use --view portable, or choose a parent that has a view of SwiftUI."
    ),
    (
      .uikit, .portable,
      "'Root' has a view of UIKit, which cannot show a portable view. Use --view uikit or --view swiftui, or choose a parent that has a portable view."
    ),
    (
      .swiftui, .portable,
      "'Root' has a view of SwiftUI, which cannot show a portable view. Use --view swiftui, or choose a parent that has a portable view."
    ),
    (
      .swiftui, .uikit,
      "'Root' has a view of SwiftUI, which cannot show a view of UIKit. Use --view swiftui, or choose a parent that has a view of UIKit."
    ),
  ])
  func `what cannot be shown is refused with the way out`(
    parent: RibletRequest.View, child: RibletRequest.View, message: String
  ) throws {
    #expect(try problem(app(parent), child) == message)
  }

  @Test func `below a riblet without a view, the next one above it with a view decides`() throws {
    let app = try app(.uikit)
    try app.add("Session") { $0.view = .none }
    try app.add("Phase", parent: "Session") { $0.view = .none }

    #expect(
      try problem(app, .portable, parent: "Phase")?.hasPrefix("'Root' has a view of UIKit, which cannot show") == true)
    #expect(try problem(app, .uikit, parent: "Phase") == nil)
  }

  @Test func `a view that was written in another way shows what it is asked to`() throws {
    let app = try app(.portable)
    try app.write("final class RootViewController {}\n", to: "Sources/Shop/Root/RootViewController.swift")

    #expect(try problem(app, .uikit) == nil)
  }
}
