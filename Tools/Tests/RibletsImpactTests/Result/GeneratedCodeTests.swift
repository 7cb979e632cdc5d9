import RibletsImpact
import TestFolder
import Testing

/// Code that plug-ins and macros write during the build, and that the command does not read.
struct GeneratedCodeTests {
  /// `Made` has code of a plug-in, and sees `Core`; `Uses` sees `Made`.
  private static func sample(
    plugins: String = #"plugins: ["Gen"]"#, testPlugins: String = "plugins: []", behind: String = "",
    _ more: [String: String] = [:]
  ) throws -> ImpactSample {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Core"), .target(name: "Far"), .executableTarget(name: "gen", dependencies: ["Pen"]),
          .target(name: "Pen"),
          .plugin(name: "Gen", capability: .buildTool(), dependencies: ["gen"]),
          .target(name: "Made", dependencies: ["Core"], \(plugins)),
          .target(name: "Uses", dependencies: ["Made"]),
          .testTarget(name: "CoreTests", dependencies: ["Core"]),
          .testTarget(name: "FarTests", dependencies: ["Far"]),
          .testTarget(name: "MadeTests", dependencies: ["Made"], \(testPlugins)),
          .testTarget(name: "UsesTests", dependencies: ["Uses"]),
        ])
      \(behind)
      """,
      "Sources/Core/Core.swift": "public func hidden() -> Int { 1 }\npublic func other() -> Int { 1 }\n",
      "Sources/Far/Far.swift": "public func far() -> Int { 1 }\n",
      "Sources/gen/main.swift": "print(1)\n", "Sources/Pen/Pen.swift": "func pen() { print(1) }\n",
      "Sources/Made/Made.swift": "public func plain() -> Int { 1 }\n",
      "Sources/Uses/Uses.swift": "import Made\npublic func use() -> Int { made() }\n",
      "Plugins/Gen/Gen.swift": "import PackagePlugin\n",
      "Tests/CoreTests/CoreTests.swift": test("Core", "other() == 1"),
      "Tests/FarTests/FarTests.swift": test("Far", "far() == 1"),
      "Tests/MadeTests/MadeTests.swift": test("Made", "made() == 1"),
      "Tests/UsesTests/UsesTests.swift": test("Uses", "use() == 1"),
    ]
    return try ImpactSample(files.merging(more) { $1 })
  }

  private static func test(_ module: String, _ expectation: String) -> String {
    "import Testing\nimport \(module)\n\nstruct \(module)Tests { @Test func a() { #expect(\(expectation)) } }\n"
  }

  private static func change(_ sample: ImpactSample, in module: String = "Core") throws -> Impact {
    try sample.impact(of: "Sources/\(module)/\(module).swift", replacing: "{ 1 }", with: "{ 2 }")
  }

  @Test(arguments: [
    #"plugins: ["Gen"]"#, #"plugins: [.plugin(name: "Gen", package: "gen")]"#, "plugins: isCI ? [] : [gen]",
  ])
  func `a test that uses a function which only a plug-in writes is affected by all that the function may use`(
    plugins: String
  ) throws {
    let sample = try Self.sample(plugins: plugins)

    #expect(try Self.change(sample).names == ["CoreTests", "MadeTests", "UsesTests"])
    let isOwn = !plugins.contains("isCI")
    #expect(try Self.change(sample, in: "Far").names == ["FarTests"] + (isOwn ? ["MadeTests", "UsesTests"] : []))
  }

  @Test(arguments: [
    #"for target in package.targets { target.plugins = [.plugin(name: "Gen")] }"#,
    #"package.targets.last?.plugins?.append("Gen")"#,
  ])
  func `a plug-in that a target gets behind its call may be one of each target`(behind: String) throws {
    let sample = try Self.sample(plugins: "plugins: []", behind: behind)

    #expect(try Self.change(sample).names == ["CoreTests", "MadeTests", "UsesTests"])
  }

  @Test func `a folder that a target gets behind its call counts as computed`() throws {
    let sample = try Self.sample(behind: #"package.targets[0].path = "Core""#)

    #expect(try Self.change(sample).everything.contains { $0.hasSuffix(": it may change 'path' of a target") })
  }

  @Test func `the reason is that a plug-in or a macro makes code`() throws {
    let suite = try Self.change(try Self.sample(plugins: "plugins: made")).targets.flatMap(\.suites).first {
      $0.name == "UsesTests"
    }

    #expect(
      try #require(suite).reason.map(\.name)
        == ["a plug-in or a macro makes code", "generated code may use anything", "body modified"])
  }

  @Test func `tests that a plug-in writes beside others are built and run with these`() throws {
    let sample = try Self.sample(plugins: "plugins: []", testPlugins: #"plugins: ["Gen"]"#)

    #expect(try Self.change(sample).names == ["CoreTests", "MadeTests"])
  }

  @Test func `tests that only a plug-in writes run with each change`() throws {
    let sample = try Self.sample(
      plugins: "plugins: []", testPlugins: #"plugins: ["Gen"]"#, ["Tests/MadeTests/MadeTests.swift": "import Made\n"])

    #expect(try Self.change(sample, in: "Far").everything == ["all tests of 'MadeTests' may be generated"])
  }

  @Test(arguments: ["Sources/gen/main.swift", "Sources/Pen/Pen.swift", "Plugins/Gen/Gen.swift"])
  func `code of a plug-in and of its programs reaches everything`(file: String) throws {
    let sample = try Self.sample()

    #expect(try sample.impact(of: file, to: "print(2)\n").everything.count == 1)
  }

  @Test(arguments: ["Sources/Made/words.json", "Sources/Far/words.json", "words.md", ".riblets/words.json"])
  func `a file that a plug-in may read reaches all that sees its module`(file: String) throws {
    let sample = try Self.sample([file: "{}\n"])

    let names = try sample.impact(of: file, to: "{ }\n").names
    #expect(Set(names).isSuperset(of: ["MadeTests", "UsesTests"]))
    #expect(!names.contains("CoreTests"))
  }

  // MARK: Macros

  /// `Core` declares macros, `Made` uses one of them.
  private static func macros(_ declared: String, _ used: String) throws -> ImpactSample {
    let sample = try Self.sample(
      plugins: "plugins: []",
      [
        "Sources/Far/Far.swift": "\(declared)\npublic func far() -> Int { 1 }\n",
        "Sources/Made/Made.swift": "import Far\nfunc hidden() -> Int { 1 }\n\(used)\n",
      ])
    let manifest = try sample.folder.text(of: "Package.swift")
      .replacing(
        #".target(name: "Far")"#, with: #".macro(name: "Macros"), .target(name: "Far", dependencies: ["Macros"])"#)
    try sample.folder.write(manifest, to: "Package.swift")
    try sample.folder.write("struct Maker {}\n", to: "Sources/Macros/Maker.swift")
    return sample
  }

  @Test(arguments: [
    (
      "@attached(peer, names: prefixed(make)) public macro Make() = #externalMacro(module: \"Macros\", type: \"M\")",
      "@Make public struct Price {}"
    ),
    (
      "@freestanding(declaration, names: arbitrary)\npublic macro make<T>(_ t: T) = #externalMacro(module: \"Macros\", type: \"M\")",
      "#make(1)"
    ),
  ])
  func `a test that uses a function which only a macro writes is affected by all that the function may use`(
    declared: String, used: String
  ) throws {
    let sample = try Self.macros(declared, used)

    #expect(try Self.change(sample, in: "Made").names == ["MadeTests", "UsesTests"])
  }

  @Test func `a module that sees a macro and does not write its name has no generated code`() throws {
    let sample = try Self.macros(
      "@attached(peer, names: prefixed(make)) public macro Make() = #externalMacro(module: \"Macros\", type: \"M\")", ""
    )

    #expect(try Self.change(sample, in: "Made").names == [])
  }

  @Test func `code that a plug-in of the app writes read sources`() throws {
    let sample = try Self.sample()

    #expect(
      try sample.impact(of: "Sources/Far/Far.swift", replacing: "public", with: "public ").names
        .contains("MadeTests"))
  }

  @Test func `a function that a plug-in of the app writes knew the line of its call`() throws {
    let sample = try Self.sample([
      "Sources/Far/Far.swift": "public func a() -> Int { 1 }\npublic func far() -> Int { 1 }\n"
    ])
    let impact = try sample.impact(
      of: "Sources/Far/Far.swift", replacing: "a() -> Int { 1 }", with: "a() -> Int {\n 1 + 1 }")

    #expect(impact.names.contains("FarTests"))
  }

  @Test(arguments: [("_typeByName", true), ("contentsOfFile", true), ("#line", true), ("total", false)])
  func `the words of a macro say whether its code may read sources`(word: String, isFree: Bool) throws {
    let sample = try Self.sample(
      plugins: #"plugins: []"#,
      [
        "Package.swift": Self.manifestWithMacro,
        "Sources/Mac/Mac.swift": "let code = \"\"\"\n  \(word)(1)\n  \"\"\"\n",
        "Sources/Made/Made.swift":
          "@freestanding(expression) public macro made() -> Int = #externalMacro(module: \"Mac\", type: \"M\")\npublic func plain() -> Int { #made }\n",
        "Tests/MadeTests/MadeTests.swift": Self.test("Made", "plain() == 1"),
      ])

    #expect(try Self.change(sample, in: "Far").names.contains("MadeTests") == isFree)
  }

  private static let manifestWithMacro = """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Core"), .target(name: "Far"), .macro(name: "Mac"),
        .target(name: "Made", dependencies: ["Core", "Mac"]),
        .testTarget(name: "FarTests", dependencies: ["Far"]),
        .testTarget(name: "MadeTests", dependencies: ["Made"]),
      ])
    """
}
