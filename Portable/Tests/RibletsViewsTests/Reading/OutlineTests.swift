import RibletsViews
import Testing

@MainActor
struct OutlineTests {
  @Test func `an outline has a line for each layer and node`() {
    let window = Window()
    let root = FixedViewController(
      VStack {
        Text("Lobby", style: .largeTitle)
        HStack {
          Image("▦", label: "Board")
          ProgressBar("Loading", value: 0.256)
        }
        Grid(columns: 3) { Button("X", role: .cell, tint: .red) {} }
        List { Text("Row", tint: .secondary) }
        Card(tint: .hex(0xBEEF)) { Text("Card", style: .caption) }
        Spacer()
        Divider()
      }
    )
    root.title = "Tic \"Tac\" Toe"
    window.rootViewController = NavigationController(rootViewController: root)
    root.present(FixedViewController(EmptyView()), style: .alert)

    #expect(
      window.frame.description == #"""
        screen "Tic \"Tac\" Toe"
          vertical
            text "Lobby" largeTitle
            horizontal
              image "▦" "Board"
              progress "Loading" 26%
            grid 3
              button x "X" cell red
            list
              text "Row" secondary
            card #00beef
              text "Card" caption
            spacer
            divider
        alert
          vertical
        """#
    )
  }

  @Test func `every tint and every style of text has its word`() {
    let tints: [Node.Tint] = [.accent, .red, .blue, .green, .orange, .secondary, .hex(0), .hex(0x1_FF_FF_FF)]

    #expect(
      tints.map { Node.text("", style: .title, tint: $0).description } == [
        "text \"\" title accent", "text \"\" title red", "text \"\" title blue", "text \"\" title green",
        "text \"\" title orange", "text \"\" title secondary", "text \"\" title #000000", "text \"\" title #1ffffff",
      ]
    )
  }

  @Test func `a text stays on its line`() {
    let text = "a\nb\r\t\\ \"c\" \u{1B}[31m 👩‍👩‍👧‍👦 مرحبا"

    #expect(
      Node.text(text, style: .body, tint: .plain).description
        == #"text "a\nb\r\t\\ \"c\" \u{1b}[31m 👩‍👩‍👧‍👦 مرحبا""#
    )
  }

  @Test(arguments: [(Double.nan, "nan"), (.infinity, "inf"), (1e300, "1e+300"), (-0.5, "-50%")])
  func `a node that was not made by a view may have any number`(_ value: Double, _ text: String) {
    #expect(Node.progress(value: value, label: "x").description == "progress \"x\" \(text)")
  }

  @Test func `a deep node does not overflow the stack`() {
    var node = Node.text("core", style: .body, tint: .plain)
    for _ in 0..<2_000 { node = .stack(.vertical, spacing: 0, children: [node]) }

    #expect(node.all.count == 2_001)
    #expect(node.description.hasSuffix("text \"core\""))
  }
}
