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

  @Test(arguments: ["\"Sources/Home/Price.swift\"", "folder + \"/Price.swift\"", "\"Sources\" + \"/Home/Price\""])
  func `a function outside of tests read a source that a test named`(_ path: String) throws {
    let sample = try ImpactSample([
      "Sources/Home/Price.swift": "// License\nfunc price() -> Int { 1 }\n", "Sources/Home/Reader.swift": Self.reader,
      "Tests/HomeTests/LicenseTests.swift": Self.suite("content(of: \(path)).contains(\"License\")"),
      "Tests/HomeTests/OtherTests.swift":
        "import Testing\n@testable import Home\nstruct OtherTests { @Test func use() { #expect(content(of: \"product/3\") == \"\") } }\n",
    ])

    let names = try sample.impact(of: "Sources/Home/Price.swift", replacing: "License", with: "Licence").names

    #expect(names.contains("LicenseTests"))
    #expect(!names.contains("OtherTests"))
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
