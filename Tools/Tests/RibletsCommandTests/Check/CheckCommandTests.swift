import Foundation
import Testing

struct CheckCommandTests {
  private static let strong = """
    final class LoneRouter: Router<any LoneInteractable> {}
    final class LoneInteractor: Interactor {
      var listener: LoneListener?
    }

    """

  @Test func `what new writes has no findings`() throws {
    let app = try CommandApp(
      "Cart --parent Root --flow one-way", "Item --parent Cart --view none --dependency day:String=\"Monday\"")
    let result = try app.run("check")
    #expect(result.output == "No findings.\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `findings are printed as compilers do, and the check fails`() throws {
    let app = try CommandApp()
    try app.write(Self.strong, to: "Sources/Shop/Lone.swift")
    let result = try app.run("check", "--rule", "strong-listener")
    #expect(result.status == 1)
    #expect(
      result.output == """
        Sources/Shop/Lone.swift:3:3: error: 'LoneInteractor' holds its listener strongly. A listener that holds the riblet, as a parent does, is then never freed. Write: weak var listener. [strong-listener]
        1 error.

        """)
    #expect(try app.run("check", "--rule", "strong-listener", "--format", "github").output.hasPrefix("::error file="))
    #expect(try app.run("check", "--format", "sarif", "--output", app.root + "/check.sarif").status == 1)
    #expect(try object(app.text(of: "check.sarif"))["version"] as? String == "2.1.0")
  }

  @Test func `only what a branch brings is found since its start`() throws {
    let app = try CommandApp()
    try app.write(Self.strong, to: "Sources/Shop/Lone.swift")
    #expect(
      try app.run("check", "--since", "main").errors.contains("is in no git repository, so there is no commit 'main'"))
    try app.beginHistory()
    try app.git("checkout", "-q", "-b", "topic")
    #expect(try app.run("check").status == 1)
    let none = try app.run("check", "--since", "main")
    #expect(none.output == "No findings.\n")
    #expect(none.status == 0)
    try app.write(Self.strong.replacing("Lone", with: "Late"), to: "Sources/Shop/Late.swift")
    let late = try app.run("check", "--since", "main")
    #expect(late.output.contains("'LateInteractor' holds its listener"))
    #expect(!late.output.contains("Lone"))
    #expect(late.status == 1)
    #expect(try app.run("check", "--since", "mian").status == 66)
  }

  @Test func `an app in which no riblet is understood is no success`() throws {
    let app = try CommandApp()
    try app.write("final class Router: ViewableRouter<Interactable, ViewControllable> {}\n", to: "Other/Router.swift")
    let named = try app.run("check", "--sources", "Other")
    #expect(named.output.contains("This router is called 'Router', so its riblet has no name, and is left out."))
    #expect(
      named.errors
        == "Error: The routers in 'Other' are called 'Router', so their riblets (1) have no names and are left out. Call each router after its riblet, for example 'CartRouter'.\n"
    )
    #expect(named.status == 66)
    try app.write("struct A {}\n", to: "Other/Router.swift")
    let empty = try app.run("check", "--sources", "Other")
    #expect(empty.output == "")
    #expect(empty.status == 66)
  }

  @Test func `an app without a package is told to name its folder, and a package the folders beside it`() throws {
    let app = try CommandApp()
    try app.write("final class CartRouter: Router<CartInteractable> {}\n", to: "apps/Shop/CartRouter.swift")
    try FileManager.default.removeItem(atPath: app.root + "/.riblets")
    try FileManager.default.removeItem(atPath: app.root + "/Sources/Shop")
    try app.write("struct A {}\n", to: "Sources/Shop/A.swift")
    let package = try app.run("check")
    #expect(package.errors.hasSuffix(" Other folders have riblets: apps. To read one: riblets check --sources apps\n"))
    #expect(package.status == 66)
    try FileManager.default.removeItem(atPath: app.root + "/Package.swift")
    let project = try app.run("check")
    #expect(project.errors.contains("name the folder with its code, for example '--sources Shop', or '--sources .'"))
    #expect(project.status == 66)
    #expect(try app.run("check", "--sources", ".").output.contains("Nothing attaches 'Cart'"))
  }

  @Test func `the markers of a conflict are an error`() throws {
    let app = try CommandApp()
    let text = "struct A {\n<<<<<<< ours\n  let a = 1\n=======\n  let a = 2\n>>>>>>> theirs\n}\n"
    try app.write(text, to: "Sources/Shop/A.swift")
    let result = try app.run("check")
    #expect(result.output.hasPrefix("Sources/Shop/A.swift:2:1: error: This file has the markers of a conflict."))
    #expect(result.status == 1)
  }

  @Test func `a worker that new writes has no findings`() throws {
    let app = try CommandApp("Cart --parent Root")
    #expect(try app.run("new", "worker", "Clock", "--riblet", "Cart").status == 0)
    #expect(try app.run("new", "worker", "Meter", "--riblet", "Root", "--dependency", "rate:Int=3").status == 0)
    #expect(try app.run("check").output == "No findings.\n")
  }

  @Test func `a baseline hides what is old, and no more`() throws {
    let app = try CommandApp()
    try app.write(Self.strong, to: "Sources/Shop/Lone.swift")
    #expect(try app.run("check", "--write-baseline").status == 0)
    #expect(try app.text(of: ".riblets/baseline.json").contains("\"unattached Shop.Lone router\""))
    let old = try app.run("check")
    #expect(old.status == 0)
    #expect(old.output == "No findings. 2 more are in the baseline.\n")
    try app.write(Self.strong.replacing("var listener", with: "weak var listener"), to: "Sources/Shop/Lone.swift")
    #expect(
      try app.run("check").output
        == "No findings. 1 more are in the baseline. 1 of the baseline are gone. To forget them: riblets check --write-baseline.\n"
    )
  }

  @Test func `settings are read, and what is wrong in them is said with its place`() throws {
    let app = try CommandApp()
    try app.write(Self.strong, to: "Sources/Shop/Lone.swift")
    try app.write(
      #"{"rules": {"strong-listener": {"severity": "note"}, "unattached": {"severity": "off"}}}"#,
      to: ".riblets/rules.json")
    #expect(try app.run("check").status == 0)
    try app.write(#"{"rules": {"unattach": {}}}"#, to: ".riblets/rules.json")
    let result = try app.run("check")
    #expect(result.status == 65)
    #expect(
      result.errors
        == "Error: .riblets/rules.json:1:1: error: There is no rule 'unattach'. Did you mean 'unattached'?\n")
    try app.write("[]", to: ".riblets/baseline.json")
    try app.write("{}", to: ".riblets/rules.json")
    #expect(try app.run("check").status == 65)
  }

  @Test func `a rule that there is not is refused, and all are listed`() throws {
    let app = try CommandApp()
    #expect(try app.run("check", "--rule", "strong-listner").errors.contains("Did you mean 'strong-listener'?"))
    #expect(try app.run("check", "--list").output.contains("\nmissing-dependency     A component has every dependency"))
  }

  private static let samples = URL(filePath: #filePath).appending(path: "../../../../../Examples").standardizedFileURL
    .path(percentEncoded: false)

  @Test(arguments: ["", "/SampleFeatures"])
  func `the samples are clean`(folder: String) throws {
    let result = try BuiltCommand.run("check", "--package-path", Self.samples + folder)
    #expect(result.output == "No findings.\n")
    #expect(result.status == 0)
  }
}
