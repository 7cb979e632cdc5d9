import Foundation
import RibletsImpact
import TestFolder
import Testing

struct ImpactTests {
  static let all = ["CartColorsTests", "CartPricesTests", "HomeScreenTests", "title"]

  // MARK: Bodies

  @Test func `a body reaches the tests that use its file, also through a conformance that is found at run time`() throws
  {
    let impact = try ImpactSample().impact(of: "Sources/Cart/CartPrices.swift", replacing: "1 + 2", with: "1 + 3")

    #expect(impact.kinds == [.body])
    #expect(impact.changes.first?.declarations == ["CartPrices.total"])
    #expect(impact.names == ["CartPricesTests", "HomeScreenTests"])
    #expect(impact.targets.first { $0.name == "HomeTests" }?.linked == ["Cart"])
    #expect(impact.modules == ["Cart"])
  }

  @Test func `the reason names each file on the way`() throws {
    let impact = try ImpactSample().impact(of: "Sources/Cart/CartPrices.swift", replacing: "1 + 2", with: "1 + 3")

    let suite = try #require(impact.suites.first { $0.name == "HomeScreenTests" })
    #expect(
      suite.reason.map { "\($0.file): \($0.name)" } == [
        "Tests/HomeTests/HomeScreenTests.swift: HomeScreen", "Sources/Home/HomeScreen.swift: CartModuleInterface",
        "Sources/Cart/Cart+ModuleInterface.swift: CartPrices", "Sources/Cart/CartPrices.swift: body modified",
      ])
  }

  @Test func `a comment counts as a body, as lines move`() throws {
    let impact = try ImpactSample().impact(
      of: "Sources/Cart/CartColors.swift", replacing: "enum", with: "// Red.\nenum")

    #expect(impact.kinds == [.body])
    #expect(impact.names == ["CartColorsTests"])
  }

  @Test func `a body that no test uses selects none, and has to be built`() throws {
    let sample = try ImpactSample(["Sources/Cart/Unused.swift": "struct Unused { func value() -> Int { 1 } }\n"])

    let impact = try sample.impact(of: "Sources/Cart/Unused.swift", replacing: "{ 1 }", with: "{ 2 }")

    #expect(impact.names == [])
    #expect(impact.modules == ["Cart"])
  }

  // MARK: Dependents

  @Test(arguments: [
    ("Sources/Cart/CartPrices.swift", ["CartTests", "HomeTests"]),
    ("Sources/CartInterface/CartModuleInterface.swift", ["CartTests", "HomeTests"]),
    ("Tests/HomeTests/HomeScreenTests.swift", ["HomeTests"]), ("README.md", []), ("BUILD.bazel", []),
  ])
  func `dependents are all test targets that are linked with a changed module`(file: String, targets: [String]) throws {
    let sample = try ImpactSample()
    let app = ImpactedApp(at: sample.root)
    let change = FileChange(path: file, status: .possible)

    #expect(Impact(of: [change], in: app, namesDependents: true).dependents == targets)
    #expect(Impact(of: [change], in: app).dependents == nil)
  }

  // MARK: Interfaces

  @Test func `an interface reaches all of its module, and what that reaches`() throws {
    let impact = try ImpactSample().impact(of: "Sources/Cart/CartColors.swift", replacing: "red = 1", with: "red = 2")

    #expect(impact.kinds == [.interface])
    #expect(impact.names == ["CartColorsTests", "CartPricesTests", "HomeScreenTests"])
  }

  @Test func `a shared interface reaches all that is compiled against it`() throws {
    let impact = try ImpactSample().impact(
      of: "Sources/CartInterface/CartModuleInterface.swift", replacing: "total() -> Int }", with: "total() -> Int? }")

    #expect(impact.kinds == [.sharedInterface])
    #expect(impact.names == Self.all)
    #expect(impact.modules == ["Cart", "CartInterface", "Home"])
  }

  @Test func `a conformance of a type that others see is shared without a word for it`() throws {
    let sample = try ImpactSample(["Sources/CartInterface/Named.swift": "extension CartModuleInterface {}\n"])

    let impact = try sample.impact(
      of: "Sources/CartInterface/Named.swift", to: "extension CartModuleInterface: Sendable {}\n")

    #expect(impact.kinds == [.sharedInterface])
  }

  @Test func `a mark for mocks is part of the interface`() throws {
    let impact = try ImpactSample().impact(
      of: "Sources/Cart/CartColors.swift", to: "/// @mockable\nprotocol P {}\nenum CartColors { static let red = 1 }\n")
    let sample = try ImpactSample(["Sources/Cart/P.swift": "/// @mockable\nprotocol P {}\n"])

    #expect(impact.kinds == [.interface])
    #expect(try sample.impact(of: "Sources/Cart/P.swift", to: "protocol P {}\n").kinds == [.interface])
  }

  @Test func `a member of a type of another package is reached by its name, an operator by all that see it`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Texts.swift": "extension String { func shouted() -> String { uppercased() } }\n",
      "Sources/Home/Sums.swift": "func +++ (a: Int, b: Int) -> Int { a + b }\ninfix operator +++\n",
      "Tests/HomeTests/ShoutTests.swift":
        "import Testing\n@testable import Home\n@Test func shout() { _ = \"a\".shouted() }\n",
    ])

    #expect(
      try sample.impact(of: "Sources/Home/Texts.swift", replacing: "uppercased()", with: "lowercased()").names
        == ["shout"])
    #expect(
      try sample.impact(of: "Sources/Home/Sums.swift", replacing: "a + b", with: "a - b").names
        == ["HomeScreenTests", "shout", "title"])
  }

  @Test func `a generated mock leads to its protocol`() throws {
    let sample = try ImpactSample([
      "Sources/Cart/Pricing.swift": "protocol Pricing {}\nextension Pricing { func price() -> Int { 1 } }\n",
      "Tests/CartTests/MockedTests.swift":
        "import Testing\n@testable import Cart\n@Test func mocked() { _ = PricingMock().price() }\n",
    ])

    #expect(try sample.impact(of: "Sources/Cart/Pricing.swift", replacing: "{ 1 }", with: "{ 2 }").names == ["mocked"])
  }

  // MARK: Files that come, go and move

  @Test func `a file that goes reaches what it was used by`() throws {
    let impact = try ImpactSample().impact(of: "Sources/Cart/Cart+ModuleInterface.swift", to: nil)

    #expect(impact.changes.first?.status == "deleted")
    #expect(impact.kinds == [.sharedInterface])
    #expect(impact.names.contains("HomeScreenTests"))
  }

  @Test func `a file that comes reaches its module`() throws {
    let impact = try ImpactSample().impact(of: "Sources/Cart/New.swift", to: "struct New {}\n")

    #expect(impact.changes.first?.status == "added")
    #expect(impact.names == ["CartColorsTests", "CartPricesTests", "HomeScreenTests"])
  }

  @Test func `a file that is moved within its module is a body, to another one two interfaces`() throws {
    let sample = try ImpactSample([
      "Sources/Cart/Paint.swift": "enum Paint {}\n", "Sources/Home/Paper.swift": "enum Paper {}\n",
    ])
    let text = Array("enum Paint {}\n".utf8)

    let within = sample.impact(
      of: FileChange(path: "Sources/Cart/Paint.swift", status: .moved(from: "Sources/Cart/Old.swift"), before: text))
    let across = sample.impact(
      of: FileChange(path: "Sources/Home/Paper.swift", status: .moved(from: "Sources/Cart/Old.swift"), before: text))

    #expect(within.kinds == [.body])
    #expect(within.names == [])
    #expect(across.kinds == [.interface, .interface])
    #expect(across.changes.map(\.module) == ["Cart", "Home"])
    #expect(across.names == Self.all)
  }

  // MARK: Other files

  @Test func `a resource reaches its module, and a picture its test target`() throws {
    let words = try ImpactSample().impact(of: "Sources/Home/Resources/words.json", to: "{ }\n")
    let picture = try ImpactSample().impact(of: "Tests/HomeTests/__Snapshots__/home.txt", to: "House\n")

    #expect(words.kinds == [.resource])
    #expect(words.names == ["HomeScreenTests", "title"])
    #expect(picture.kinds == [.resource])
    #expect(picture.names == ["HomeScreenTests", "title"])
  }

  @Test func `a test reaches itself, and a helper the tests that use it`() throws {
    let sample = try ImpactSample([
      "Tests/CartTests/Samples.swift": "enum Samples { static func one() -> Int { 1 } }\n",
      "Tests/CartTests/SampleTests.swift": "import Testing\n@Test func sample() { #expect(Samples.one() == 1) }\n",
    ])

    let test = try sample.impact(of: "Tests/CartTests/CartPricesTests.swift", replacing: "== 3", with: "== 4")
    #expect(test.changes.map(\.isTest) == [true])
    #expect(test.names == ["CartPricesTests"])
    #expect(
      try sample.impact(of: "Tests/CartTests/Samples.swift", replacing: "{ 1 }", with: "{ 2 }").names == ["sample"])
  }

  @Test func `a document reaches only tests that read files`() throws {
    let sample = try ImpactSample([
      "README.md": "",
      "Tests/CartTests/PageTests.swift":
        "import Foundation\nimport Testing\n@Test func page() { _ = FileManager.default }\n",
    ])

    let impact = try sample.impact(of: "README.md", to: "Shop\n")

    #expect(impact.kinds == [.document])
    #expect(impact.names == ["page"])
  }

  @Test func `a file of a package that the app does not depend on is a document, also its manifest`() throws {
    let sample = try ImpactSample([
      "Other/Package.swift": "// swift-tools-version: 6.3\n", "Other/Sources/A/A.swift": "",
    ])

    let file = try sample.impact(of: "Other/Sources/A/A.swift", to: "enum A {}\n")
    let manifest = try sample.impact(of: "Other/Package.swift", to: "// swift-tools-version: 6.2\n")

    #expect(file.kinds + manifest.kinds == [.document, .document])
    #expect(file.names + manifest.names == [])
  }

  @Test func `a file of a package that the app depends on, and that is not read, reaches everything`() throws {
    let manifest = try #require(ImpactSample.files["Package.swift"])
    let sample = try ImpactSample([
      "Package.swift": manifest.replacing(
        "  targets: [", with: #"  dependencies: [.package(name: "riblets", path: "Other")], targets: ["#),
      "Other/Package.swift": "// swift-tools-version: 6.3\n", "Other/Sources/A/A.swift": "",
    ])

    #expect(try sample.impact(of: "Other/Sources/A/A.swift", to: "enum A {}\n").names == Self.all)
  }

  @Test func `what C declares may be used by all that see it`() throws {
    let manifest = try #require(ImpactSample.files["Package.swift"])
    let sample = try ImpactSample([
      "Package.swift": manifest.replacing(
        #".target(name: "CartInterface"),"#,
        with: #".target(name: "CartInterface", dependencies: ["CSum"]), .target(name: "CSum"),"#),
      "Sources/CSum/sum.c": "int sum() { return 1; }\n",
    ])

    let impact = try sample.impact(of: "Sources/CSum/sum.c", to: "int sum() { return 2; }\n")

    #expect(impact.kinds == [.sharedInterface])
    #expect(impact.names == Self.all)
  }

  @Test func `a test that starts a program is reached by everything`() throws {
    let sample = try ImpactSample([
      "Tests/HomeTests/RunTests.swift": "import Foundation\nimport Testing\n@Test func run() { _ = Process() }\n"
    ])

    #expect(
      try sample.impact(of: "Sources/Cart/CartColors.swift", replacing: "enum", with: "\nenum").names
        == ["CartColorsTests", "run"])
  }

  // MARK: Everything

  @Test(arguments: [
    ("Package.swift", "// swift-tools-version: 6.3\n", "Package.swift says how the app is built"),
    ("Package.resolved", "{}", "Package.resolved says how the app is built"),
    ("data.bin", "1", "data.bin is in no module, and what reads it is not known; if nothing does: --ignore 'data.bin'"),
  ])
  func `what decides about builds, or is not understood, reaches everything`(
    _ path: String, _ text: String, _ reason: String
  ) throws {
    let sample = try ImpactSample()
    let manifest = try sample.folder.text(of: "Package.swift")

    let impact = try sample.impact(of: path, to: path == "Package.swift" ? manifest + "\n" : text)

    #expect(impact.everything == [reason])
    #expect(impact.names == Self.all)
  }

  @Test func `a file that does not parse reaches everything, now and before`() throws {
    let now = try ImpactSample().impact(of: "Sources/Cart/CartColors.swift", to: "enum CartColors {")
    let before = try ImpactSample(["Sources/Cart/CartColors.swift": "enum CartColors {"])
      .impact(of: "Sources/Cart/CartColors.swift", to: "enum CartColors { static let red = 1 }\n")

    #expect(now.everything == ["Sources/Cart/CartColors.swift:1:18: it does not parse here"])
    #expect(now.names == Self.all)
    #expect(before.everything == ["Sources/Cart/CartColors.swift did not parse before, in line 1"])
    #expect(before.names == Self.all)
  }

  @Test func `a manifest that computes its targets reaches everything`() throws {
    let manifest = try #require(ImpactSample.files["Package.swift"])
    let sample = try ImpactSample([
      "Package.swift": manifest.replacing(#"name: "Cart", dep"#, with: #"name: "C" + "art", dep"#)
    ])

    let impact = try sample.impact(of: "Sources/Home/HomeTitle.swift", replacing: "Home", with: "House")

    let reasons = [
      "Package.swift:8: it computes the name of a target",
      "the manifest does not say what tests there are",
    ]
    #expect(impact.everything == reasons)
  }

  @Test func `two modules of one name reach everything`() throws {
    let manifest = try #require(ImpactSample.files["Package.swift"])
    let other =
      #"// swift-tools-version: 6.3\#nimport PackageDescription\#nlet package = Package(name: "Other", targets: [.target(name: "Cart")])"#
    let sample = try ImpactSample([
      "Package.swift": manifest.replacing(
        "  targets: [", with: #"  dependencies: [.package(path: "Other")], targets: ["#),
      "Other/Package.swift": other, "Other/Sources/Cart/A.swift": "",
    ])

    let impact = try sample.impact(of: "Sources/Home/HomeTitle.swift", replacing: "Home", with: "House")

    #expect(impact.everything == ["two modules are called 'Cart': 'Sources/Cart' and 'Other/Sources/Cart'"])
  }

  @Test func `code that a plug-in makes may use anything`() throws {
    let manifest = try #require(ImpactSample.files["Package.swift"])
    let sample = try ImpactSample([
      "Package.swift": manifest.replacing(
        #"dependencies: ["Home"], "#,
        with: #"dependencies: ["Home"], plugins: [.plugin(name: "Coder", package: "coder")], "#)
    ])

    #expect(
      try sample.impact(of: "Sources/Home/HomeTitle.swift", replacing: "\"Home\"", with: "\"House\"").names
        == ["HomeScreenTests", "title"])
  }

  @Test func `files that are named may change in any way, and ignored ones do not count`() throws {
    let sample = try ImpactSample()
    let change = FileChange(path: "Sources/Cart/CartColors.swift", status: .possible)

    #expect(sample.impact(of: change).names == ["CartColorsTests", "CartPricesTests", "HomeScreenTests"])
    let ignored = Impact(of: [change], in: ImpactedApp(at: sample.root)) { $0.hasSuffix("Colors.swift") }
    #expect(ignored.names == [])
  }

  @Test func `all tests are those of all targets`() throws {
    let sample = try ImpactSample()

    #expect(Impact(ofAllTestsIn: ImpactedApp(at: sample.root)).names == Self.all)
  }
}
