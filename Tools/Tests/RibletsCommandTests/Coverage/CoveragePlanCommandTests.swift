import Foundation
import Testing

struct CoveragePlanCommandTests {
  @Test func `it prints a run a line, with tabs between`() throws {
    let package = try SamplePackage()
    try package.write(tests: "AppTests.OffGameRouterTests/`it attaches`()\nAppTests.RootTests/`it runs`()\n")
    let result = try BuiltCommand.run("coverage-plan", "exports", "--tests", "tests.txt", in: package.path)
    #expect(result.status == 0)
    let fields = result.output.split(separator: "\t", omittingEmptySubsequences: false)
    #expect(fields.prefix(3) == ["App.OffGame.Router", "^(AppTests\\.OffGameRouterTests)/", "^$"])
    #expect(fields.count == 4)
    #expect(fields.last?.hasSuffix("/Sources/App/OffGame/OffGameRouter.swift\n") == true)
  }

  @Test func `without own tests it prints nothing`() throws {
    let package = try SamplePackage()
    try package.write(tests: "AppTests.RootTests/`it runs`()\n")
    let result = try BuiltCommand.run("coverage-plan", "exports", "--tests", "tests.txt", in: package.path)
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test func `a list without tests ends with 65`() throws {
    let package = try SamplePackage()
    try package.write(tests: "error: no such module\n")
    let result = try BuiltCommand.run("coverage-plan", "exports", "--tests", "tests.txt", in: package.path)
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("Error: 'tests.txt' names no test."))
  }

  @Test func `a missing list ends with 66`() throws {
    let package = try SamplePackage()
    #expect(try BuiltCommand.run("coverage-plan", "exports", "--tests", "no.txt", in: package.path).status == 66)
  }
}
