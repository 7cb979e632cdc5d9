import Foundation
import Testing

@testable import RibletsHTTP

struct RequestAddressTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var base = "https://shop.example/api"
    let path: String
    var query: [HTTPQueryItem] = []
    let address: String
  }

  @Test(arguments: [
    Case(testDescription: "a path", path: "menu", address: "https://shop.example/api/menu"),
    Case(testDescription: "a slash before it", path: "/menu/", address: "https://shop.example/api/menu"),
    Case(
      testDescription: "a base with a slash", base: "https://shop.example/api/", path: "menu",
      address: "https://shop.example/api/menu"),
    Case(testDescription: "no path", base: "http://127.0.0.1:8080", path: "", address: "http://127.0.0.1:8080/"),
    Case(testDescription: "letters and spaces", path: "menü/a b", address: "https://shop.example/api/men%C3%BC/a%20b"),
    Case(
      testDescription: "a query that needs encoding", path: "menu", query: [.init(name: "q", value: "a+b & c=d?ü")],
      address: "https://shop.example/api/menu?q=a%2Bb%20%26%20c%3Dd?%C3%BC"),
  ])
  func `a path and a query are put below the address of the client`(_ example: Case) throws {
    let url = try RequestAddress.url(example.path, query: example.query, below: URL(string: example.base)!)
    #expect(url.absoluteString == example.address)
  }

  @Test(arguments: ["../admin", "a/../b", "https://other.example/", "menu?page=2", "menu#top"])
  func `a path that would leave the address of the client is refused`(_ path: String) throws {
    #expect(throws: HTTPError.Reason.self) {
      try RequestAddress.url(path, query: [], below: URL(string: "https://shop.example/api")!)
    }
  }

  @Test func `an address that is none of a server is refused`() throws {
    #expect(throws: HTTPError.Reason.self) {
      try RequestAddress.url("menu", query: [], below: URL(fileURLWithPath: "/tmp"))
    }
  }
}
