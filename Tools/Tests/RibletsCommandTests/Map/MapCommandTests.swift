import Foundation
import Testing

struct MapCommandTests {
  @Test func `the page is written beside what is built, and says where it is`() throws {
    let app = try CommandApp("Cart --parent Root")
    let result = try app.run("map")
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.errors == "The map of 2 riblets is in '\(app.root)/.build/riblets/map.html'.\n")
    let page = try app.text(of: ".build/riblets/map.html")
    #expect(page.contains("data-root=\"\(app.root)\""))
    #expect(page.contains("\"name\":\"Cart\""))
  }

  @Test func `the ending of a file says the form, and an option says it first`() throws {
    let app = try CommandApp("Cart --parent Root --shown sheet")
    #expect(try app.run("map", "--output", app.root + "/map.mmd").status == 0)
    #expect(try app.text(of: "map.mmd").hasPrefix("flowchart LR\n"))
    #expect(try app.text(of: "map.mmd").contains(" -->|sheet| "))
    #expect(try app.run("map", "--output", "map.txt", "--format", "dot", "--portable").status == 0)
    #expect(try app.text(of: "map.txt").hasPrefix("digraph \"Shop\" {"))
    let json = try object(try app.run("map", "--format", "json").output)
    #expect(json["version"] as? Int == 1)
    #expect(try app.run("map", "--format", "text").output.contains("\n└─ Cart  sheet, "))
    #expect(try app.run("map", "--output", "-", "--portable").output.contains("data-root=\"\""))
  }

  @Test func `a report of coverage is found, or named`() throws {
    let app = try CommandApp()
    func coverage(_ arguments: String...) throws -> [String: Any]? {
      let json = try object(try app.run(["map", "--format", "json"] + arguments).output)
      return (json["riblets"] as? [[String: Any]])?.first?["coverage"] as? [String: Any]
    }
    let report =
      #"{"version": 1, "riblets": [{"target": "Shop", "riblet": "Root", "total": {"lines": 9, "run": 3}, "roles": {}}]}"#
    #expect(try coverage() == nil)
    try app.write(report, to: "report.json")
    #expect(try coverage("--coverage", app.root + "/report.json")?["run"] as? Int == 3)
    try app.write(report, to: ".build/riblets/coverage.json")
    #expect(try coverage()?["lines"] as? Int == 9)
  }

  @Test func `what changes often is read from git`() throws {
    let app = try CommandApp()
    let log = try app.run("map", "--format", "json")
    let riblets = try #require(try object(log.output)["riblets"] as? [[String: Any]])
    // `new app` makes no repository.
    #expect(riblets.first?["changes"] == nil)
    for arguments in [
      ["init", "-q"], ["add", "."], ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "One"],
    ] {
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git", "-C", app.root] + arguments
      try git.run()
      git.waitUntilExit()
      try #require(git.terminationStatus == 0)
    }
    let json = try object(try app.run("map", "--format", "json").output)
    #expect((json["riblets"] as? [[String: Any]])?.first?["changes"] as? Int == 1)
  }

  @Test func `what cannot be done says why`() throws {
    let app = try CommandApp()
    let missing = try app.run("map", "--coverage", "nowhere.json")
    #expect(missing.status == 66)
    #expect(
      missing.errors
        == "Error: Cannot read 'nowhere.json'. Make it: riblets coverage FOLDER --format json --output nowhere.json.\n")
    try app.write("{}", to: "odd.json")
    let odd = try app.run("map", "--coverage", "odd.json")
    #expect(odd.status == 65)
    #expect(odd.errors == "Error: odd.json: It is no report of 'riblets coverage --format json'.\n")
    #expect(try app.run("map", "--open", "--format", "json").status == 64)
    #expect(try app.run("map", "--output", "no/such/folder.html").status == 73)
    let unknown = try app.run("map", "--output", "map.pdf")
    #expect(unknown.status == 64)
    #expect(
      unknown.errors.hasPrefix(
        "Error: 'riblets map' writes no '.pdf'. Let the name end in .html, .json, .txt, .dot, .gv or .mmd, or say the form: --format html.\n"
      ))
    #expect(try app.files()["map.pdf"] == nil)
    #expect(try app.run("map", "--package-path", "/").status == 66)
  }

  @Test func `sources without a package are drawn, too`() throws {
    let app = try CommandApp()
    try app.write(
      "final class HomeRouter: LaunchRouter<A, B> { let pay: PayBuildable }\nfinal class PayRouter: Router<C> {}\n",
      to: "../Bare/Checkout/Home.swift")
    let result = try app.run(
      "map", "--package-path", app.root + "/../Bare", "--sources", "Checkout", "--format", "text")
    #expect(result.errors == "")
    #expect(result.output.contains("Home  1 lines, Checkout/Home.swift:1\n└─ Pay  no view, 1 lines"))
  }
}
