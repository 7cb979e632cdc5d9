import Foundation
import Testing

@testable import RibletsCommand

/// Each test has a folder of its own, with an app unless it makes one.
final class NewCommandTests {
  private let folder: URL

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appending(path: "new \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func run(_ arguments: String..., in place: String = "Shop") throws -> BuiltCommand.Result {
    try BuiltCommand.run(arguments, in: folder.appending(path: place).path)
  }

  private func makeApp() throws {
    #expect(try run("new", "app", "Shop", in: ".").status == 0)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: "Shop/" + path), encoding: .utf8)
  }

  private var files: [String] {
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      .filter { !$0.contains("/journal") }.sorted() ?? []
  }

  // MARK: Apps

  @Test func `a new app finds Riblets where the tool was built`() throws {
    let result = try run("new", "app", "Shop", in: ".")

    #expect(result.status == 0)
    #expect(result.output.contains("create  Sources/Shop/Root/RootRouter.swift\n"))
    #expect(
      result.errors.contains(
        "To run it: cd Shop && swift run. To add a riblet: riblets new riblet NAME --parent Root.\n"))
    let manifest = try text("Package.swift")
    let path = try #require(manifest.firstMatch(of: /name: "riblets",\s+path: "(.*)"/)?.1)
    #expect(path.hasPrefix("../"))
    let checkout = folder.appending(path: "Shop/\(path)/Sources/Riblets").standardizedFileURL.path
    #expect(FileManager.default.fileExists(atPath: checkout))
  }

  @Test func `an app for iOS has a project for Xcode, whose scheme follows the test targets`() throws {
    let result = try run("new", "app", "Shop", "--platform", "ios", in: ".")
    #expect(result.status == 0)
    #expect(result.errors.contains("To run it: open Shop/Shop.xcodeproj on a Mac, and press Run."))
    #expect(try text("Sources/ShopApp/Main.swift").contains("LaunchView"))
    let scheme = "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme"
    #expect(try text(scheme).contains("\"ShopTests\""))

    let list = ["Cart", "Menu"].map { branch in "- \(branch)\n" + (1...8).map { "  - \(branch)\($0)\n" }.joined() }
    try Data(list.joined().utf8).write(to: folder.appending(path: "Shop/tree.md"))
    #expect(try run("new", "--from", "tree.md", "--parent", "Root").status == 0)
    #expect(try run("modularize", "--split-tests").status == 0)

    let tests = try text("Package.swift").matches(of: /testTarget\(\s*name: "(\w+)"/).map { String($0.1) }
    #expect(tests.count > 1)
    #expect(
      try text(scheme).matches(of: /BlueprintName = "(\w+Tests)"/).map { String($0.1) }.sorted() == tests.sorted())
  }

  @Test(arguments: [
    (["--platform", "ios", "--view", "portable"], "An app for iOS has views of UIKit or SwiftUI."),
    (["--project", "tuist"], "--project needs --view uikit or --view swiftui."),
    (["--platform", "android"], "The value 'android' is invalid"),
    (["--view", "uikit", "--project", "gradle"], "The value 'gradle' is invalid"),
  ]) func `an app that no project can be written for is refused`(_ options: [String], _ message: String) throws {
    let result = try BuiltCommand.run(["new", "app", "Shop"] + options, in: folder.path)

    #expect(result.status == 64)
    #expect(result.errors.contains(message))
    #expect(files.isEmpty)
  }

  @Test func `a project that is there already is not written over`() throws {
    let project = folder.appending(path: "Shop/Shop.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: project.appending(path: "project.pbxproj"))

    let result = try run("new", "app", "Shop", "--view", "uikit", in: ".")

    #expect(result.status != 0)
    #expect(result.errors.contains("Shop.xcodeproj/project.pbxproj"))
    #expect(try text("Shop.xcodeproj/project.pbxproj") == "mine")
    #expect(files == ["Shop", "Shop/Shop.xcodeproj", "Shop/Shop.xcodeproj/project.pbxproj"])
  }

  @Test func `a version of Riblets comes from a git repository, and its other packages from those beside it`() throws {
    let address = "https://example.com/riblets.git"
    let result = try run("new", "app", "Shop", "--riblets-version", "1.2.0", "--riblets-url", address, in: ".")
    #expect(result.status == 0)
    #expect(result.errors.hasSuffix(" --parent Root.\n"))

    let manifest = try text("Package.swift")
    #expect(manifest.contains(#".package(url: "https://example.com/riblets.git", from: "1.2.0")"#))
    #expect(manifest.contains(#".package(url: "https://example.com/riblets-portable.git", from: "1.2.0")"#))
    #expect(manifest.contains(#".package(url: "https://example.com/riblets-tools.git", from: "1.2.0")"#))
    #expect(manifest.contains(#".product(name: "Riblets", package: "riblets")"#))
    #expect(!manifest.contains("path: \""))
    #expect(try text(".riblets/app.json").contains("\"address\" : \"https://example.com/riblets.git\""))
    #expect(try run("new", "riblet", "Cart", "--parent", "Root").status == 0)
  }

  @Test func `an app of a tool that is built from source says what its first build costs`() throws {
    let result = try run("new", "app", "Shop", in: ".")
    #expect(
      result.errors.hasSuffix(
        "The first build takes minutes: it builds the mock generator. 'README.md' says how to avoid this.\n"))
    let readme = try text("README.md")
    #expect(readme.contains("/scripts/pack-tool --configuration debug"))
    #expect(readme.contains("export RIBLETS_TOOLS="))
  }

  @Test func `an app of a packed tool has its mocks made by that`() throws {
    let package = folder.appending(path: "packed/riblets-tools")
    let tool = package.appending(path: "riblets.artifactbundle/riblets-0.1.0-any/bin/riblets")
    try FileManager.default.createDirectory(at: tool.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: BuiltCommand.executable, to: tool)
    try Data().write(to: package.appending(path: "Package.swift"))
    let checkout = try #require(RibletsCheckout.above(#filePath))

    let process = Process()
    process.executableURL = tool
    process.arguments = ["new", "app", "Shop", "--riblets-path", checkout]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
    #expect(try text("Package.swift").contains(#"["RIBLETS_TOOLS"] ?? "../packed/riblets-tools")"#))
    #expect(try text("README.md").contains("`../packed/riblets-tools`"))
    #expect(try text(".github/workflows/ci.yml").contains("RIBLETS_TOOLS: "))
  }

  @Test(arguments: [
    (["app"], 64, "Error: The app has no name. Give one: riblets new app Shop.\n"),
    (["app", "Riblets"], 64, "Error: 'Riblets' is the name of a module that an app uses. Choose another one.\n"),
    (
      ["app", "my-shop"], 64,
      "Error: 'my-shop' is not a type name: it has a capital, and then letters and digits. Did you mean 'MyShop'?\n"
    ),
    (
      ["app", "Shop", "--riblets-path", "nowhere"], 66,
      "Error: 'nowhere' has no sources of Riblets. Give --riblets-path the folder with its 'Package.swift' and 'Tools'.\n"
    ),
    (
      ["app", "Shop", "--riblets-version", "1.0.0", "--riblets-url", "https://example.com/our-riblets.git"], 64,
      "Error: 'https://example.com/our-riblets.git' is no git address that ends in 'riblets' or 'riblets.git', as https://example.com/riblets.git does.\n"
    ),
    (
      ["app", "Shop", "--view", "none"], 64,
      "Error: The root of an app has a view. Use --view portable, uikit or swiftui.\n"
    ),
    (
      ["app", "Shop", "--web", "--view", "uikit"], 64,
      "Error: A browser shows portable views only. Leave out --web or --view uikit.\n"
    ),
    (
      ["app", "Shop", "--path", "no/where"], 73,
      "Error: Cannot work in 'no/where': there is no folder 'no'. Make it first.\n"
    ),
  ])
  func `a bad request for an app writes nothing`(arguments: [String], status: Int32, message: String) throws {
    let result = try BuiltCommand.run(["new"] + arguments, in: folder.path)

    #expect(result.status == status)
    #expect(result.errors == message)
    #expect(result.output == "")
    #expect(files == [])
  }

  @Test(arguments: [
    (
      ["--riblets-version", "1.0.0"],
      "Riblets is not published yet. Give the git address of that version: --riblets-url https://example.com/riblets.git."
    ),
    (["--riblets-url", "https://example.com/riblets.git"], "--riblets-url needs --riblets-version."),
    (
      ["--riblets-version", "1.0", "--riblets-url", "https://example.com/riblets.git"],
      "'1.0' is no version. Write --riblets-version as in 1.0.0."
    ),
    (
      ["--riblets-version", "1.0.0", "--riblets-path", "."],
      "--riblets-path and --riblets-version exclude each other."
    ),
  ])
  func `a version and its address belong together`(arguments: [String], message: String) throws {
    let result = try BuiltCommand.run(["new", "app", "Shop"] + arguments, in: folder.path)

    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: \(message)\n"))
    #expect(files == [])
  }

  @Test func `files that are there stop a new app, unless an option decides`() throws {
    try makeApp()
    try Data("mine\n".utf8).write(to: folder.appending(path: "Shop/README.md"))

    let refused = try run("new", "app", "Shop", in: ".")
    #expect(refused.status == 65)
    #expect(
      refused.errors == """
        Error: 'README.md' is there already, with another text.
        Nothing was changed. Overwrite with --force, keep with --skip, or run in a terminal to be asked.

        """)
    #expect(try run("new", "app", "Shop", "--skip", in: ".").status == 0)
    #expect(try text("README.md") == "mine\n")
    #expect(try run("new", "app", "Shop", "--force", in: ".").status == 0)
    #expect(try text("README.md").hasPrefix("# Shop\n"))
  }

  // MARK: Riblets

  @Test func `a riblet joins its parent`() throws {
    try makeApp()
    let result = try run("new", "riblet", "Cart", "--parent", "Root")

    #expect(result.status == 0)
    #expect(
      result.errors
        == "Begin with 'Tests/ShopTests/Cart/CartSpec.swift': write there what 'Cart' does first.\n"
    )
    #expect(result.output.contains("change  Sources/Shop/Root/RootInteractor.swift  +4\n"))
    #expect(try text("Sources/Shop/Root/RootInteractor.swift").contains("    router?.begin(with: .cart)\n"))
  }

  @Test func `a riblet is written from any folder of the app`() throws {
    try makeApp()
    #expect(try run("new", "riblet", "Cart", in: "Shop/Sources/Shop").status == 0)

    #expect(files.contains("Shop/Sources/Shop/Cart/CartRouter.swift"))
  }

  @Test func `the layout of the app says what view a riblet has unless told`() throws {
    try makeApp()
    let layout = folder.appending(path: "Shop/.riblets/app.json")
    try Data(text(".riblets/app.json").replacing("portable", with: "none").utf8).write(to: layout)
    #expect(try run("new", "riblet", "Cart").status == 0)
    #expect(try run("new", "riblet", "Menu", "--view", "portable").status == 0)

    #expect(!files.contains("Shop/Sources/Shop/Cart/CartViewController.swift"))
    #expect(files.contains("Shop/Sources/Shop/Menu/MenuViewController.swift"))
  }

  @Test func `an app of UIKit has riblets of UIKit unless told`() throws {
    #expect(try run("new", "app", "Shop", "--view", "uikit", in: ".").status == 0)
    #expect(try run("new", "riblet", "Cart", "--parent", "Root", "--storyboard").status == 0)

    #expect(files.contains("Shop/Sources/Shop/Resources/CartViewController.storyboard"))
    #expect(try text("Sources/Shop/Cart/CartViewController.swift").contains("import UIKit\n"))
    let both = try run("new", "riblet", "Menu", "--storyboard", "--xib")
    #expect(both.status == 64)
    #expect(both.errors.hasPrefix("Error: --storyboard and --xib exclude each other.\n"))
  }

  @Test func `a dry run shows differences and writes nothing`() throws {
    try makeApp()
    let before = files
    let result = try run("new", "riblet", "Cart", "--parent", "Root", "--dry-run")

    #expect(result.status == 0)
    #expect(result.output.contains("+    router?.begin(with: .cart)\n"))
    #expect(result.output.contains("new file mode 100644\n--- /dev/null\n+++ b/Sources/Shop/Cart/CartBuilder.swift\n"))
    #expect(files == before)
  }

  @Test func `a program reads what was done as JSON`() throws {
    try makeApp()
    let result = try run("new", "riblet", "Cart", "--parent", "Root", "--argument", "size:Int", "--json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])

    #expect(result.errors == "")
    #expect(report["status"] as? Int == 0)
    let changes = try #require(report["changes"] as? [[String: Any]])
    #expect(
      changes.contains {
        $0["path"] as? String == "Sources/Shop/Root/Root+Cart.swift" && $0["kind"] as? String == "create"
      })
    #expect(
      report["notes"] as? [String] == [
        "Nothing leads to 'Cart' yet. Call 'router?.route(to: .cart(size: …))' in 'RootInteractor' where it belongs.",
        "Begin with 'Tests/ShopTests/Cart/CartSpec.swift': write there what 'Cart' does first.",
      ])
  }

  @Test func `a failure is JSON, too`() throws {
    try makeApp()
    let result = try run("new", "riblet", "Root", "--json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])

    #expect(result.status == 64)
    #expect(result.errors == "")
    #expect(report["status"] as? Int == 64)
    #expect((report["error"] as? String)?.hasPrefix("There is a riblet 'Root' already") == true)
  }

  @Test(
    arguments: [
      ([], 64, "Error: The riblet has no name. Give one: riblets new riblet Checkout.\n"),
      (["Cart", "--parent", "Rot"], 64, "Error: There is no riblet 'Rot'. Did you mean 'Root'?\n"),
      (
        ["Cart", "--view", "uikit"], 64,
        "Error: 'Shop' does not depend on 'RibletsUIKit', which --view uikit needs. Add to 'modules' and to 'tests' in '.riblets/package.json': \"riblets/RibletsUIKit\". Then run: riblets modularize.\n"
      ),
      (
        ["Cart", "--xib"], 64,
        "Error: --xib is for views of UIKit, and this one is --view portable. Add --view uikit, or leave it out.\n"
      ),
      (["Cart", "--argument", "size"], 64, "Error: 'size' has no type. Write it as in --argument title:String.\n"),
      (
        ["App"], 65,
        "Error: Sources/Shop/App/ShopApplication.swift:5:1: error: There is a 'AppComponent' already, which a riblet 'App' would have. Choose another name.\n"
      ),
    ] as [([String], Int32, String)])
  func `a bad request for a riblet writes nothing`(arguments: [String], status: Int32, message: String) throws {
    try makeApp()
    let before = files
    let result = try BuiltCommand.run(["new", "riblet"] + arguments, in: folder.appending(path: "Shop").path)

    #expect(result.status == status)
    #expect(result.errors == message)
    #expect(files == before)
  }

  @Test func `a parent that is written otherwise ends with 1, after what can be written`() throws {
    try makeApp()
    let router = try text("Sources/Shop/Root/RootRouter.swift")
    try Data(router.replacing("let builders", with: "private let makers").utf8)
      .write(to: folder.appending(path: "Shop/Sources/Shop/Root/RootRouter.swift"))
    let result = try run("new", "riblet", "Cart", "--parent", "Root")

    #expect(result.status == 1)
    #expect(files.contains("Shop/Sources/Shop/Cart/CartRouter.swift"))
    #expect(!files.contains("Shop/Sources/Shop/Root/Root+Cart.swift"))
    #expect(
      result.errors.hasPrefix(
        """
        Something is not written as expected, so it is left to do:
        Sources/Shop/Root/RootRouter.swift:13:1: error: 'RootRouter' has no 'builders'. Add to it: let builders: ChildBuilders<RootComponent>, set in its initializer
        Then write Sources/Shop/Root/Root+Cart.swift:

        import Riblets

        """))
  }

  @Test func `where there is no app, none is guessed`() throws {
    let result = try run("new", "riblet", "Cart", in: ".")

    #expect(result.status == 66)
    #expect(result.errors.hasPrefix("Error: There is no app in '\(folder.path)' or around it:"))
  }

  @Test func `changes that are not committed are pointed out`() throws {
    try makeApp()
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "init", "--quiet", folder.appending(path: "Shop").path]
    try git.run()
    git.waitUntilExit()
    try #require(git.terminationStatus == 0)

    let result = try run("new", "riblet", "Cart")
    #expect(result.status == 0)
    #expect(
      result.errors.hasPrefix(
        "Warning: there are changes that are not committed. What is written now will stand among them.\n"))
    let again = try run("new", "riblet", "Menu")
    #expect(again.status == 0)
    #expect(!again.errors.contains("Warning"))
  }
}
