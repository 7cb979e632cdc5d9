import Foundation
import Testing

/// Tests of XCTest beside Swift Testing, built and run for real.
struct XCTestRunTests {
  private let package: TestedPackage

  init() throws {
    package = try TestedPackage(tests: "@Test func sum() { #expect(1 + 1 == 2) }\n")
    try package.write(
      """
      import XCTest

      final class OldTests: XCTestCase {
        func testSum() { XCTAssertEqual(ProcessInfo.processInfo.environment["TROUBLE"], "") }
      }

      """, to: "Tests/AppTests/OldTests.swift")
    try package.write("public struct Cart {}\n", to: "Sources/App/Cart.swift")
    try package.write(
      "import App\nimport Testing\nextension Cart { @Suite struct Tests { @Test func isMade() { _ = Cart.self } } }\n",
      to: "Tests/AppTests/CartTests.swift")
  }

  @Test func `a test of XCTest that has run is not one that was not run`() throws {
    let passed = try package.run("test")
    #expect(passed.status == 0, "\(passed.output)\(passed.errors)")
    // A suite in an extension of a type of the app was not run, because its name begins with the app's module.
    #expect(passed.errors.contains("3 tests passed."))

    let failed = try package.run("test", "--skip-build", "--no-parallel", trouble: "fail")

    #expect(failed.status == 1)
    #expect((failed.output + failed.errors).contains("AppTests.OldTests.testSum"))
    #expect(failed.errors.contains("1 of 3 tests failed, 0 were not run"))
  }
}
