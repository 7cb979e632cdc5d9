import Testing

@testable import RibletsCoverage

struct TestIdentifierTests {
  @Test(arguments: [
    ("AppTests.OffGameRouterTests/attaches()", "AppTests", ["OffGameRouterTests"]),
    ("AppTests.OffGameRouterTests/`a sentence, with (brackets)`()", "AppTests", ["OffGameRouterTests"]),
    ("AppTests.OffGameRouterTests/`one/two and Game.swift`(a:b:)", "AppTests", ["OffGameRouterTests"]),
    ("AppTests.OffGameTests/Router/attaches()", "AppTests", ["OffGameTests", "Router"]),
    ("AppTests.attaches()", "AppTests", []),
    ("앱Tests.게임RouterTests/`붙는다`()", "앱Tests", ["게임RouterTests"]),
  ])
  func `a line of the list is taken apart`(line: String, module: String, suites: [String]) throws {
    let test = try #require(TestIdentifier(line))
    #expect(test.module == module)
    #expect(test.suites == suites)
  }

  @Test(arguments: ["", "Building for debugging...", "[1/2] Compiling", "no dot/attaches()", "warning: nothing"])
  func `other lines are no tests`(line: String) {
    #expect(TestIdentifier(line) == nil)
  }
}
