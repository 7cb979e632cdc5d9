import Foundation
import Testing

@testable import TicTacToe

struct LinkTests {
  @Test(arguments: ["", "   ", "tictactoe", "not a link", "ribs-training", "ribs training://x"])
  func `a text that is no link is refused`(text: String) {
    #expect(throws: LinkError.malformed(text.trimmingCharacters(in: .whitespaces))) { try Link(text) }
  }

  @Test(arguments: ["://x?gameId=a", "http://127.0.0.1/?gameId=tictactoe", "mailto:ann", "ribs-training2://x"])
  func `a link to something else is refused`(text: String) {
    #expect(throws: LinkError.foreign(text)) { try Link(text) }
  }

  @Test(arguments: ["ribs-training://x?gameId=a", "RIBS-Training://x", "  ribs-training://x\n", "ribs-training:x"])
  func `a text with the scheme of the app is a link`(text: String) throws {
    #expect(try Link(text).url.scheme?.lowercased() == "ribs-training")
  }

  @Test func `the complaint names the text and shows what a link looks like`() {
    #expect(
      LinkError.malformed("go").description
        == "'go' is not a link. A link looks like ribs-training://launchGame?gameId=tictactoe.")
    #expect(LinkError.foreign("http://x").description.hasPrefix("'http://x' is not a link to this app."))
  }

  @Test func `the complaint is short and cannot control a terminal`() {
    let text = "\u{1B}[2J\n" + String(repeating: "x", count: 10_000)

    let complaint = LinkError.malformed(text).description

    #expect(complaint.count < 200)
    #expect(!complaint.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }
}
