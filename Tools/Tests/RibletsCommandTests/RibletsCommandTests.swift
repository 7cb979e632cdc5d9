import Foundation
import Testing

struct RibletsCommandTests {
  @Test func `without a subcommand it lists them`() throws {
    let result = try BuiltCommand.run()
    #expect(result.status == 0)
    #expect(result.output.contains("\n  coverage "))
    #expect(result.output.contains("\n  mock "))
  }

  @Test func `it tells its version`() throws {
    let result = try BuiltCommand.run("--version")
    #expect(result.status == 0)
    #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test func `an unknown subcommand is a wrong argument`() throws {
    let result = try BuiltCommand.run("covrage")
    #expect(result.status == 64)
    #expect(result.errors.contains("covrage"))
  }

  @Test func `modularize has its former name, too`() throws {
    let result = try BuiltCommand.run("layout", "--help")
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: riblets modularize "))
  }

  @Test(arguments: [
    ("tree --into Shop", "--into", "--package-path"), ("coverage --into=Shop", "--into", "--package-path"),
    ("new riblet Cart --into Shop", "--into", "--package-path"), ("new app Shop --into Shop", "--into", "--path"),
    ("templates export --into Ours", "--into", "--output"), ("templates xcode --into Ours", "--into", "--output"),
    ("map --out map.html", "--out", "--output"), ("move Cart --below Menu", "--below", "--parent"),
    ("modularize --group-from 2", "--group-from", "--modules-from"),
  ])
  func `an option of an old name is a wrong argument, with the name of today`(
    arguments: String, old: String, new: String
  ) throws {
    let result = try BuiltCommand.run(arguments.split(separator: " ").map(String.init))
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: Unknown option '\(old)'. Did you mean '\(new)'?\n"))
    #expect(result.errors.contains("riblets \(arguments.prefix { $0 != " " })"))
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["check", "coverage", "impact", "map", "mock", "notes", "owners", "snapshots", "test", "why"])
  func `the help of a subcommand fits 80 columns`(subcommand: String) throws {
    let result = try BuiltCommand.run(subcommand, "--help")
    #expect(result.status == 0)
    let wide = result.output.split(separator: "\n").filter { $0.count > 80 && !$0.hasPrefix("USAGE") }
    #expect(wide.isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no device that is always full"))
  func `a result that nobody takes is a failure, and none to crash of`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let command = BuiltCommand.executable.path(percentEncoded: false)
    process.arguments = [
      "-c", "exec \"$0\" mock --sources . --output /dev/null/Mocks.swift --json >/dev/full 2>/dev/full",
      command,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 73)
  }
}
