import Foundation
import RibletsMap
import RibletsModel
import Testing

struct MapPageTests {
  /// The data of a page, as a browser would read it.
  private func data(of page: String) throws -> [String: Any] {
    let element = try #require(page.firstRange(of: #"id="data" "#)).upperBound
    let start = try #require(page[element...].firstIndex(of: ">"))
    let text = page[start...].dropFirst()
    let end = try #require(text.firstRange(of: "</script>")).lowerBound
    return try #require(try JSONSerialization.jsonObject(with: Data(text[..<end].utf8)) as? [String: Any])
  }

  @Test func `the page has the document, and asks for nothing from outside`() throws {
    let page = MapPage(.shop(), root: "/apps/shop").description
    #expect(try data(of: page)["app"] as? String == "Shop")
    #expect(page.contains(#"data-root="/apps/shop">"#))
    #expect(page.contains("default-src 'none'"))
    for word in ["src=", "<link", "@import", "url(", "http://", "https://"] {
      let found = page.ranges(of: word).map { page[$0.upperBound...].prefix(30) }
      #expect(found.allSatisfy { word == "http://" && $0.hasPrefix("www.w3.org/2000/svg") }, "\(word): \(found)")
    }
  }

  @Test func `what a page is about cannot end one of its parts`() throws {
    let map = AppMap(of: .shop, name: #"</script><!-- data -->"& /* style */"#)
    let page = MapPage(map, root: #"/a"><b"#).description
    #expect(try data(of: page)["app"] as? String == map.app)
    #expect(page.contains(#"data-root="/a&quot;&gt;&lt;b">"#))
    #expect(page.contains("<title>&lt;/script&gt;&lt;!-- data --&gt;&quot;&amp; /* style */ · map</title>"))
  }

  @Test func `a page for others has no folder of this machine`() {
    #expect(MapPage(.shop(), root: nil).description.contains(#"data-root="">"#))
  }

  @Test func `the same model gives the same page`() {
    #expect(MapPage(.shop(), root: nil).description == MapPage(.shop(), root: nil).description)
  }
}
