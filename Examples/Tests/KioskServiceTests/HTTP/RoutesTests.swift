import FlyingFox
import Foundation
import Testing

@testable import KioskService

struct RoutesTests {
  @Test(arguments: [
    ("127.0.0.1:8090", 200), ("localhost", 200), ("shop.example", 421), ("127.0.0.1.shop.example:8090", 421),
  ])
  func `the page of another site cannot lead its own name to this server`(_ host: String, _ status: Int) async throws {
    let routes = Routes(kitchen: try KitchenDatabase(path: nil).kitchen)
    let request = HTTPRequest(
      method: .GET, version: .http11, path: "/menu", query: [], headers: [.host: host], body: HTTPBodySequence())
    #expect(try await routes.answer(request).statusCode.code == status)
  }
}
