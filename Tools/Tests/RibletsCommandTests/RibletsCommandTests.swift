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
    #expect(result.errors.hasPrefix("Error: There is no command 'covrage'. Did you mean 'coverage'?\n"))
  }

  @Test(arguments: [
    ("nwe riblet Cart", "'nwe'. Did you mean 'new'?"), ("new ribelt Cart", "'new ribelt'. Did you mean 'new riblet'?"),
    ("genrate riblet Cart", "'genrate'. Did you mean 'generate'?"),
    ("add dependancy title:String --to Cart", "'add dependancy'. Did you mean 'add dependency'?"),
    ("export nothing", "'export nothing'. There are: export bazel."),
  ])
  func `a word that is no command is named, with the one that was meant`(arguments: String, message: String) throws {
    let result = try BuiltCommand.run(arguments.split(separator: " ").map(String.init))
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: There is no command \(message)\n"))
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    ("generate riblet", "new riblet"), ("list", "tree"), ("delete riblet", "remove riblet"), ("lint", "check"),
    ("graph", "map"),
  ])
  func `a command goes by the word that people type for it, too`(typed: String, command: String) throws {
    let result = try BuiltCommand.run(typed.split(separator: " ").map(String.init) + ["--help"])
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: riblets \(command) "))
  }

  @Test func `a message is explained by its identifier`() throws {
    for id in ["riblets.attached-elsewhere", "[riblets.attached-elsewhere]", "attached-elsewhere"] {
      let result = try BuiltCommand.run("explain", id)
      #expect(result.status == 0)
      #expect(
        result.output.hasPrefix("riblets.attached-elsewhere\n\nA parent attaches a child that has another parent.\n"))
      #expect(result.output.contains("\nFix: ") && result.output.contains("\nExample:\n"))
    }
    #expect(try BuiltCommand.run("explain", "missing-tests").output.contains("Documentation/Check.md#missing-tests"))
    let unknown = try BuiltCommand.run("explain", "atached-elsewhere")
    #expect(unknown.status == 64)
    #expect(
      unknown.errors.hasPrefix(
        "Error: There is no message 'atached-elsewhere'. Did you mean 'attached-elsewhere'?\n"))
    #expect(try BuiltCommand.run("explain").status == 64)
  }

  @Test func `the page of all messages is the one that is printed`() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../../Documentation/Troubleshooting.md")
      .standardizedFileURL
    let printed = try BuiltCommand.run("explain", "--all").output
    if ProcessInfo.processInfo.environment["RIBLETS_RECORD_GOLDEN"] != nil {
      try Data(printed.utf8).write(to: page, options: .atomic)
    }
    let isSame = try String(contentsOf: page, encoding: .utf8) == printed
    #expect(
      isSame, "Run again with RIBLETS_RECORD_GOLDEN=1, or: riblets explain --all >Documentation/Troubleshooting.md")
  }

  /// The cases of an enum in a source file of the framework: `case launchedTwice(RibletPath)` is "launched-twice".
  private static func cases(in path: String) throws -> [String] {
    let file = URL(filePath: #filePath).appending(path: "../../../../Sources/Riblets/\(path)").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.matches(of: #/\n +(?:indirect )?case ([a-z]\w+)(?:\(|\n)/#).map { found in
      found.output.1.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    }
  }

  @Test(arguments: [
    "Runtime/Diagnosis.swift", "Navigation/NavigationMisuse.swift",
  ])
  func `each misuse of the framework is explained`(path: String) throws {
    let cases = try Self.cases(in: path).filter { $0 != "misused" }
    #expect(cases.count > 8)
    let page = try BuiltCommand.run("explain", "--all").output
    for name in Set(cases) { #expect(page.contains("\n### `riblets.\(name)`\n"), "\(name)") }
  }

  @Test func `an argument behind a command is none`() throws {
    let result = try BuiltCommand.run("remove", "Cart", "--recursiv")
    #expect(result.errors.hasPrefix("Error: Unknown option '--recursiv'"))
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
