import Foundation
import Testing

/// Tests that build a package with coverage once, and then run its tests.
@Suite(.serialized) struct CoverageCommandTests {
  private static let built = Result {
    // In parts, as a Mac may write the name of a file; the suite has it in whole letters.
    let korean = "가게".decomposedStringWithCanonicalMapping
    return try TestedPackage(
      sources: [
        "Shop/ShopRouter.swift": """
        public enum ShopRouter {
          public static func attach() -> Int { 1 }
          public static func detach() -> Int { 2 }
        }
        """,
        "Shop/ShopView.swift": """
        public enum ShopView {
          public static func draw() -> Int { 1 }
          public static func press() -> Int { 2 }
          public static func read() -> Int { 3 }
          public static func find() -> Int { 4 }
        }
        """,
        "Shop/ShopInteractor.swift": "public func buy() -> Int { 1 }\n",
        "Korean/\(korean)Router.swift": "public func sell() -> Int { 1 }\n",
      ],
      tests: """
        let trouble = ProcessInfo.processInfo.environment["TROUBLE"]

        struct ShopRouterTests {
          @Test func attaches() {
            #expect(ShopRouter.attach() == 1)
            #expect(trouble != "fail", "as it was asked to")
            if trouble == "crash" { fatalError("as it was asked to") }
            if trouble == "hang" { Thread.sleep(forTimeInterval: 60) }
          }
        }

        struct ShopViewTests {
          @Test func draws() { #expect(ShopView.draw() == 1) }

          struct Snapshots {
            @Test func isTheSame() { #expect(ShopView.press() == 2) }
          }
        }

        struct ShopSnapshotTests {
          @Test func looksTheSame() { #expect(ShopView.read() == 3) }
        }

        struct 가게RouterTests {
          @Test func 판다() { #expect(sell() == 1) }
        }

        struct AllTests {
          @Test func everything() { #expect(ShopRouter.detach() + buy() == 3) }
        }

        """)
  }

  private var package: TestedPackage {
    get throws { try Self.built.get() }
  }

  @Test func `a role counts from its own tests, and a view with and without snapshots`() throws {
    let result = try package.run("coverage")

    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(#/\nShop +none +50% +– +– +75% +25% +57%\n/#))
    #expect(result.output.contains(#/\n가게 +– +100% /#))
    #expect(result.output.contains("Own tests run 5 of 8 lines with a role: 62.5%; without view snapshots 37.5%,"))
    #expect(result.errors.contains("Ran the tests 5 times in "))
    let left = try FileManager.default.contentsOfDirectory(atPath: package.path + "/.build/coverage")
    #expect(!left.contains { $0.hasPrefix("runs") })
  }

  @Test func `below the limit it writes the table, says what is missing and ends with 1`() throws {
    let result = try package.run("coverage", "--fail-under", "70", "--format", "markdown", "--output", "the table.md")

    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.errors.contains("Shop, interactor: no test for its 1 line; a suite named ShopInteractorTests would count"))
    #expect(result.errors.contains("App/Shop/ShopRouter.swift: 3"))
    let table = try String(contentsOfFile: package.path + "/the table.md", encoding: .utf8)
    #expect(table.contains("| Shop | none | 50% |"))
  }

  @Test func `a riblet can be looked at alone`() throws {
    let result = try package.run("coverage", "--riblet", "Shop")

    #expect(result.status == 0)
    #expect(result.output.contains("Own tests run 4 of 7 lines"))
  }

  @Test func `a test that fails, fails the command after the table`() throws {
    let result = try package.run("coverage", trouble: "fail")

    #expect(result.status == 1)
    #expect(result.output.contains(#/\nTotal +0% +66% /#))
    // In two runs, and shown once.
    #expect(result.errors.components(separatedBy: "as it was asked to").count == 2)
    #expect(result.errors.hasSuffix("with failures:\n  all tests: tests failed\n  App.Shop.Router: tests failed\n"))
  }

  @Test func `of a run that crashes nothing counts, and other roles do`() throws {
    let result = try package.run("coverage", trouble: "crash")

    #expect(result.status == 1)
    #expect(result.errors.contains("  App.Shop.Router: stopped half-way (status "))
    #expect(result.output.contains(#/\nShop +none +0% +– +– +75% +25% +42%\n/#))
  }

  @Test func `a run that does not end is ended and named`() throws {
    let result = try package.run("coverage", "--limit", "12", "--riblet", "Shop", trouble: "hang")

    #expect(result.status == 1)
    #expect(result.errors.contains("  App.Shop.Router: had not ended after 12 s, so nothing of it counts as run\n"))
  }

  @Test func `tests that do not build end with 65`() throws {
    let package = try TestedPackage(
      sources: ["Shop/ShopRouter.swift": "public enum ShopRouter {}\n"], tests: "this is not Swift\n")
    let result = try package.run("coverage")

    #expect(result.status == 65)
    #expect(result.errors.contains("Error: The tests cannot be built with coverage; so nothing was run.\n"))
  }

  // MARK: Before anything is built

  @Test(arguments: [
    ["--fail-under", "101"], ["--fail-under", "much"], ["--fail-under", "nan"], ["--format", "xml"], ["more"],
    ["--riblet"], ["--limit", "0"],
  ])
  func `wrong arguments end with 64`(arguments: [String]) throws {
    let result = try BuiltCommand.run(["coverage"] + arguments)

    #expect(result.status == 64)
    #expect(result.output == "")
  }

  @Test func `a percentage out of range is explained`() throws {
    let result = try BuiltCommand.run("coverage", "--fail-under", "101")
    #expect(result.errors.contains("'101' is no percentage. Give a number from 0 to 100."))
  }

  @Test func `a riblet that is not there ends with 64 and names those that are`() throws {
    let result = try package.run("coverage", "--riblet", "Ship")

    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: There is no riblet 'Ship' in '"))
    #expect(result.errors.contains("Riblets: Shop, "))
  }

  @Test(arguments: [("no/table", "there is no folder '"), ("Sources", "it is a folder.\n")])
  func `a file that cannot be written ends with 73`(file: String, reason: String) throws {
    let result = try package.run("coverage", "--output", file)

    #expect(result.status == 73)
    #expect(result.errors.hasPrefix("Error: Cannot write '\(file)': \(reason)"))
  }

  @Test func `sources that are not there end with 66`() throws {
    let result = try package.run("coverage", "--sources", "Code")

    #expect(result.status == 66)
    #expect(result.errors.hasSuffix("/Code' with sources. Name the folder with --sources.\n"))
  }
}
