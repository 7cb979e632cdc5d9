import Testing

@testable import RibletsCommand

struct RibletsCheckoutTests {
  @Test(arguments: [
    ("/a/b/Shop", "/a/riblets", "../../riblets"), ("/a/Shop", "/a/Shop/riblets", "riblets"), ("/a", "/a", "."),
    ("/a/b/Shop", "/c", "../../../c"),
  ])
  func `the way to Riblets is relative`(folder: String, checkout: String, path: String) {
    #expect(RibletsCheckout.relativePath(from: folder, to: checkout) == path)
  }

  @Test func `a tool that is not packed has no package`() {
    #expect(RibletsCheckout.package(ofTool: "/riblets") == nil)
    #expect(RibletsCheckout.package(ofTool: "/tools/.build/debug/riblets") == nil)
    #expect(RibletsCheckout.package(ofTool: "/nowhere/riblets.artifactbundle/riblets-1.0.0-any/bin/riblets") == nil)
  }

  @Test func `the tool stands in a checkout`() throws {
    let checkout = try #require(RibletsCheckout.above(#filePath))
    #expect(RibletsCheckout.isCheckout(checkout))
    #expect(RibletsCheckout.above("/") == nil)
  }
}
