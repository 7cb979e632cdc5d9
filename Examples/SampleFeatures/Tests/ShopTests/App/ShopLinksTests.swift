import Riblets
import Testing

@testable import Shop

@MainActor
struct ShopLinksTests {
  @Test func `no two links collide, and each can be read`() {
    #expect(shopLinks.problems.isEmpty)
  }

  @Test(arguments: [
    ("shop://product/lamp", "LoggedIn…/Home/Product(item: lamp)"),
    ("shop://search", "LoggedIn…/Search"),
    ("shop://checkout", "LoggedIn…/Cart/Checkout"),
  ])
  func `each leads somewhere`(address: String, destination: String) throws {
    #expect("\(try shopLinks.destination(of: address))" == destination)
  }
}
