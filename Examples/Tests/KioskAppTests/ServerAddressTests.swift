import Foundation
import RibletsHost
import Testing

@testable import KioskApp

struct ServerAddressTests {
  @Test func `a server has a file of its own`() throws {
    let server = try ServerAddress("http://127.0.0.1:8090")

    #expect(server.url.absoluteString == "http://127.0.0.1:8090")
    #expect(server.fileName == "http---127.0.0.1-8090.sqlite")
  }

  @Test(arguments: ["", "localhost:8090", "ftp://host", "http://"])
  func `a text that is not the address of a server is refused with an example`(text: String) {
    #expect(throws: HostArgumentError("'\(text)' is not the address of a server, such as http://127.0.0.1:8090.")) {
      try ServerAddress(text)
    }
  }
}
