import Foundation
import RibletsEdits
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct ManifestEditTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
  }

  private func plan(_ products: String..., to target: String = "Shop") throws -> ScaffoldPlan {
    var plan = ScaffoldPlan()
    let edit = ManifestEdit(try FoundApp(around: app.root))
    for product in products { edit.add(ManifestProduct(product), to: target, &plan) }
    return plan
  }

  /// The manifest with these targets, after a change.
  private func changed(_ targets: String, _ product: String, to target: String = "Shop") throws -> String {
    let head = "let used = [.product(name: \"Riblets\", package: \"riblets\")]\nlet targets = [\n"
    try app.write(head + targets + "]\n", to: "Package.swift")
    let plan = try plan(product, to: target)
    #expect(plan.missing == [])
    let text = try #require(plan.edits.first?.newText)
    #expect(text.hasPrefix(head) && text.hasSuffix("]\n"))
    return String(text.dropFirst(head.count).dropLast(2))
  }

  @Test func `what a new app has gets one line more, and so do its tests`() throws {
    let edit = try #require(try plan("RibletsMVVM").edits.last)

    let line = "        .product(name: \"RibletsMVVM\", package: \"riblets\"),\n"
    let before = "        .product(name: \"Riblets\", package: \"riblets\"),\n"
    // Its tests see what the module does; the executable does not.
    let expected = edit.oldText.replacing(before, with: before + line, maxReplacements: 2)
    #expect(edit.newText == expected)
  }

  @Test func `several changes are one`() throws {
    let plan = try plan("RibletsMVVM", "RibletsData")

    #expect(plan.files.map(\.path) == [".riblets/modules/Shop.json"])
    #expect(plan.edits.map(\.path) == ["Package.swift"])
    let text = try #require(plan.edits.last?.newText)
    #expect(text.contains("RibletsData\", package: \"riblets-data\"),\n        .product(name: \"RibletsMVVM\""))
    #expect(plan.edits.last?.oldText == (try app.text(of: "Package.swift")))
  }

  @Test(arguments: [
    (
      "\n    .package(name: \"riblets\", path: \"../riblets\"),\n    .package(path: \"../Other\"),\n",
      "\n    .package(name: \"riblets\", path: \"../riblets\"),\n"
        + "    .package(name: \"riblets-data\", path: \"../riblets/Data\"),\n    .package(path: \"../Other\"),\n"
    ),
    (
      "\n    .package(path: \"/opt/riblets\")\n",
      "\n    .package(path: \"/opt/riblets\"),\n    .package(name: \"riblets-data\", path: \"/opt/riblets/Data\")\n"
    ),
    (
      ".package(url: \"https://example.com/riblets.git\", from: \"1.0.0\")",
      ".package(url: \"https://example.com/riblets.git\", from: \"1.0.0\"), "
        + ".package(url: \"https://example.com/riblets-data.git\", from: \"1.0.0\")"
    ),
    (
      ".package(url: \"git@example.com:riblets\", exact: version),",
      ".package(url: \"git@example.com:riblets\", exact: version), "
        + ".package(url: \"git@example.com:riblets-data\", exact: version),"
    ),
  ])
  func `the package of a product comes behind that of Riblets, from the place beside it`(
    dependencies: String, changed: String
  ) throws {
    func manifest(_ dependencies: String, _ used: String) -> String {
      """
      let package = Package(dependencies: [\(dependencies)], targets: [.target(name: "Shop", dependencies: [
        .product(name: "Riblets", package: "riblets"),\(used)
      ])])
      """
    }
    try app.write(manifest(dependencies, ""), to: "Package.swift")
    let plan = try plan("RibletsData")
    let product = "\n  .product(name: \"RibletsData\", package: \"riblets-data\"),"
    #expect(plan.missing == [])
    #expect(plan.edits.first?.newText == manifest(changed, product))
    try app.write(plan)
    #expect(try self.plan("RibletsData") == ScaffoldPlan())
  }

  @Test func `where that of Riblets cannot be read, it is said which package is missing`() throws {
    let text = "let a = \"riblets\"\nlet b = [.package(path: place)]\nlet c = [.target(name: \"Shop\")]\n"
    try app.write(text, to: "Package.swift")
    #expect(
      try plan("RibletsData").missing == [
        "Package.swift:3:10: note: The package does not depend on 'riblets-data'. Add it to the dependencies of the package. Add to the dependencies of 'Shop': .product(name: \"RibletsData\", package: \"riblets-data\")"
      ])
  }

  @Test func `what is there is not added again`() throws {
    #expect(try plan("Riblets") == ScaffoldPlan())
    #expect(try plan("RibletsTesting", to: "ShopTests") == ScaffoldPlan())
  }

  @Test func `lines between the marks that are in no manifest stay, and what is left to do is said once`() throws {
    let own = "        \"Shop\",\n"
    let text = try app.text(of: "Package.swift")
    try app.write(text.replacing(own, with: "        \"Prices\",\n" + own, maxReplacements: 1), to: "Package.swift")
    let plan = try plan("RibletsMVVM", "RibletsData")

    #expect(plan.edits == [])
    #expect(plan.files.map(\.path) == [".riblets/modules/Shop.json"])
    let added = "    \"riblets-data/RibletsData\",\n    \"riblets/RibletsMVVM\"\n"
    #expect(plan.files.first?.text.contains(added) == true)
    #expect(plan.missing.count == 1)
    #expect(
      plan.missing.first?.hasPrefix("Lines of 'Package.swift' between the marks are in no manifest, and would be lost.")
        == true)
    #expect(plan.missing.first?.hasSuffix(":1: note: \"Prices\",\nThen run: riblets modularize.") == true)
  }

  @Test func `a list in one line is broken`() throws {
    #expect(
      try changed(
        """
        .target(name: "Shop", dependencies: ["Other"]),
        .target(name: "Other")

        """, "RibletsMVVM") == """
          .target(name: "Shop", dependencies: [
            "Other",
            .product(name: "RibletsMVVM", package: "riblets"),
          ]),
          .target(name: "Other")

          """)
  }

  @Test func `a target without the list gets one, where the package manager wants it`() throws {
    #expect(
      try changed("  .target(name: \"Shop\"),\n", "RibletsMVVM")
        == "  .target(\n    name: \"Shop\",\n    dependencies: [.product(name: \"RibletsMVVM\", package: \"riblets\")]\n  ),\n"
    )
    #expect(
      try changed(".target(\n  name: \"Shop\",\n  path: \"A\"\n)\n", "RibletsMVVM")
        == ".target(\n  name: \"Shop\",\n  dependencies: [.product(name: \"RibletsMVVM\", package: \"riblets\")],\n  path: \"A\"\n)\n"
    )
    #expect(
      try changed(".target(\n  name: \"Shop\",\n)\n", "RibletsMVVM")
        == ".target(\n  name: \"Shop\",\n  dependencies: [.product(name: \"RibletsMVVM\", package: \"riblets\")],\n)\n")
  }

  @Test func `the last line of a list may have no comma`() throws {
    #expect(
      try changed(".target(\n  name: \"Shop\",\n  dependencies: [\n    \"Other\"\n  ])\n", "RibletsMVVM")
        == ".target(\n  name: \"Shop\",\n  dependencies: [\n    \"Other\",\n    .product(name: \"RibletsMVVM\", package: \"riblets\")\n  ])\n"
    )
  }

  @Test func `a dependency on a target is not the target`() throws {
    let text = ".target(name: \"Other\", dependencies: [.target(name: \"Shop\")]),\n.target(name: \"Shop\")\n"
    #expect(
      try changed(text, "RibletsMVVM")
        .hasPrefix(".target(name: \"Other\", dependencies: [.target(name: \"Shop\")]),\n.target(\n  name: \"Shop\",\n"))
  }

  @Test func `an app of a published version takes it from there`() throws {
    let address = try RibletsAddress("https://example.com/riblets.git")
    let request = try AppRequest(name: RibletName("Shop"), riblets: .init(version: "1.0.0", at: address))
    try app.write(AppPlanner().plan(request))

    let text = try #require(
      try plan("RibletsMVVM").edits.last?.newText)
    #expect(text.contains(".product(name: \"RibletsMVVM\", package: \"riblets\"),\n"))
  }

  @Test(arguments: [
    (
      "let package = Package(targets: [.target(name: \"Other\")])\n",
      "Package.swift:1:1: note: It has no '.target(name: \"Shop\", …)' that can be read. Add to the dependencies of 'Shop': .product(name: \"RibletsMVVM\", package: \"riblets\")"
    ),
    (
      "let package = Package(\n  targets: [.target(name: \"Shop\")])\n",
      "Package.swift:2:13: note: The package does not depend on 'riblets'. Add it to the dependencies of the package. Add to the dependencies of 'Shop': .product(name: \"RibletsMVVM\", package: \"riblets\")"
    ),
    (
      "let a = \"riblets\"\nlet b = [\n.target(name: \"Shop\", dependencies: all)]\n",
      "Package.swift:3:1: note: 'dependencies' of 'Shop' is not a list in square brackets. Add to the dependencies of 'Shop': .product(name: \"RibletsMVVM\", package: \"riblets\")"
    ),
  ])
  func `a manifest that is written otherwise stays, and the line to add is said`(text: String, message: String) throws {
    try app.write(text, to: "Package.swift")
    let plan = try plan("RibletsMVVM")

    #expect(plan.edits == [])
    #expect(plan.missing == [message])
  }
}
