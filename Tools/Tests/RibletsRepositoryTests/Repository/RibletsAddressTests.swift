import Foundation
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import Testing

struct RibletsAddressTests {
  @Test(arguments: [
    ("https://example.com/riblets.git", "https://example.com/riblets-tools.git"),
    ("https://example.com/riblets/riblets", "https://example.com/riblets/riblets-tools"),
    ("git@example.com:riblets.git", "git@example.com:riblets-tools.git"),
    ("file:///srv/git/riblets", "file:///srv/git/riblets-tools"),
  ])
  func `the other packages are beside the framework`(riblets: String, tools: String) throws {
    let address = try RibletsAddress(riblets)
    #expect(address.riblets == riblets)
    #expect(address.beside("riblets-tools") == tools)
    #expect(try JSONDecoder().decode(RibletsAddress.self, from: JSONEncoder().encode(address)) == address)
  }

  @Test(arguments: [
    "", "riblets", "../riblets", "https://example.com/riblets/", "https://example.com/Riblets.git",
    "https://example.com/our-riblets.git", "https://example.com/\"/riblets.git", "https://example.com/a b/riblets",
  ])
  func `an address that manifests cannot use is refused`(text: String) {
    #expect(throws: RequestProblem.self) { try RibletsAddress(text) }
  }
}
