import Foundation
import Testing

struct CoverageCommandTests {
  @Test func `it prints the table`() throws {
    let package = try SamplePackage()
    let result = try BuiltCommand.run("coverage", "exports", in: package.path)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains(#/\nOffGame +– +50% +– /#))
    #expect(result.output.hasSuffix(".\n"))
  }

  @Test func `below the limit it prints the table, says what is missing and ends with 1`() throws {
    let package = try SamplePackage()
    let result = try BuiltCommand.run("coverage", "exports", "--fail-under", "50.1", in: package.path)
    #expect(result.status == 1)
    #expect(result.output.contains("OffGame"))
    #expect(
      result.errors == """
        Error: Own tests run 50.0% of the lines with a role (1 of 2); 50.1% are asked for.

        Below 50.1%, most lines first:
          OffGame, router: 1 of 2 lines not run
              App/OffGame/OffGameRouter.swift: 2

        """)
  }

  @Test func `at the limit it succeeds`() throws {
    let package = try SamplePackage()
    #expect(try BuiltCommand.run("coverage", "exports", "--fail-under", "50", in: package.path).status == 0)
  }

  @Test(arguments: [("markdown", "| Riblet |"), ("json", "{\n"), ("text", "  ")])
  func `it writes any form to a file, and then prints nothing`(format: String, start: String) throws {
    let package = try SamplePackage()
    let result = try BuiltCommand.run("coverage", "exports", "--format", format, "--output", "table", in: package.path)
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(try String(contentsOfFile: package.path + "/table", encoding: .utf8).hasPrefix(start))
  }

  @Test func `a file that cannot be written ends with 73`() throws {
    let package = try SamplePackage()
    let result = try BuiltCommand.run("coverage", "exports", "--output", "no/table", in: package.path)
    #expect(result.status == 73)
    #expect(result.errors.hasPrefix("Error: Cannot write 'no/table': there is no folder '"))
    let folder = try BuiltCommand.run("coverage", "exports", "--output", "exports", in: package.path)
    #expect(folder.status == 73)
    #expect(folder.errors == "Error: Cannot write 'exports': it is a folder.\n")
  }

  @Test(arguments: [
    ["coverage"], ["coverage", "exports", "--fail-under", "101"], ["coverage", "exports", "--fail-under", "much"],
    ["coverage", "exports", "--fail-under", "nan"], ["coverage", "exports", "--format", "xml"],
    ["coverage", "exports", "more"], ["coverage", "exports", "--riblet"],
  ])
  func `wrong arguments end with 64`(arguments: [String]) throws {
    let result = try BuiltCommand.run(arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
  }

  @Test func `a percentage out of range is explained`() throws {
    let result = try BuiltCommand.run("coverage", "exports", "--fail-under", "101")
    #expect(result.errors.contains("'101' is no percentage. Give a number from 0 to 100."))
  }

  @Test func `a riblet that is not there ends with 64 and names those that are`() throws {
    let package = try SamplePackage()
    let result = try BuiltCommand.run("coverage", "exports", "--riblet", "OfGame", in: package.path)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: There is no riblet 'OfGame' in '"))
    #expect(result.errors.hasSuffix("Riblets: OffGame.\n"))
  }

  @Test(arguments: [
    ("", "is empty. Did llvm-cov fail while writing it?"), ("SF:A.swift", "is not JSON."),
    ("{}", "is not an export of llvm-cov: 'type' is missing."),
    (#"{"type": "llvm.coverage.json.export", "data": []}"#, "It names no file at all."),
  ])
  func `bad data ends with 65 and says which file`(json: String, reason: String) throws {
    let package = try SamplePackage()
    try package.write("all", json: json)
    let result = try BuiltCommand.run("coverage", "exports", in: package.path)
    #expect(result.status == 65)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains("exports/all.json'"))
    #expect(result.errors.contains(reason))
  }

  @Test func `missing input ends with 66`() throws {
    let package = try SamplePackage()
    let result = try BuiltCommand.run("coverage", "export", in: package.path)
    #expect(result.status == 66)
    #expect(result.errors == "Error: Cannot read 'export': there is no such folder.\n")
  }
}
