import RibletsViews
import Testing

@MainActor
struct LeavesTests {
  @Test(arguments: OddText.all)
  func `any text passes through as it is`(_ odd: OddText) {
    let text = odd.text
    #expect(node(Text(text)) == .text(text, style: .body, tint: .plain))
    #expect(node(Image(text, label: text)) == .image(symbol: text, label: text))
  }

  @Test func `a text has a style and a tint`() {
    #expect(show(Text("Ann", style: .largeTitle, tint: .hex(0xFF00))) == "text \"Ann\" largeTitle #00ff00")
  }

  @Test(arguments: [(0.5, 0.5), (-1, 0), (7, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0)])
  func `progress stays between nothing and everything`(_ value: Double, _ shown: Double) {
    #expect(node(ProgressBar("Loading", value: value)) == .progress(value: shown, label: "Loading"))
  }
}
