import SeededGenerator
import Testing

@testable import RibletsViews

struct LayoutEngineTests {
  private func layer(
    _ content: Node, width: Int, height: Int, offsets: [ScrollArea.Key: Int] = [:],
    metrics: TestMetrics = TestMetrics()
  ) -> PlacedLayer {
    let frame = Frame(layers: [.init(key: "k", style: .full, content: content)])
    return LayoutEngine(metrics).layers(
      of: frame, in: LayoutSize(width: width, height: height), offsets: offsets)[0]
  }

  private func text(_ text: String) -> Node { .text(text, style: .body, tint: .plain) }

  private func button(_ id: String) -> Node {
    .button(id: id, title: id, role: .normal, tint: .plain, isEnabled: true)
  }

  @Test func `a spacer takes the height that is left`() {
    let layer = layer(.stack(.vertical, spacing: 0, children: [text("a"), .spacer, text("b")]), width: 4, height: 10)
    #expect(layer.items.map(\.rect.y) == [0, 9])
  }

  @Test func `buttons side by side are equally wide`() {
    let layer = layer(.stack(.horizontal, spacing: 2, children: [button("a"), button("bcd")]), width: 12, height: 3)
    #expect(layer.controls.map(\.rect.width) == [5, 5])
  }

  @Test func `a narrow neighbour of a long text stays whole`() {
    let layer = layer(
      .stack(.horizontal, spacing: 0, children: [text("ab"), text("long long long")]), width: 8, height: 9)
    #expect(layer.items.first?.rect == LayoutRect(x: 0, y: 1, width: 2, height: 1))
  }

  @Test func `a word is not broken while a neighbour can spare the room`() {
    let row = Node.stack(.horizontal, spacing: 0, children: [text("a b c d e f g"), button("Favourites")])
    let layer = layer(row, width: 18, height: 9)
    #expect(layer.controls.first?.rect.width == 10)
    #expect(layer.items.compactMap(\.lines).flatMap { $0 } == ["Favourites"])
    // Without room for the words, the widths are level.
    let narrow = self.layer(row, width: 8, height: 12)
    #expect(narrow.controls.first?.rect.width == 4)
  }

  @Test func `tabs are at the foot, each with its share of the width, and scroll with the content of a low screen`() {
    let tabs = ["Home", "Favourites", "Cart"].map { Frame.Tab(identifier: "tab-\($0)", title: $0, badge: 3) }
    func layer(_ height: Int) -> PlacedLayer {
      let frame = Frame(layers: [.init(key: "k", style: .full, content: text("a"), tabs: tabs)])
      return LayoutEngine(TestMetrics()).layers(of: frame, in: LayoutSize(width: 20, height: height))[0]
    }
    let high = layer(9)
    #expect(
      high.controls.map(\.rect) == [(0, 7), (7, 7), (14, 6)].map { LayoutRect(x: $0.0, y: 8, width: $0.1, height: 1) })
    #expect(high.items.compactMap(\.tab).map(\.title) == ["Home", "Favo…", "Cart"])
    #expect(layer(3).items.compactMap(\.tab).isEmpty)
    #expect(layer(3).controls.map(\.id) == tabs.map { .node($0.identifier) })
  }

  @Test func `a list shrinks and scrolls before the screen does`() {
    let list = Node.list(children: (0..<9).map { button("b\($0)") })
    let content = Node.stack(.vertical, spacing: 0, children: [list, text("end")])
    let layer = layer(content, width: 6, height: 5, offsets: [.init(layer: "k", path: [0]): 3])
    #expect(layer.scrollAreas.map(\.viewport) == [LayoutRect(x: 0, y: 0, width: 6, height: 4)])
    #expect(layer.items.map(\.rect.y) == [0, 1, 2, 3, 4])
    #expect(layer.controls.map(\.rect.y) == Array(-3...5))
  }

  @Test func `a list with a surface has lines between its rows and room around them, but for buttons`() {
    let metrics = TestMetrics(rowLineThickness: 1, rowInsets: LayoutInsets(horizontal: 2, vertical: 1))
    let layer = layer(.list(children: [text("a"), button("b"), text("c")]), width: 11, height: 20, metrics: metrics)
    #expect(
      layer.items.map(\.rect) == [
        LayoutRect(x: 0, y: 0, width: 11, height: 9),
        LayoutRect(x: 2, y: 1, width: 6, height: 1),
        LayoutRect(x: 0, y: 3, width: 10, height: 1),
        LayoutRect(x: 0, y: 4, width: 10, height: 1),
        LayoutRect(x: 0, y: 5, width: 10, height: 1),
        LayoutRect(x: 2, y: 7, width: 6, height: 1),
      ])
    #expect(layer.items.map(\.kind).first == .list)
    #expect(layer.items.map(\.kind).count { $0 == .divider } == 2)
  }

  @Test func `an offset past the end counts as the end`() {
    let content = Node.stack(.vertical, spacing: 0, children: (0..<9).map { text("\($0)") })
    let layer = layer(content, width: 6, height: 4, offsets: [.init(layer: "k"): 99])
    #expect(layer.scrollAreas.map(\.offset) == [5])
  }

  @Test func `random trees in random sizes have a place for every control`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var count = 0
      let node = RandomNode.make(depth: 4, count: &count, using: &random)
      let layer = layer(
        node, width: Int.random(in: 0...40, using: &random), height: Int.random(in: 0...20, using: &random))
      #expect(layer.controls.count == count, "seed \(seed)")
    }
  }
}

enum RandomNode {
  /// A tree of random nodes; adds its controls to `count`.
  static func make(depth: Int, count: inout Int, using random: inout SeededGenerator) -> Node {
    let kind = Int.random(in: 0..<(depth == 0 ? 8 : 13), using: &random)
    switch kind {
    case 0: return .text(words(&random), style: .body, tint: .hex(0xFF_8800))
    case 1, 2:
      count += 1
      return .button(
        id: "b\(count)", title: words(&random), role: [.primary, .normal, .cell].randomElement(using: &random)!,
        tint: .plain, isEnabled: Bool.random(using: &random))
    case 3:
      count += 1
      return .field(id: "f\(count)", placeholder: "Name", value: words(&random), isSecure: false)
    case 4:
      count += 1
      return .toggle(id: "t\(count)", title: words(&random), isOn: true)
    case 5: return .progress(value: .nan, label: words(&random))
    case 6: return [.spacer, .divider].randomElement(using: &random)!
    case 7: return .image(symbol: "🎉", label: "Party")
    case 8: return .card(make(depth: depth - 1, count: &count, using: &random), tint: .red)
    default:
      let children = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        make(depth: depth - 1, count: &count, using: &random)
      }
      switch kind {
      case 9: return .stack(.vertical, spacing: Int.random(in: -5...20, using: &random), children: children)
      case 10: return .stack(.horizontal, spacing: .max, children: children)
      case 11: return .grid(columns: Int.random(in: -1...4, using: &random), spacing: 3, children: children)
      default: return .list(children: children)
      }
    }
  }

  private static func words(_ random: inout SeededGenerator) -> String {
    let parts = ["one", "안녕", "\u{1B}[2J", "👨‍👩‍👧", " ", "\n", "سلام", "averylongword", "e\u{301}"]
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
  }
}

extension LayoutItem {
  fileprivate var lines: [String]? {
    if case .button(let lines, _, _, _, _) = kind { lines } else { nil }
  }

  fileprivate var tab: Frame.Tab? {
    if case .tab(let tab) = kind { tab } else { nil }
  }
}
