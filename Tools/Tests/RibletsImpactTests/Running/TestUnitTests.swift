import RibletsImpact
import Testing

struct TestUnitTests {
  @Test(arguments: [
    ("ShopTests.CartTests/total()", "ShopTests.CartTests"),
    ("ShopTests.CartTests/`a sum. And / a slash`()", "ShopTests.CartTests"),
    ("ShopTests.CartTests/Empty/total(_:)", "ShopTests.CartTests"),
    ("ShopTests.`a sentence`()", "ShopTests.a sentence"),
    ("ShopTests.CartTests/testTotal", "ShopTests.CartTests"),
  ])
  func `the outermost type or function is a unit`(_ identifier: String, _ unit: String) throws {
    let found = try #require(TestUnit(of: identifier))

    #expect("\(found)" == unit)
    #expect(try Regex(found.pattern).firstMatch(in: identifier) != nil)
  }

  @Test func `what is no test has no unit`() { #expect(TestUnit(of: "Building for debugging") == nil) }

  @Test func `its pattern does not match what begins alike`() throws {
    let pattern = try Regex(TestUnit(target: "ShopTests", name: "Cart").pattern)

    #expect("ShopTests.CartTests/total()".firstMatch(of: pattern) == nil)
    #expect("AShopTests.Cart/total()".firstMatch(of: pattern) == nil)
  }
}
