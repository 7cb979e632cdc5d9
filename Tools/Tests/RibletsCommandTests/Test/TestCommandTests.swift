import Foundation
import Testing

struct TestCommandTests {
  let app: CommandApp

  init() throws { app = try CommandApp("Cart --parent Root") }

  private func list(_ arguments: String...) throws -> [String] {
    let result = try app.run(["test", "--list"] + arguments)
    try #require(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `the list has every suite`() throws {
    let list = try list()

    #expect(list.contains("ShopTests.CartBuilderTests"))
    #expect(list.contains("ShopTests.RootBuilderTests"))
    #expect(list == Set(list).sorted())
  }

  @Test func `the list of an edit has the suites that it reaches`() throws {
    let all = try list()

    let list = try list("--files", "Sources/Shop/Cart/CartViewController.swift")

    #expect(list.contains("ShopTests.CartViewSnapshotTests"))
    #expect(Set(list).isSubset(of: all))
  }

  @Test func `shards are all suites, each once`() throws {
    let shards = try (1...3).map { try list("--shard", "\($0)/3") }

    #expect(shards.flatMap { $0 }.sorted() == (try list()).sorted())
    #expect(shards.allSatisfy { !$0.isEmpty })
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/2/3"])
  func `what is no shard ends with 64`(_ shard: String) throws {
    #expect(try app.run("test", "--list", "--shard", shard).status == 64)
  }

  @Test func `two commits end with 64, as the tests are those of the working tree`() throws {
    let result = try app.run("test", "--affected", "main...topic")

    #expect(result.status == 64)
    #expect(result.errors.contains("Name one commit"))
  }

  @Test func `a file of durations that is none ends with 65, one that is missing with 66`() throws {
    try app.write("<html>\n", to: "report.xml")

    #expect(try app.run("test", "--list", "--durations", "report.xml").status == 65)
    #expect(try app.run("test", "--list", "--durations", "nothing.xml").status == 66)
  }

  @Test func `no change has nothing to build`() throws {
    let text = try app.text(of: "Package.swift")

    let result = try app.run("test", "--files", "README.md")

    #expect(result.status == 0)
    #expect(result.errors.contains("Nothing of this package has to be built or tested."))
    #expect(try app.text(of: "Package.swift") == text)
  }

  // MARK: What another machine has built

  /// A folder as `--pack` writes it, with a program that says that each of its tests has passed.
  private func pack(in folder: String? = nil, tests: String = "first second") throws {
    let names = tests.split(separator: " ")
    let plan = names.map {
      #"{"target": "ShopTests", "name": "\#($0)", "riblet": "Cart", "tests": ["ShopTests.\#($0)/run()"]}"#
    }
    try app.write(
      #"{"version": 1, "folder": "\#(folder ?? app.root)", "isAll": true, "suites": [\#(plan.joined(separator: ","))]}"#,
      to: ".build/packed/tests.json")
    try app.writeProgram(
      """
      #!/bin/sh
      while [ $# -gt 0 ]; do
        case $1 in --xunit-output) out=$2 ;; --filter) filter=$2 ;; esac
        shift
      done
      for name in \(tests); do
        case ${filter:-$name} in
          *$name*) echo "<testcase classname=\\"ShopTests.$name\\" name=\\"run()\\" time=\\"1.0\\" />" >>"$out" ;;
        esac
      done

      """, to: ".build/packed/tests")
  }

  @Test func `what another machine has built is run, and nothing is built`() throws {
    try pack()

    let result = try app.run("test", "--packed", ".build/packed", "--xunit", "all.xml")

    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "Cart: 2 passed\n")
    #expect(result.errors.hasSuffix("2 tests passed.\n"))
    #expect(try app.text(of: "all.xml").contains(#"tests="2" failures="0""#))
    #expect(!FileManager.default.fileExists(atPath: app.root + "/.build/riblets-test/build"))
  }

  @Test func `machines run a part each, and one report has all of them`() throws {
    try pack()
    for shard in 1...2 {
      let result = try app.run("test", "--packed", ".build/packed", "--shard", "\(shard)/2", "--xunit", "\(shard).xml")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.contains("Shard \(shard) of 2: 1 of 2 tests."))
    }

    let whole = try app.run("test", "--packed", ".build/packed", "--reports", "1.xml", "2.xml", "--xunit", "all.xml")
    #expect(whole.status == 0)
    #expect(whole.errors == "2 tests passed.\n")

    let half = try app.run("test", "--packed", ".build/packed", "--reports", "1.xml")
    #expect(half.status == 1)
    #expect(half.errors.contains("Planned and not run: ShopTests.second/run()."))

