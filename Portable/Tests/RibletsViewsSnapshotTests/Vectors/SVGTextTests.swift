import Foundation
import RibletsSnapshot
import RibletsViews
import RibletsViewsSnapshot
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
struct SVGTextTests {
  private func svg(_ frame: Frame) throws -> String {
    String(decoding: try SnapshotStrategy<Frame>.svg().bytes(frame), as: UTF8.self)
  }

  @Test(arguments: SampleScreens.all.map(\.name))
  func `every screen is well-formed`(name: String) throws {
    let frame = try #require(SampleScreens.all.first { $0.name == name }).frame
    #expect(XMLParser(data: Data(try svg(frame).utf8)).parse())
  }

  @Test func `markup and control characters in a text stay a text`() throws {
    let nasty = "</text><script>alert(1)</script> & \"quoted\" \u{0}\u{1B}[31m \u{FFFE} \u{202E}turned"
    let text = try svg(SampleScreens.screen(nasty, SampleScreens.column(SampleScreens.text(nasty))))
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(!text.contains("<script"))
    #expect(text.contains("&lt;script&gt;"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `each text states the length that the layout gave it`() throws {
    let text = try svg(SampleScreens.screen("", SampleScreens.text("Tic")))
    let length = TypeFaceLength.body("Tic")
    #expect(text.contains("textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\">Tic</text>"))
  }

  @Test func `what scrolls out of its area is clipped`() throws {
    let rows = (0..<80).map { SampleScreens.text("Row \($0)") }
    let text = try svg(SampleScreens.screen("", .list(children: rows)))
    #expect(text.contains("<clipPath id=\"clip-0\">"))
    #expect(text.contains("clip-path=\"url(#clip-0)\""))
    #expect(!text.contains("Row 79"))
    #expect(try !svg(SampleScreens.logIn).contains("clipPath"))
  }

  private enum TypeFaceLength {
    /// T 58, i 25 and c 52 hundredths of 17.
    static func body(_ text: String) -> String { "22.95" }
  }
}
