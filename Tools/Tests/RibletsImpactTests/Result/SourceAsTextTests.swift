import RibletsImpact
import TestFolder
import Testing

/// Changes of sources that a test sees without their declarations: as a text, as the name of a file, or because they become sources.
struct SourceAsTextTests {
  private static let reader =
    "import Foundation\nfunc content(of path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? \"\" }\n"

  private static func suite(_ test: String) -> String {
    "import Testing\n@testable import Home\nstruct LicenseTests { @Test func use() { #expect(\(test)) } }\n"
  }

  @Test(arguments: ["// License\n", "// License\n@_exported import CartInterface\n", "// License\n#if DEBUG\n#endif\n"])
  func `a test read a file without declarations`(_ content: String) throws {
    let sample = try ImpactSample([
      "Sources/Home/Modules.swift": content, "Sources/Home/Reader.swift": Self.reader,
      "Tests/HomeTests/LicenseTests.swift": Self.suite("content(of: #filePath) != \"\""),
    ])

    #expect(
      try sample.impact(of: "Sources/Home/Modules.swift", replacing: "License", with: "Licence").names
        .contains("LicenseTests"))
  }

  @Test func `a function outside of tests read sources`() throws {
    let sample = try ImpactSample([
      "Sources/Home/Price.swift": "// License\nfunc price() -> Int { 1 }\n", "Sources/Home/Reader.swift": Self.reader,
      "Sources/Home/List.swift": "func list(_ a: [Int]) -> [Int] { var b = a; b.append(contentsOf: a); return b }\n",
      "Tests/HomeTests/LicenseTests.swift": Self.suite("content(of: folder + name) != \"\""),
      "Tests/HomeTests/OtherTests.swift":
        "import Testing\n@testable import Home\nstruct OtherTests { @Test func use() { #expect(list([]) == []) } }\n",
    ])

    let names = try sample.impact(of: "Sources/Home/Price.swift", replacing: "License", with: "Licence").names

    #expect(names.contains("LicenseTests"))
    #expect(!names.contains("OtherTests"))
  }

  private static func sampleWithC(_ code: String, in file: String = "Sources/CLib/lib.c") throws -> ImpactSample {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "CLib"), .target(name: "Base"), .target(name: "Kit", dependencies: ["CLib"]),
          .testTarget(name: "CTests", dependencies: ["CLib"]), .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """,
      "Sources/CLib/include/lib.h": "int has(const char *path);\n",
      "Sources/CLib/lib.c": "int one(void) { return 1; }\n",
      "Sources/Base/Base.swift": "public func other() -> Int { 1 }\npublic func base() -> Int { 1 }\n",
      "Sources/Kit/Kit.swift": "import CLib\npublic func kit() -> Int32 { has(\"Sources\") }\n",
      "Tests/CTests/CTests.swift":
        "import CLib\nimport Testing\nstruct CTests { @Test func use() { #expect(has(\"Sources\") == 1) } }\n",
      "Tests/KitTests/KitTests.swift":
        "import Kit\nimport Testing\nstruct KitTests { @Test func use() { #expect(kit() == 1) } }\n",
    ]
    return try ImpactSample(files.merging([file: code]) { $1 })
  }

  @Test(arguments: [
    "int has(const char *p) { return fopen(p, \"r\") != 0; }", "int has(const char *p) { return system(p); }",
    "#include <fstream>\nint has(const char *p) { return std::ifstream(p).good(); }",
    "int has(const char *p) { return open(p, 0); }",
  ])
  func `C of the app read sources, or started a program that did`(code: String) throws {
    for file in ["Sources/CLib/lib.c", "Sources/CLib/include/lib.h"] {
      let sample = try Self.sampleWithC(code, in: file)
      let names = try sample.impact(
        of: "Sources/Base/Base.swift", replacing: "other() -> Int { 1 }", with: "other() -> Int { 2 }"
      )
      .names
      #expect(names == ["CTests", "KitTests"], "\(file)")
    }
    let sample = try Self.sampleWithC("int has(const char *p) { return p != 0; }")
    #expect(try sample.impact(of: "Sources/Base/Base.swift", replacing: "1", with: "2").names == [])
  }

  @Test func `the header of a system library read sources`() throws {
    let code = "int has(const char *p) { return fopen(p, \"r\") != 0; }"
    let sample = try Self.sampleWithC(code, in: "Sources/CLib/lib.h")
    let manifest = try sample.folder.text(of: "Package.swift")
    try sample.folder.write(
      manifest.replacing(".target(name: \"CLib\")", with: ".systemLibrary(name: \"CLib\")"), to: "Package.swift")
    try sample.folder.write("module CLib { header \"lib.h\" }\n", to: "Sources/CLib/module.modulemap")
    #expect(
      try sample.impact(of: "Sources/Base/Base.swift", replacing: "1", with: "2").names == ["CTests", "KitTests"])
  }

  @Test func `C of the app read what a crash prints, in which there is a line`() throws {
    let sample = try Self.sampleWithC("int has(const char *p) { dup2(1, 2); return fork(); }")
    let impact = try sample.impact(
      of: "Sources/Base/Base.swift", replacing: "other() -> Int { 1 }", with: "other() -> Int {\n 1 }")
    #expect(impact.names.contains("CTests"))
  }

  @Test(arguments: ["#embed \"../Base/Base.swift\"", "#include \"../Base/Base.swift\""])
  func `C of the app had a Swift file in it`(line: String) throws {
    let sample = try Self.sampleWithC("const char text[] = {\n\(line)\n};\n")
    #expect(
      try sample.impact(of: "Sources/Base/Base.swift", replacing: "1", with: "2").everything
        == ["Sources/Base/Base.swift may be in the C of 'CLib', which names a Swift file"])
  }

  @Test(arguments: ["Sources/Home/Price.swift", "Sources/Home/Resources/price.json"])
  func `a manifest read a file of a module`(path: String) throws {
    let sample = try ImpactSample([path: "func price() -> Int { 1 }\n"])
    let manifest = try sample.folder.text(of: "Package.swift")
    try sample.folder.write(
      "import Foundation\n" + manifest + "\n_ = try? String(contentsOfFile: name)\n", to: "Package.swift")

    let impact = try sample.impact(of: path, replacing: "1", with: "2")

    #expect(impact.everything == ["\(path) may be read by a manifest, by 'contentsOfFile'"])
  }

  @Test(arguments: [
    ("/// @mockable\ntypealias Both = First & Any", "BothMock()"),
    ("/// @faked(override: name = FakeSecond)\nprotocol Second: First {}", "FakeSecond()"),
    ("/// @mockable(typealias: T = Price)\nprotocol Third { associatedtype T }", "ThirdMock()"),
  ])
  func `the name of a mock, or of what it uses, was in a comment`(_ declaration: String, use: String) throws {
    let sample = try ImpactSample([
      "Sources/Home/First.swift": "protocol First {}\nextension First { func callAsFunction() -> Int { 1 } }\n",
      "Sources/Home/Price.swift": "struct Price { init() { print(1) } }\n",
      "Sources/Home/Mocked.swift": declaration + "\n",
      "Tests/HomeTests/MockTests.swift":
        "import Testing\n@testable import Home\nstruct MockTests { @Test func use() { _ = \(use) } }\n",
    ])
    let path = declaration.contains("Price") ? "Sources/Home/Price.swift" : "Sources/Home/First.swift"

    #expect(try sample.impact(of: path, replacing: "1", with: "2").names.contains("MockTests"))
  }

  @Test(arguments: ["Sources/Home/Import.swift.off", "Sources/Home/.off/Import.swift"])
  func `a file that becomes a source was taken for one that only moved`(former: String) throws {
    let content = "import Extras\n"
    let sample = try ImpactSample([
      "Sources/Home/Import.swift": content,
      "Sources/Home/Whisper.swift": "func hello() -> String { \"HELLO\".whispered() }\n",
      "Tests/HomeTests/WhisperTests.swift":
        "import Testing\n@testable import Home\nstruct WhisperTests { @Test func use() { #expect(hello() == \"hello\") } }\n",
    ])
    let change = FileChange(
      path: "Sources/Home/Import.swift", status: .moved(from: former), before: Array(content.utf8))

    let impact = Impact(of: [change], in: ImpactedApp(at: sample.root))

    #expect(impact.names.contains("WhisperTests"))
  }
}
