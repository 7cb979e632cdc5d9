import Foundation
import Testing

struct ExportBazelCommandTests {
  private let app: CommandApp

  init() throws { app = try CommandApp("Cart --parent Root") }

  @Test func `an app gets build files, which are checked, and taken back`() throws {
    #expect(try app.run("export", "bazel", "--check").status == 1)
    #expect(!FileManager.default.fileExists(atPath: app.root + "/BUILD.bazel"))

    let result = try app.run("export", "bazel")

    #expect(result.status == 0, "\(result.errors)")
    #expect(try app.text(of: "BUILD.bazel").contains("name = \"ShopTests_mocks\""))
    #expect(try app.text(of: ".riblets/bazel/riblets.BUILD.bazel").contains("name = \"RibletsTestCore\""))
    #expect(try app.text(of: "MODULE.bazel").contains("name = \"riblets_tools\""))
    #expect(try app.run("export", "bazel", "--check").status == 0)
    #expect(try app.run("undo").status == 0)
    #expect(!FileManager.default.fileExists(atPath: app.root + "/BUILD.bazel"))
  }

  @Test func `a build file that is edited by hand is kept, unless --force overwrites it`() throws {
    try app.write("# Mine\n", to: "BUILD.bazel")
    let result = try app.run("export", "bazel")

    #expect(result.status == 65)
    #expect(result.errors.contains("'BUILD.bazel' is there already, with another text."))
    #expect(!FileManager.default.fileExists(atPath: app.root + "/MODULE.bazel"))
    #expect(try app.run("export", "bazel", "--force").status == 0)
    #expect(try app.text(of: "BUILD.bazel").hasPrefix("# Made by 'riblets export bazel'"))
  }

  @Test func `another form of the manifest is a difference with what to do`() throws {
    #expect(try app.run("export", "bazel", "--workspace").status == 0)
    let manifest = try app.text(of: "Package.swift")
    try app.write(manifest.replacing(".enableUpcomingFeature(\"ExistentialAny\"),", with: ""), to: "Package.swift")
    let result = try app.run("export", "bazel", "--check")

    #expect(result.status == 1)
    #expect(result.output.contains("-    \"ExistentialAny\","))
    #expect(result.errors.contains("To write them: riblets export bazel."))
  }

  @Test func `build files are nothing that tests depend on`() throws {
    try app.beginHistory()
    try #require(try app.run("export", "bazel").status == 0)

    #expect(try app.run("impact").output.hasPrefix("7 files changed"))
    #expect(try !app.run("impact").output.contains("Everything"))
  }
}
