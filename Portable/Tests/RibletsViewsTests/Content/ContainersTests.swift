import RibletsViews
import Testing

@MainActor
struct ContainersTests {
  private let two = Group {
    Text("a")
    Text("b")
  }
  private let nodes: [Node] = [.text("a", style: .body, tint: .plain), .text("b", style: .body, tint: .plain)]

  @Test func `each container is a node with its children`() {
    #expect(node(VStack(spacing: 3) { two }) == .stack(.vertical, spacing: 3, children: nodes))
    #expect(node(HStack(spacing: 4) { two }) == .stack(.horizontal, spacing: 4, children: nodes))
    #expect(node(Grid(columns: 2, spacing: 5) { two }) == .grid(columns: 2, spacing: 5, children: nodes))
    #expect(node(List { two }) == .list(children: nodes))
    #expect(node(Card(tint: .red) { two }) == .card(.stack(.vertical, spacing: 8, children: nodes), tint: .red))
    #expect(node(Card { Text("a") }) == .card(nodes[0], tint: .plain))
  }

  @Test func `a grid has at least one column`() {
    #expect(node(Grid(columns: 0) {}) == .grid(columns: 1, spacing: 8, children: []))
  }

  @Test func `several views without a container stand below each other`() {
    #expect(node(two) == .stack(.vertical, spacing: 12, children: nodes))
  }

  @Test func `nesting may be deep`() {
    var view: any View = Text("core")
    for _ in 0..<500 {
      let inner = view
      view = VStack { Card { inner } }
    }

    let outline = show(view).split(separator: "\n")

    #expect(outline.count == 1001)
    #expect(outline.last?.trimmingPrefix { $0 == " " } == "text \"core\"")
  }
}
