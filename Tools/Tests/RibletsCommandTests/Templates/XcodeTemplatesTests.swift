import Foundation
import Testing

/// Each test has a folder of its own.
final class XcodeTemplatesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "xcode \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["templates", "xcode"] + arguments, in: folder.path)
  }

  private var count: Int {
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".plist") }.count ?? 0
  }

  private let info = "Templates/Riblets/Riblet.xctemplate/TemplateInfo.plist"

  @Test func `the templates are written, and it is said where they are found`() throws {
    let result = try run("--output", "Templates")

    #expect(result.status == 0)
    #expect(result.output.contains("create  32 files in Riblets/Riblet.xctemplate\n"))
    #expect(
      result.errors
        == "Xcode offers them in File › New › File from Template…, below 'Riblets'; restart it if it runs.\n")
    #expect(count > 50)
    #expect(try run("--output", "Templates").output == "Everything is there already.\n")
  }

  @Test func `a dry run writes nothing, and a program reads what would be`() throws {
    let result = try run("--output", "Templates", "--dry-run", "--json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])

    #expect(report["isDryRun"] as? Bool == true)
    #expect((report["changes"] as? [[String: Any]])?.count ?? 0 > 50)
    #expect(count == 0)
  }

  @Test func `a template that was changed is kept or overwritten as an option says`() throws {
    #expect(try run("--output", "Templates").status == 0)
    let file = folder.appending(path: info)
    try Data("mine\n".utf8).write(to: file)

    let refused = try run("--output", "Templates")
    #expect(refused.status == 65)
    #expect(
      refused.errors == """
        Error: 'Riblets/Riblet.xctemplate/TemplateInfo.plist' is there already, with another text.
        Nothing was changed. Overwrite with --force, keep with --skip, or run in a terminal to be asked.

        """)
    #expect(try run("--output", "Templates", "--skip").status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine\n")
    #expect(try run("--output", "Templates", "--force").status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) != "mine\n")
  }

  @Test func `a folder has to be named, and there has to be one around it`() throws {
    let unnamed = try run()
    #expect(unnamed.status == 64)
    #expect(unnamed.errors.hasPrefix("Error: Missing expected argument '--output <folder>'\n"))

    let nowhere = try run("--output", "no/where")
    #expect(nowhere.status == 73)
    #expect(nowhere.errors == "Error: Cannot work in 'no/where': there is no folder 'no'. Make it first.\n")
    #expect(count == 0)
  }
}