    let twice = try app.run("test", "--packed", ".build/packed", "--reports", "1.xml", "2.xml", "1.xml")
    #expect(twice.status == 1)
    #expect(twice.errors.contains("Run more than once: ShopTests.first.run()."))
    #expect(twice.errors.contains("0 of 3 tests failed, 0 were not run, 1 were run more than once."))
  }

  @Test func `what is packed is built already`() throws {
    let result = try app.run("test", "--packed", ".build/packed", "--cold")

    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: --packed and --cold exclude each other.\n"))
  }

  @Test func `no test to run is no failure`() throws {
    try pack(tests: "")

    #expect(try app.run("test", "--packed", ".build/packed", "--shard", "2/2").status == 0)
  }

  @Test func `a program that ends before its tests do is one whose tests were not run`() throws {
    try pack()
    try app.write("#!/bin/sh\nexit 4\n", to: ".build/packed/tests")

    let result = try app.run("test", "--packed", ".build/packed")

    #expect(result.status == 1)
    #expect(result.errors.contains("0 of 0 tests failed, 2 were not run."))
  }

  @Test func `an app in another folder ends with 65, as its snapshots are not where they were`() throws {
    try pack(in: "/somewhere/else")

    let result = try app.run("test", "--packed", ".build/packed")

    #expect(result.status == 65)
    #expect(result.errors.contains("check out the app in the same folder"))
  }

  @Test func `a folder that is not packed ends with 66, a damaged one with 65`() throws {
    #expect(try app.run("test", "--packed", "Sources").status == 66)
    try app.write("{", to: ".build/packed/tests.json")
    let damaged = try app.run("test", "--packed", ".build/packed")
    #expect(damaged.status == 65)
    #expect(damaged.errors.contains("it is damaged. Pack the tests again."))
    try app.write("{\"version\": 9}", to: ".build/packed/tests.json")
    #expect(try app.run("test", "--packed", ".build/packed").errors.contains("it has version 9"))
  }

  @Test func `a program without permission says what an archive has to keep`() throws {
    try pack()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: app.root + "/.build/packed/tests")

    let result = try app.run("test", "--packed", ".build/packed")

    #expect(result.status == 65)
    #expect(result.errors.contains("An archive that keeps permissions has it as it was."))
  }

  @Test(arguments: [
    ["--pack", "a", "--shard", "1/2"], ["--pack", "a", "--list"], ["--pack", "a", "--packed", "b"],
    ["--packed", "a", "--affected", "main"], ["--packed", "a", "--files", "b"], ["--packed", "a", "--durations", "b"],
    ["--packed", "a", "--reports", "b", "--shard", "1/2"], ["--reports", "b"], ["--packed", "a", "--skip-build"],
  ])
  func `options that contradict each other end with 64`(_ arguments: [String]) throws {
    #expect(try app.run(["test"] + arguments).status == 64)
  }

  @Test func `a folder of somebody's is not overwritten by packing`() throws {
    let result = try app.run("test", "--files", "README.md", "--pack", "Sources")

    #expect(result.status == 73)
    #expect(result.errors.contains("--pack has not written it. Name another folder."))
    #expect(FileManager.default.fileExists(atPath: app.root + "/Sources/Shop"))
  }

  @Test func `nothing to test is packed, too, and in the place of what was there`() throws {
    try pack()

    let result = try app.run("test", "--files", "README.md", "--pack", ".build/packed")

    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("Packed 0 tests: .build/packed"))
    #expect(!FileManager.default.fileExists(atPath: app.root + "/.build/packed/tests"))
    #expect(try app.run("test", "--packed", ".build/packed").status == 0)
  }

  @Test func `suites of targets that a manifest computes cannot be listed`() throws {
    try app.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      func module(_ name: String) -> [Target] { [.target(name: name), .testTarget(name: name + "Tests")] }
      let package = Package(name: "Shop", targets: module("Shop"))
      """, to: "Package.swift")

    let result = try app.run("test", "--list", "--files", "Sources/Shop/A.swift")

    #expect(result.status == 65)
    #expect(result.errors.contains("the manifest does not say what tests there are; Package.swift:3"))
  }

  @Test func `suites are listed if a manifest computes what a target depends on`() throws {
    let manifest = try app.text(of: "Package.swift")
    let computed = manifest.replacing(
      "name: \"ShopTests\",\n      dependencies: [", with: "name: \"ShopTests\",\n      dependencies: more + [")
    try #require(computed != manifest)
    try app.write("let more: [Target.Dependency] = []\n" + computed, to: "Package.swift")

    #expect(try list().contains("ShopTests.CartBuilderTests"))
  }
}
