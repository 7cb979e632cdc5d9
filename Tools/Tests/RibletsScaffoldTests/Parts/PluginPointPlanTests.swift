import Foundation
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct PluginPointPlanTests {
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

  @Test func `a point is a file, its tests, a line in its parent, and one in the manifest`() throws {
    let plan = try app.planPluginPoint("Features")

    #expect(
      plan.files.map(\.path) == [
        "Sources/Shop/Root/FeaturesPluginPoint.swift", "Tests/ShopTests/Root/FeaturesPluginPointTests.swift",
      ])
    #expect(
      plan.edits.map(\.path) == [
        "Sources/Shop/Root/RootInteractor.swift", ".riblets/groups/Shop.json", "Package.swift",
      ])
    #expect(plan.edits.first?.newText.contains("    attachFeatures()\n") == true)
    #expect(plan.notes == [])
    #expect(plan.missing == [])
  }

  @Test func `by hand, somebody is told what to call`() throws {
    let plan = try app.planPluginPoint("Features", attach: .byHand)

    #expect(plan.edits.map(\.path) == [".riblets/groups/Shop.json", "Package.swift"])
    #expect(plan.notes == ["Nothing calls 'attachFeatures()' yet. Call it in 'RootInteractor' where it belongs."])
  }

  @Test func `an interactor without the method is told where the call belongs`() throws {
    let path = "Sources/Shop/Root/RootInteractor.swift"
    try app.write(try app.text(of: path).replacing("didBecomeActive", with: "didBecomeTired"), to: path)

    let text =
      "Sources/Shop/Root/RootInteractor.swift:18:1: note: 'RootInteractor' has no 'didBecomeActive()' with statements in lines of their own. Add to it: attachFeatures()"
    #expect(try app.planPluginPoint("Features").notes == [text])
    #expect(try app.planPluginPoint("Features", attach: .start).missing == [text])
  }

  @Test func `a plug-in is new files, and nothing that is there changes`() throws {
    try app.write(app.planPluginPoint("Features"))
    let plan = try app.plan("Cart", parent: nil) { $0.pluginPoint = "Features" }

    #expect(plan.edits == [])
    #expect(plan.notes == [])
    #expect(plan.files.contains { $0.path == "Sources/Shop/Root/Root+Cart.swift" })
    #expect(
      try plan.text(of: "Sources/Shop/Root/Root+Cart.swift").contains("extension RootCart: FeaturesPlugin {\n"))
  }

  @Test func `names that are there are refused`() throws {
    try app.write(app.planPluginPoint("Features"))
    #expect(
      problem { try app.planPluginPoint("Features") }
        == "Sources/Shop/Root/FeaturesPluginPoint.swift:8:1: error: There is a 'FeaturesPlugin' already, which 'Features' would have. Choose another name, or add --force or --skip to write it again."
    )
    try app.add("Cart")
    #expect(
      problem { try app.planPluginPoint("Cart") }
        == "Sources/Shop/Root/Root+Cart.swift:4:1: error: There is a 'RootCart' already, which 'Cart' would have. Choose another name, or add --force or --skip to write it again."
    )
    #expect(
      problem { try app.plan("Features") }
        == "Sources/Shop/Root/FeaturesPluginPoint.swift:32:1: error: There is a 'RootFeatures' already, which 'Features' below 'Root' would have. Choose another name."
    )
  }

  @Test func `a repeated request may find its own files`() throws {
    try app.write(app.planPluginPoint("Features"))
    let request = PluginPointRequest(name: try PartName("Features", .pluginPoint), parent: "Root")
    let plan = try PartPlanner(FoundApp(around: app.root)).plan(request, isRepeated: true)

    #expect(plan.edits.allSatisfy { $0.oldText == $0.newText })
  }

  @Test(arguments: [
    ("Feature", "There is no plug-in point 'Feature'. Did you mean 'Features'?"),
    ("features", "There is no plug-in point 'features'. Did you mean 'Features'?"),
    ("FeaturesPlugin", "There is no plug-in point 'FeaturesPlugin'. Did you mean 'Features'?"),
    ("FeaturesPluginPoint", "There is no plug-in point 'FeaturesPluginPoint'. Did you mean 'Features'?"),
    ("Warehouse", "There is no plug-in point 'Warehouse'. There are: Features."),
  ])
  func `an unknown point is refused`(point: String, message: String) throws {
    try app.write(app.planPluginPoint("Features"))
    #expect(problem { try app.plan("Cart", parent: nil) { $0.pluginPoint = point } } == message)
  }

  @Test func `without any point, the command that makes one is named`() {
    #expect(
      problem { try app.plan("Cart", parent: nil) { $0.pluginPoint = "Features" } }
        == "There is no plug-in point 'Features'. Make it: riblets new plugin-point Features --parent Root.")
  }

  @Test func `a point that is there twice is refused with both places`() throws {
    for folder in ["A", "B"] {
      try app.write("protocol FeaturesPlugin: ChildEdge<RootRouter> {}\n", to: "Sources/Shop/\(folder)/Point.swift")
    }
    #expect(
      problem { try app.plan("Cart", parent: nil) { $0.pluginPoint = "Features" } } == """
        There are several plug-in points 'Features'. Rename one of them.
        Sources/Shop/A/Point.swift:1:1: note: 'FeaturesPlugin' is here
        Sources/Shop/B/Point.swift:1:1: note: 'FeaturesPlugin' is here
        """)
  }

  @Test func `a point that names no router is refused`() throws {
    try app.write("\nprotocol FeaturesPlugin {}\n", to: "Sources/Shop/Point.swift")
    #expect(
      problem { try app.plan("Cart", parent: nil) { $0.pluginPoint = "Features" } }
        == "Sources/Shop/Point.swift:2:1: error: 'FeaturesPlugin' does not say whose children its plug-ins are. Let it inherit from that: ChildEdge<RootRouter>."
    )
  }

  @Test(
    arguments: [
      (
        RibletRequest.Attachment.start, nil, nil,
        "--plugin-into leaves it to the plug-in point when 'Cart' is attached. Leave --attach out."
      ),
      (nil, "Root", nil, "--plugin-into joins the parent of the plug-in point. Leave --parent out."),
      (
        nil, nil, "size:Int",
        "'Cart' cannot be plugged in without a value for 'size'. Add one, as in --argument 'size:Int=…'."
      ),
    ] as [(RibletRequest.Attachment?, String?, String?, String)])
  func `options that exclude each other are refused`(
    attachment: RibletRequest.Attachment?, parent: String?, argument: String?, message: String
  ) throws {
    try app.write(app.planPluginPoint("Features"))
    #expect(
      problem {
        try app.plan("Cart", parent: parent) {
          $0.pluginPoint = "Features"
          $0.attachment = attachment
          if let argument { try $0.take(argument) }
        }
      } == message)
  }

  @Test func `a parent that is written otherwise gets no point, and what to add is said`() throws {
    try app.write(
      """
      final class OldRouter: ViewableRouter<any OldInteractable, any OldViewControllable>, OldRouting {
        let builders: ChildBuilders<OldComponent>
      }
      protocol OldRouting: ViewableRouting {
        func attach(_ child: any ChildEdge<OldRouter>)
        func detach(_ child: any ChildEdge<OldRouter>.Type)
      }
      final class OldInteractor: Interactor {
        weak var router: (any OldRouting)?
      }

      """, to: "Sources/Shop/Old/Old.swift")
    let plan = try app.planPluginPoint("Features", parent: "Old")

    #expect(plan.files == [])
    #expect(plan.edits == [])
    #expect(plan.missing.first == "There is no class 'OldComponent', which gives the child what it depends on.")
    #expect(
      plan.missing.last?.hasPrefix("Then write Sources/Shop/Old/FeaturesPluginPoint.swift:\n\nimport Riblets\n") == true
    )
  }

  @Test func `an unknown parent is refused`() {
    #expect(
      problem { try app.planPluginPoint("Features", parent: "Rot") } == "There is no riblet 'Rot'. Did you mean 'Root'?"
    )
  }
}
