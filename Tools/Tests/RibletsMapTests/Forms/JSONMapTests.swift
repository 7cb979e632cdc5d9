import Foundation
import RibletsMap
import Testing

struct JSONMapTests {
  @Test func `the document has its version, and places that lead to its files`() throws {
    let text = JSONMap(.shop()).description
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    #expect(
      document.keys.sorted() == [
        "app", "edges", "files", "links", "modules", "notes", "riblets", "version", "workflows",
      ])
    let files = try #require(document["files"] as? [[String: Any]])
    let riblets = try #require(document["riblets"] as? [[String: Any]])
    let place = try #require(riblets.first?["place"] as? [String: Int])
    #expect(files[try #require(place["file"])]["path"] as? String == "Cart.swift")
    #expect(place["line"] == 7)
    #expect(riblets.first?["coverage"] == nil)
  }
}
