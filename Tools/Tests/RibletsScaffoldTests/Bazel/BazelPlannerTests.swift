import Foundation
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct BazelPlannerTests {
  private let app: BazelSample

  init() throws { app = try BazelSample() }

  private func problem() -> String {
    do {
      _ = try app.plan()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `an app gets its files, and the same again is nothing to do`() throws {
    let plan = try app.plan()

    #expect(
      plan.files.map(\.path) == [
        "BUILD.bazel", ".riblets/bazel/riblets.BUILD.bazel", ".riblets/bazel/BUILD.bazel", ".riblets/bazel/mocks.bzl",
        "MODULE.bazel", ".bazelignore",
      ])
    #expect(plan.notes == [])
    try app.apply(plan)
    #expect(try app.plan().isEmpty)
  }

  @Test func `another source file is no change, and another module is one`() throws {
    try app.apply(try app.plan())
    try app.write("", to: "Sources/Shop/Cart.swift")
    #expect(try app.plan().isEmpty)

    try app.writeManifest(".target(name: \"Shop\"),")

    #expect(try app.plan().edits.map(\.path) == ["BUILD.bazel"])
  }

  @Test func `a file that is written by hand is in the way`() throws {
    try app.apply(try app.plan())
    try app.write("# Mine\n", to: "BUILD.bazel")

    #expect(try app.plan().files.map(\.path) == ["BUILD.bazel"])
    #expect(try app.plan().edits == [])
  }

  @Test func `Bazel before version 7 has the repositories in a file of its own, and keeps it`() throws {
    try app.apply(try app.plan(usesWorkspace: true))

    #expect(!FileManager.default.fileExists(atPath: app.root + "/MODULE.bazel"))
    #expect(try app.plan().isEmpty)
  }

  @Test func `repositories that are named by hand stay, and what they lack is said`() throws {
    try app.write("new_local_repository(name = \"riblets\")\n", to: "WORKSPACE")
    try app.write("# Mine\nnode_modules\n", to: ".bazelignore")
    try app.write(".build/\n", to: ".gitignore")
    let plan = try app.plan()

    #expect(!plan.files.map(\.path).contains { $0.hasSuffix("MODULE.bazel") || $0 == ".bazelignore" })
    #expect(
      plan.notes == [
        "'WORKSPACE' is written by hand, and stays so. Name there, as in Documentation/Bazel.md of Riblets: "
          + "build_bazel_rules_swift, riblets_tools.",
        "Add the line '/bazel-*' to '.gitignore': Bazel makes links of such names.",
        "Add the line '.build' to '.bazelignore': there are packages with build files of their own in it.",
      ])
  }

  @Test(arguments: [true, false])
  func `Riblets and the command are found by their paths`(usesWorkspace: Bool) throws {
    let plan = try app.plan(usesWorkspace: usesWorkspace)
    let text = try plan.text(of: usesWorkspace ? "WORKSPACE.bazel" : "MODULE.bazel")

    #expect(text.contains("(name = \"shop\")"))
    #expect(text.contains("build_file = \"//.riblets/bazel:riblets.BUILD.bazel\",\n    path = \"../riblets\""))
    #expect(text.contains("path = \"../riblets/Tools/.build/packed/release/riblets-tools\""))
    #expect(text.contains("srcs = glob([\"bin/riblets\"])"))
    #expect(!text.contains("new_git_repository"))
  }

  @Test func `a published Riblets is fetched by its tag`() throws {
    try app.write(
      """
      {"module": "Shop", "sources": "Sources/Shop", "tests": "Tests/ShopTests", "view": "portable",
       "riblets": {"version": "1.0.0", "address": "https://example.org/riblets.git"}}
      """, to: ".riblets/app.json")
    try app.write(
      """
      let package = Package(
        name: "Shop", dependencies: [.package(url: "https://example.org/riblets.git", exact: "1.0.0")],
        targets: [.target(name: "Shop", dependencies: [.product(name: "Riblets", package: "riblets")])])
      """, to: "Package.swift")
    #expect(problem() == "Riblets is not fetched, so its modules are not known. Fetch it: swift package resolve.")
    try app.write(
      """
      {"object": {"artifacts": [], "dependencies": [{
        "basedOn": null, "subpath": "riblets",
        "packageRef": {"identity": "riblets", "kind": "remoteSourceControl", "location": "https://example.org/riblets.git"},
        "state": {"checkoutState": {"revision": "1", "version": "1.0.0"}, "name": "sourceControlCheckout"}
      }]}, "version": 7}
      """, to: ".build/workspace-state.json")
    try FileManager.default.createDirectory(atPath: app.root + "/.build/checkouts", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: app.root + "/../riblets", toPath: app.root + "/.build/checkouts/riblets")

    let text = try app.plan().text(of: "MODULE.bazel")

    #expect(text.contains("new_git_repository(\n    name = \"riblets\""))
    #expect(text.contains("remote = \"https://example.org/riblets.git\",\n    tag = \"1.0.0\""))
    #expect(text.contains("srcs = glob([\"*/bin/riblets\"])"))
    #expect(try app.rule("Shop").contains("@riblets//:Riblets"))
  }

  // MARK: Bad input

  @Test func `a build file of the older name is not covered up`() throws {
    try app.write("", to: "BUILD")

    #expect(problem().hasPrefix("'BUILD' is there, and Bazel reads no further one beside it. Move its targets"))
  }

  @Test func `a package that is not there is named`() throws {
    try app.remove("../riblets")

    #expect(problem() == "There is no package in '../riblets', which 'Package.swift' depends on.")
  }

  @Test func `without a manifest there is nothing to make files of`() throws {
    try app.write(AppLayout(module: "Shop").text, to: ".riblets/app.json")
    try app.remove("Package.swift")

    #expect(problem() == "There is no 'Package.swift' in '\(app.root)', which build files are made of.")
  }
}
