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
    #expect(try BuiltCommand.run("explain", "riblets.missing-tests").status == 0)
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

  /// The identifiers of all misuses in the sources of this repository: the cases of `Diagnosis.Kind`, and of each `Diagnosis.Misuse`.
  ///
  ///     case launchedTwice(RibletPath) → riblets.launched-twice
  private static func misuses() throws -> [String] {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    var found: [String] = []
    for folder in ["Sources", "Data/Sources", "Data/Store/Sources", "Portable/Sources", "Portable/Web/Sources"] {
      let place = root.appending(path: folder).path(percentEncoded: false)
      let paths = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix(".swift") {
        let text = try String(contentsOfFile: place + "/" + path, encoding: .utf8)
        let heads =
          path.hasSuffix("Runtime/Diagnosis.swift") ? /enum Kind: Sendable \{/ : /enum \w+: [^{\n]*Misuse[,{ ]/
        for declaration in text.matches(of: heads) {
          // Its cases are before its first member.
          let body = text[declaration.range.upperBound...]
          let cases = body.prefix(
            upTo: body.firstRange(of: #/\ (?:var|func|init|static)\ /#)?.lowerBound ?? body.endIndex)
          for name in cases.matches(of: /\n +(?:indirect )?case ([a-z]\w+)/).map(\.output.1) where name != "misused" {
            found.append("riblets." + name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined())
          }
        }
      }
    }
    return found
  }

  @Test func `each misuse of the framework is explained, once`() throws {
    let misuses = try Self.misuses()
    let page = try BuiltCommand.run("explain", "--all").output
    let explained = page.matches(of: /\n### `(riblets\.[a-z-]+)`\n/).map { String($0.output.1) }
    #expect(misuses.count > 40 && Set(misuses).count == misuses.count)
    #expect(Set(misuses).subtracting(explained).sorted() == [], "Add them to Explanation.ofRuntime.")
    #expect(explained.sorted() == misuses.sorted())
  }

  @Test func `each rule is explained, with its cause, its fix and an example`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../../Documentation/Check.md").standardizedFileURL,
      encoding: .utf8)
    let rules = page.matches(of: /\n### `([a-z-]+)`\n/).map { String($0.output.1) }
    #expect(rules.count > 12)
    for rule in rules {
      let result = try BuiltCommand.run("explain", rule)
      #expect(result.status == 0, "Add '\(rule)' to Explanation.ofRules.")
      for part in ["\n\nCause: ", "\n\nFix: ", "\n\nExample:\n"] { #expect(result.output.contains(part), "\(rule)") }
      #expect(result.output.hasSuffix("\n\nIts limits: Documentation/Check.md#\(rule)\n"))
    }
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
