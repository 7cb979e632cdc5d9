import RibletsImpact
import TestFolder
import Testing

/// Targets with one folder, resources in the folder of another target, and files that C includes.
struct SharedFolderTests {
  /// The target `A` with a suite, `B` with another suite, or without tests if it has none in `targets`.
  private static func sample(_ targets: String, _ files: [String: String], behind: String = "") throws -> ImpactSample {
    let manifest = """
      // swift-tools-version: 6.3
      import PackageDescription

      \(behind)
      let package = Package(name: "Shop", targets: [\(targets)])
      """
    return try ImpactSample(
      [
        "Package.swift": manifest, "Tests/ATests/ATests.swift": suite("A"), "Tests/BTests/BTests.swift": suite("B"),
      ].merging(files) { $1 })
  }

  private static func suite(_ module: String) -> String {
    let name = module.lowercased()
    return
      "import Testing\nimport \(module)\nstruct \(module)Suite { @Test func use() { #expect(\(name)() == 1) } }\n"
  }

  private static let tests =
    #".testTarget(name: "ATests", dependencies: ["A"]), .testTarget(name: "BTests", dependencies: ["B"])"#

  @Test(arguments: [
    (#"path: "Code", sources: ["b"]"#, #"path: "Code", sources: ["a"]"#),
    (#"path: "Code", sources: ["./b/"]"#, #"path: "Code", sources: ["a/../a/"]"#),
    (#"path: "Code", exclude: ["a"]"#, #"path: "Code", exclude: ["b"]"#),
    (#"path: "Code", exclude: ["a/"]"#, #"path: "Code", exclude: ["b"], sources: nil"#),
    (#"path: "Code", exclude: ["a"]"#, #"path: "Code", sources: ["a"]"#),
    (#"path: "Code", exclude: ["a"]"#, #"path: "Code/a""#),
    (#"path: ".", sources: ["Code/b"]"#, #"path: ".", sources: ["Code/a"]"#),
  ])
  func `two targets have one folder, and the files of the second one counted as files of the first one`(
    b: String, a: String
  ) throws {
    for targets in [
      #".target(name: "B", \#(b)), .target(name: "A", \#(a))"#,
      #".target(name: "A", \#(a)), .target(name: "B", \#(b))"#,
    ] {
      let sample = try Self.sample(
        targets + ", " + Self.tests,
        [
          "Code/a/a.swift": "public func a() -> Int { h() }\n", "Code/a/h.swift": "func h() -> Int { 1 }\n",
          "Code/b/b.swift": "public func b() -> Int { 1 }\n",
        ])

      #expect(try sample.impact(of: "Code/a/h.swift", replacing: "1", with: "2").names == ["ASuite"])
      #expect(try sample.impact(of: "Code/b/b.swift", replacing: "1", with: "2").names == ["BSuite"])
      #expect(try sample.impact(of: "Code/a/new.swift", to: "extension Int {}\n").names == ["ASuite"])
    }
  }

  @Test func `a test target with the folder of its sources vanished`() throws {
    let sample = try Self.sample(
      """
      .target(name: "A", path: "A", sources: ["a.swift"]),
      .testTarget(name: "ATests", dependencies: ["A"], path: "A", sources: ["t.swift", "h.swift"])
      """,
      [
        "A/a.swift": "public func a() -> Int { 1 }\n", "A/t.swift": Self.suite("A").replacing("== 1", with: "== h()"),
        "A/h.swift": "func h() -> Int { 1 }\n",
      ])

    let impact = try sample.impact(of: "A/h.swift", replacing: "1", with: "2")

    #expect(impact.names == ["ASuite"])
    #expect(impact.suiteCount == 1)
    #expect(impact.everything == [])
    #expect(try sample.impact(of: "A/a.swift", replacing: "1", with: "2").names == ["ASuite"])
  }

  @Test func `two test targets have one folder, and the suites of the second one vanished`() throws {
    let sample = try Self.sample(
      """
      .target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"], path: "Tests", sources: ["U"]),
      .testTarget(name: "ITests", dependencies: ["A"], path: "Tests", sources: ["I"])
      """,
      [
        "Sources/A/a.swift": "public func a() -> Int { 1 }\n", "Tests/U/u.swift": Self.suite("A"),
        "Tests/I/i.swift": Self.suite("A").replacing("ASuite", with: "ISuite"),
      ])

    let impact = try sample.impact(of: "Sources/A/a.swift", replacing: "1", with: "2")

    #expect(impact.names == ["ASuite", "ISuite"])
    #expect(impact.targets.map(\.name) == ["ATests", "ITests"])
  }

  @Test func `a file in one folder of two targets counted as a resource of one`() throws {
    let sample = try Self.sample(
      #".target(name: "A", path: "Code", sources: ["a"]), .target(name: "B", path: "Code", sources: ["b"]), "#
        + Self.tests,
      [
        "Code/a/a.swift": "public func a() -> Int { 1 }\n", "Code/b/b.swift": "public func b() -> Int { 1 }\n",
        "Code/words.json": "{}\n",
      ])

    #expect(try sample.impact(of: "Code/words.json", to: "{ }\n").names == ["ASuite", "BSuite"])
  }

  @Test func `a computed list of sources selects everything`() throws {
    let sample = try Self.sample(
      #".target(name: "A", path: "Code", sources: list()), .target(name: "B", path: "Code", sources: ["b"]), "#
        + Self.tests, ["Code/a/a.swift": "public func a() -> Int { 1 }\n"])

    let impact = try sample.impact(of: "Code/a/a.swift", replacing: "1", with: "2")

    #expect(impact.everything.contains { $0.hasSuffix(": it computes the sources of 'A'") })
  }

  @Test(arguments: [
    "Sources/B/words.txt", "Sources/B/words.md", "Sources/B/b.swift", "README.md", "Tests/BTests/words.txt",
  ])
  func `a resource in another folder reaches the module whose manifest names it`(file: String) throws {
    let resource = file.hasPrefix("Sources") ? file.replacing("Sources/", with: "../") : "../../" + file
    for path in [resource, resource.split(separator: "/").dropLast().joined(separator: "/")] {
      let sample = try Self.sample(
        #".target(name: "B"), .target(name: "A", resources: [.embedInCode("\#(path)")]), .testTarget(name: "ATests", dependencies: ["A"])"#,
        [
          "Sources/A/a.swift": "public func a() -> Int { 1 }\n",
          "Sources/B/other.swift": "public func b() -> Int { 1 }\n",
          file: "\n",
        ])

      #expect(try sample.impact(of: file, to: "\n\n").names == ["ASuite"])
    }
  }

  @Test func `a resource is moved out of the folder that another target names`() throws {
    let sample = try Self.sample(
      #".target(name: "B"), .target(name: "A", resources: [.process("../B/words")]), "# + Self.tests,
      [
        "Sources/A/a.swift": "public func a() -> Int { 1 }\n", "Sources/B/b.swift": "public func b() -> Int { 1 }\n",
        "Sources/B/one.txt": "1\n",
      ])

    let change = FileChange(
      path: "Sources/B/one.txt", status: .moved(from: "Sources/B/words/one.txt"), before: Array("1\n".utf8))

    #expect(sample.impact(of: change).names == ["ASuite", "BSuite"])
  }

  @Test func `a resource that git ignores is among the files of its module`() throws {
    let sample = try Self.sample(
      #".target(name: "B", exclude: ["words"]), .target(name: "A", resources: [.process("../B/words")]), "#
        + Self.tests,
      ["Sources/A/a.swift": "", "Sources/B/b.swift": "", "Sources/B/words/one.txt": "1\n"])

    let files = ["Sources/B/words/one.txt", "Sources/C/one.txt"]
    #expect(ImpactedApp(at: sample.root).sources(among: files) == ["Sources/B/words/one.txt"])
  }

  @Test(arguments: [
    (#"let root = "../B""#, "[.copy(root + name)]", true),
    (#"let root = Context.packageDirectory"#, "[.copy(root)]", true),
    ("", #"isCI ? [] : [.copy("words.txt")]"#, false), (#"let b = "../B/words.txt""#, "[.copy(b)]", false),
  ])
  func `a computed list of resources selects everything if a path may leave the folder`(
    behind: String, list: String, counts: Bool
  ) throws {
    let sample = try Self.sample(
      #".target(name: "B"), .target(name: "A", resources: \#(list)), "# + Self.tests,
      [
        "Sources/A/a.swift": "public func a() -> Int { 1 }\n", "Sources/B/b.swift": "public func b() -> Int { 1 }\n",
        "Sources/B/words.txt": "1\n",
      ], behind: behind)

    let impact = try sample.impact(of: "Sources/B/words.txt", to: "2\n")

    let text = ": it computes the resources of 'A', which may be in other folders"
    #expect(impact.everything.contains { $0.hasSuffix(text) } == counts)
    #expect(impact.names.contains("BSuite"))
  }

  @Test(arguments: [
    (
      ".embedInCode(doc: \"a\")",
      "func embedInCode(doc s: String) -> Resource { .embedInCode(\"../../Docs/\\(s).md\") }"
    ),
    (
      ".process(\"a.md\", from: \"Docs\")",
      "func process(_ s: String, from d: String) -> Resource { .process(\"../../\" + d + \"/\" + s) }"
    ),
    (".copy(\"a.md\")", "func copy(_ s: StaticString) -> Resource { .embedInCode(\"../../Docs/\\(s)\") }"),
  ])
  func `a function of the manifest made a resource by a name of SwiftPM`(use: String, function: String) throws {
    for resources in ["[\(use)]", use] {
      let sample = try Self.sample(
        #".target(name: "A", resources: \#(resources)), .testTarget(name: "ATests", dependencies: ["A"])"#,
        ["Sources/A/a.swift": "public func a() -> Int { 1 }\n", "Docs/a.md": "1\n"])
      let manifest = try sample.folder.text(of: "Package.swift")
      try sample.folder.write(
        "\(manifest)\nextension \(resources == use ? "[Resource]" : "Resource") { static \(function) }\n",
        to: "Package.swift")
      #expect(try sample.impact(of: "Docs/a.md", to: "2\n").everything.count == 1, "\(resources)")
    }
  }

  @Test func `a resource of a program that a plug-in runs reaches everything`() throws {
    let sample = try Self.sample(
      #"""
      .target(name: "A"), .executableTarget(name: "gen", resources: [.embedInCode("../../README.md")]),
      .plugin(name: "Gen", capability: .buildTool(), dependencies: ["gen"]),
      .testTarget(name: "ATests", dependencies: ["A"])
      """#,
      [
        "Sources/A/a.swift": "public func a() -> Int { 1 }\n", "Sources/gen/main.swift": "print(1)\n",
        "README.md": "1\n",
      ])

    #expect(try sample.impact(of: "README.md", to: "2\n").everything.count == 1)
  }

  @Test(arguments: ["one.h", "include/one.h", "one.inc", "table.txt"])
  func `C includes a file that its manifest excludes, and no test sees the C`(file: String) throws {
    for left in [#"exclude: ["one.h", "one.inc", "table.txt", "include"]"#, #"sources: ["c.c"]"#] {
      let sample = try Self.sample(
        #".target(name: "A"), .target(name: "CC", path: "Mixed", \#(left)), .testTarget(name: "ATests", dependencies: ["A"])"#,
        [
          "Sources/A/a.swift": "public func a() -> Int { 1 }\n", "Mixed/c.c": "#include \"\(file)\"\n",
          "Mixed/\(file)": "1\n",
        ])

      let impact = try sample.impact(of: "Mixed/\(file)", to: "2\n")

      #expect(impact.everything.count == 1)
      #expect(impact.names == ["ASuite"])
    }
  }
}
