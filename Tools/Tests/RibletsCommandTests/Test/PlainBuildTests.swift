import Foundation
import Testing

/// The same is built and run as by `swift test`, with packages that the app depends on, for real.
struct PlainBuildTests {
  private let package: TestedPackage

  init() throws {
    package = try TestedPackage(
      tests: """
        import Kit
        @Test func isRich() { #expect(amount == 1) }
        @Test func areThere() throws {
          let walk = try #require(FileManager.default.enumerator(atPath: "Sources"))
          #expect(walk.contains { $0 as? String == "App/App.swift" })
        }

        """)
    try package.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "app",
        dependencies: [
          .package(path: "Kit", traits: ["Rich"]), .package(url: "Base", from: "1.0.0"),
        ],
        targets: [
          .target(name: "App"),
          .testTarget(
            name: "AppTests",
            dependencies: ["App", .product(name: "Kit", package: "Kit"), .product(name: "Base", package: "Base")]),
        ])

      """.replacing("\"Base\", from", with: "\"\(package.path + "/Base")\", from"),
      to: "Package.swift")
    for (name, more) in [("Kit", "traits: [\"Rich\"], "), ("Base", "")] {
      try package.write(
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], \(more)targets: [.target(name: "\(name)")])

        """, to: name + "/Package.swift")
    }
    try package.write(
      "#if Rich\n  public let amount = 1\n#else\n  public let amount = 0\n#endif\n", to: "Kit/Sources/Kit/Kit.swift")
    try package.write("import XCTest\nopen class BaseCase: XCTestCase {}\n", to: "Base/Sources/Base/Base.swift")
    try package.write(
      """
      import Base

      final class OldTests: BaseCase {
        func testSum() throws { if amount() != 1 { throw Failure() } }
        private func amount() -> Int { 1 }
        private struct Failure: Error {}
      }

      """, to: "Tests/AppTests/OldTests.swift")
  }

  @Test
  func `packages lost their traits, tests behind a base class of a package were not run, and a walk found no source`()
    throws
  {
    let names = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for arguments in [["init"], ["add", "--all"], names + ["commit", "--message", "Begin"], ["tag", "1.0.0"]] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "-C", package.path + "/Base"] + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }

    let result = try package.run("test")

    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.errors.contains("3 tests passed."))
  }

  @Test func `a macro with other code was not expanded again, and a test that had to fail passed`() throws {
    let package = try TestedPackage(
      sources: [
        "App.swift":
          #"@freestanding(expression) public macro amount() -> Int = #externalMacro(module: "Macros", type: "Amount")"#
          + "\n"
      ], tests: "@Test func isOne() {\n  let amount = #amount()\n  #expect(amount == 1)\n}\n")
    try package.write(
      """
      // swift-tools-version: 6.1
      import CompilerPluginSupport
      import PackageDescription

      let package = Package(
        name: "app", platforms: [.macOS(.v13)],
        targets: [
          .macro(name: "Macros"), .target(name: "App", dependencies: ["Macros"]),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ])

      """, to: "Package.swift")
    // It answers the compiler as swift-syntax does: a length of eight bytes, and JSON.
    try package.write(
      """
      import Foundation

      while let head = try FileHandle.standardInput.read(upToCount: 8), head.count == 8 {
        let count = head.enumerated().reduce(0) { $0 + Int($1.element) << (8 * $1.offset) }
        let question = try FileHandle.standardInput.read(upToCount: count) ?? Data()
        let answer =
          String(decoding: question, as: UTF8.self).contains("getCapability")
          ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#
          : #"{"expandMacroResult":{"expandedSource":"1","diagnostics":[]}}"#
        let length = (0..<8).map { UInt8(truncatingIfNeeded: answer.utf8.count >> (8 * $0)) }
        try FileHandle.standardOutput.write(contentsOf: Data(length) + Data(answer.utf8))
      }

      """, to: "Sources/Macros/main.swift")
    let passed = try package.run("test")
    #expect(passed.status == 0, "\(passed.output)\(passed.errors)")
    let main = try String(contentsOfFile: package.path + "/Sources/Macros/main.swift", encoding: .utf8)
    try package.write(
      main.replacing(#""expandedSource":"1""#, with: #""expandedSource":"2""#), to: "Sources/Macros/main.swift")

    let failed = try package.run("test")

    #expect(failed.status == 1)
  }

  @Test func `a test that walked from its own file on through the sources found none of them`() throws {
    let package = try TestedPackage(
      tests: """
        @Test func areThere() throws {
          let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
          let walk = try #require(FileManager.default.enumerator(atPath: root.path + "/Sources"))
          #expect(walk.contains { $0 as? String == "App/App.swift" })
        }

        """)

    let result = try package.run("test")

    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(!package.exists(".build/riblets-test/package"))
  }

  @Test func `an issue of no test, and a crash at the end of all, were no failures`() throws {
    let package = try TestedPackage(
      tests: """
        @Test func passes() async {
          let trouble = ProcessInfo.processInfo.environment["TROUBLE"]
          if trouble == "issue" { await Task.detached { Issue.record("It is of no test.") }.value }
          if trouble == "crash" { atexit { abort() } }
        }

        """)
    #expect(try package.run("test").status == 0)

    for trouble in ["issue", "crash"] {
      let result = try package.run("test", "--skip-build", trouble: trouble)

      #expect(result.status == 1)
      #expect(result.errors.contains("Each test passed, but the tests as a whole did not"))
    }
  }
}
