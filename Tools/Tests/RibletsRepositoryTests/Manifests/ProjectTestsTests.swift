import Foundation
import RibletsPlans
import SampleApps
import Testing

@testable import RibletsRepository

/// Tests that the project of an app for phones names the test targets of its package.
struct ProjectTestsTests {
  private static let manifest = """
    let package = Package(
      targets: [
        .target(name: "Shop"),
        .testTarget(
          name: "ShopTests",
        ),
        .testTarget(name: "CartTests"),
      ])
    """

  private static func reference(_ name: String, container: String = "container:") -> String {
    """
             <TestableReference
                skipped = "NO">
                <BuildableReference
                   BlueprintName = "\(name)"
                   ReferencedContainer = "\(container)">
                </BuildableReference>
             </TestableReference>

    """
  }

  private static func scheme(_ references: String...) -> String {
    "      <Testables>\n\(references.joined())      </Testables>\n"
  }

  @Test func `a scheme gets a new test target, and loses one that has gone`() {
    let scheme = Self.scheme(Self.reference("OldTests"), Self.reference("ShopTests"))

    let text = ProjectTests(of: Self.manifest).scheme(scheme)

    #expect(!text.contains("OldTests"))
    #expect(text.contains(Self.reference("ShopTests")))
    #expect(text.components(separatedBy: "BlueprintName = \"CartTests\"").count == 2)
    #expect(ProjectTests(of: Self.manifest).scheme(text) == text)
  }

  @Test func `tests of the project itself stay in its scheme`() {
    let own = Self.reference("ShopUITests", container: "container:Shop.xcodeproj")

    #expect(ProjectTests(of: Self.manifest).scheme(Self.scheme(own)).contains(own))
  }

  @Test func `a scheme without tests stays as it is`() {
    #expect(ProjectTests(of: Self.manifest).scheme("<Scheme/>\n") == "<Scheme/>\n")
  }

  @Test func `the list of XcodeGen has all test targets, sorted, where the first one was`() {
    let list = "    test:\n      targets:\n        - package: Shop/ShopTests\n        - ShopUITests\n"

    let text = ProjectTests(of: Self.manifest).list(list)

    #expect(
      text
        == "    test:\n      targets:\n        - package: Shop/CartTests\n        - package: Shop/ShopTests\n        - ShopUITests\n"
    )
  }

  @Test func `a plan that changes the manifest changes the scheme, and another one does not`() throws {
    let app = try SampleApp(view: .uikit)
    let manifest = try app.text(of: "Package.swift")
    let path = "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme"
    var plan = ScaffoldPlan()
    plan.edits = [
      PlannedEdit(
        path: "Package.swift", oldText: manifest,
        newText: manifest.replacing(".testTarget(", with: ".testTarget(name: \"CartTests\"),\n    .testTarget("))
    ]
    var other = ScaffoldPlan(files: [PlannedFile("Sources/Shop/New.swift", "")])

    ProjectTests.update(&plan, root: app.root)
    ProjectTests.update(&other, root: app.root)

    #expect(plan.edits.first { $0.path == path }?.newText.contains("\"CartTests\"") == true)
    #expect(other.edits.isEmpty)
  }
}
