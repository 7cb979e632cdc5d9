import RibletsSource
import Testing

@testable import RibletsScaffold

struct CompilerOptionsTests {
  private func options(_ settings: String, tools: String = "6.3", package: String = "") -> CompilerOptions? {
    let text = """
      // swift-tools-version: \(tools)
      let package = Package(
        name: "my-shop", targets: [.target(name: "Shop", swiftSettings: \(settings))]\(package))
      """
    let manifest = PackageManifest(reading: Array(text.utf8), path: "Package.swift")
    return manifest.targets.first.map { CompilerOptions(of: $0, in: manifest) }
  }

  @Test(arguments: [
    (".enableUpcomingFeature(\"ExistentialAny\")", "-enable-upcoming-feature ExistentialAny"),
    (".enableExperimentalFeature(\"Lifetimes\")", "-enable-experimental-feature Lifetimes"),
    (".define(\"DEMO\")", "-DDEMO"),
    (".treatAllWarnings(as: .error)", "-warnings-as-errors"),
    (".treatAllWarnings(as: .warning)", "-no-warnings-as-errors"),
    (".treatWarning(\"Deprecated\", as: .error)", "-Werror Deprecated"),
    (".treatWarning(\"Deprecated\", as: .warning)", "-Wwarning Deprecated"),
    (".defaultIsolation(MainActor.self)", "-default-isolation MainActor"),
    (".defaultIsolation(nil)", "-default-isolation nonisolated"),
    (".strictMemorySafety()", "-strict-memory-safety"),
    (".unsafeFlags([\"-Ounchecked\", \"-g\"])", "-Ounchecked -g"),
  ])
  func `a setting is an option`(setting: String, option: String) throws {
    let found = try #require(options("[\(setting)]"))

    #expect(found.list.joined(separator: " ") == "-swift-version 6 -package-name my_shop " + option)
    #expect(found.unknowns == [])
  }

  @Test func `the language mode is that of the target, then of the package, then of the tools`() {
    #expect(options("[.swiftLanguageMode(.v5)]")?.list[1] == "5")
    #expect(options("[]", package: ", swiftLanguageModes: [.v4_2, .v5]")?.list[1] == "5")
    #expect(options("[]")?.list[1] == "6")
    #expect(options("[]", tools: "5.10")?.list[1] == "5")
  }

  @Test(arguments: [
    "[.define(\"A\", .when(configuration: .debug))]", "[.interoperabilityMode(.Cxx)]", "[.unsafeFlags([flag])]", "[A]",
    "made()",
  ])
  func `what is no option everywhere is not guessed`(settings: String) throws {
    let found = try #require(options(settings))

    #expect(found.list.count == 4)
    #expect(found.unknowns.map(\.line) == [3])
  }
}
