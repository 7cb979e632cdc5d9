import Foundation
import Testing

/// Tests of `riblets test --specs`, on a package whose spec writes documents as RibletsSpec does at the end of a run.
@Suite(.serialized) struct SpecDocumentsTests {
  private static let built = Result {
    try TestedPackage(
      tests: #"""
        let variables = ProcessInfo.processInfo.environment

        @Suite struct DoorSpec {
          @Test func example() throws {
            if variables["TROUBLE"] == "crashes" { fatalError("on purpose") }
            let folder = variables["RIBLETS_LIVING_DOCS"]!
            try FileManager.default.createDirectory(atPath: folder + "/.books", withIntermediateDirectories: true)
            let old = try FileManager.default.contentsOfDirectory(atPath: folder + "/.books")
            let text = "# Specs\n\n1 example: 1 passed. \(old.count) old.\n"
            try text.write(toFile: folder + "/specs.md", atomically: true, encoding: .utf8)
            try "".write(toFile: folder + "/.books/Door.book", atomically: true, encoding: .utf8)
            #expect(variables["TROUBLE"] != "fails")
          }
        }

        @Suite struct DoorTests {
          @Test func fails() { Issue.record("This is no spec.") }
        }

        """#)
  }

  private let package: TestedPackage

  init() throws { package = try Self.built.get() }

  @Test func `the specs alone are run, and write documents without records of earlier runs`() throws {
    try package.write("", to: "the docs/.books/Old.book")
    let result = try package.run("test", "--specs", "the docs")

    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.errors.hasSuffix(
        """
        1 example: 1 passed. 0 old.
        Written: \(package.path)/the docs/index.html, specs.md, specs.json, xunit.xml
        1 test passed.

        """))
  }

  @Test func `an example that fails ends with 1, after the documents`() throws {
    let result = try package.run("test", "--specs", "docs", trouble: "fails")

    #expect(result.status == 1)
    #expect(result.errors.contains("Written: \(package.path)/docs/index.html"))
    #expect(result.errors.contains("Failed: AppTests.DoorSpec"))
  }

  @Test func `a run that crashes leaves the documents as they were, and says so`() throws {
    try package.write("# Specs\n\nOld.\n", to: "old/specs.md")
    let result = try package.run("test", "--specs", "old", trouble: "crashes")

    #expect(result.status == 1)
    #expect(result.errors.contains("The specs ended before they had written their documents.\n"))
    #expect(try String(contentsOfFile: package.path + "/old/specs.md", encoding: .utf8) == "# Specs\n\nOld.\n")
  }

  @Test func `a package without specs ends with 66`() throws {
    let package = try TestedPackage(tests: "@Test func passes() {}\n")
    let result = try package.run("test", "--specs", "docs")

    #expect(result.status == 66)
    #expect(
      result.errors.hasSuffix("Error: There is no spec: no type of tests has a name that ends in Spec.\n"))
  }

  @Test func `a folder that cannot be made ends with 73`() throws {
    let result = try package.run("test", "--specs", "/dev/null/docs")

    #expect(result.status == 73)
    #expect(result.errors.contains("Cannot write to '/dev/null/docs': "))
  }

  @Test(arguments: [
    ["--affected", "main"], ["--files", "a"], ["--list"], ["--shard", "1/2"], ["--pack", "a"], ["--packed", "a"],
  ])
  func `the specs of a part are not documented`(options: [String]) throws {
    let result = try BuiltCommand.run(["test", "--specs", "docs"] + options, in: package.path)

    #expect(result.status == 64)
    #expect(result.errors.contains("excludes \(options[0])."))
  }
}
