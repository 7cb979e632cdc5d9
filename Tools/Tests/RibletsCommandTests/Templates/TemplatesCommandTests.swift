import Foundation
import Testing

/// Each test has a folder of its own.
final class TemplatesCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "templates \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(try run("new", "app", "Shop", "--path", ".").status == 0)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand.run(arguments, in: folder.path)
  }

  @Test func `the list names each template, and those of the repository`() throws {
    #expect(try run("templates", "export", "Route.swift").status == 0)
    let lines = try run("templates", "list").output.split(separator: "\n").map(String.init)

    #expect(
      lines.contains {
        $0.hasPrefix("Route.swift.stencil ")
          && $0.hasSuffix("route: how a riblet joins its parent (the repository's own)")
      })
    #expect(lines.contains { $0.hasPrefix("Router.swift.stencil ") && !$0.hasSuffix("(the repository's own)") })
    #expect(lines.contains("Raw values in riblets and routes:"))
  }

  @Test func `what is exported unchanged changes nothing`() throws {
    let before = try run("new", "riblet", "Cart", "--parent", "Root", "--dry-run").output
    #expect(try run("templates", "export").status == 0)

    #expect(try run("new", "riblet", "Cart", "--parent", "Root", "--dry-run").output == before)
  }

  @Test func `another folder gets the files themselves`() throws {
    #expect(try run("templates", "export", "--output", "Ours").status == 0)

    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "Ours/Route.swift.stencil").path))
  }

  @Test func `a name that is no template is refused`() throws {
    let result = try run("templates", "export", "Routte.swift")

    #expect(result.status == 64)
    #expect(result.errors == "Error: There is no template 'Routte.swift'. Did you mean 'Route.swift.stencil'?\n")
  }
}
