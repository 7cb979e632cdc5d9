import RibletsViews
import SeededGenerator

/// Trees of views as nobody would write them.
enum RandomNodes {
  private static let pieces = [
    "", "a", "Ann", "W", "한글", "日本", "😀", "👨‍👩‍👧", "עברית", "e\u{301}", "<b>", "&", "\u{0}", "\u{1B}[2J", "\u{202E}", "\n",
    "\t",
    "\u{FFFF}", "\u{200D}", "\u{E0001}", String(repeating: "long ", count: 40),
  ]

  static func words(_ numbers: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &numbers)).map { _ in pieces.randomElement(using: &numbers) ?? "" }
      .joined(separator: Bool.random(using: &numbers) ? " " : "")
  }

  static func node(depth: Int, _ numbers: inout SeededGenerator) -> Node {
    let kind = Int.random(in: 0...(depth > 0 ? 13 : 7), using: &numbers)
    switch kind {
    case 0:
      return .text(
        words(&numbers), style: [.largeTitle, .title, .body, .caption].randomElement(using: &numbers) ?? .body,
        tint: tint(&numbers))
    case 1, 2:
      let roles = [Node.ButtonRole.primary, .normal, .cancel, .destructive, .cell, .refresh]
      return .button(
        id: "b", title: words(&numbers), role: roles.randomElement(using: &numbers) ?? .normal, tint: tint(&numbers),
        isEnabled: Bool.random(using: &numbers))
    case 3:
      return .field(
        id: "f", placeholder: words(&numbers), value: words(&numbers), isSecure: Bool.random(using: &numbers))
    case 4: return .toggle(id: "t", title: words(&numbers), isOn: Bool.random(using: &numbers))
    case 5: return .image(symbol: words(&numbers), label: words(&numbers))
    case 6: return .progress(value: Double.random(in: -1...2, using: &numbers), label: words(&numbers))
    case 7: return Bool.random(using: &numbers) ? .spacer : .divider
    case 8: return .list(children: nodes(depth, &numbers))
    case 9: return .card(node(depth: depth - 1, &numbers), tint: tint(&numbers))
    case 10:
      return .grid(
        columns: Int.random(in: -1...5, using: &numbers), spacing: Int.random(in: -9...900, using: &numbers),
        children: nodes(depth, &numbers))
    case 11: return .identified(id: "i", node(depth: depth - 1, &numbers))
    default:
      return .stack(
        kind == 12 ? .horizontal : .vertical, spacing: Int.random(in: -9...90, using: &numbers),
        children: nodes(depth, &numbers))
    }
  }

  private static func nodes(_ depth: Int, _ numbers: inout SeededGenerator) -> [Node] {
    (0..<Int.random(in: 0...5, using: &numbers)).map { _ in node(depth: depth - 1, &numbers) }
  }

  private static func tint(_ numbers: inout SeededGenerator) -> Node.Tint {
    let tints = [Node.Tint.plain, .secondary, .accent, .red, .blue, .green, .orange]
    return tints.randomElement(using: &numbers) ?? .hex(UInt32.random(in: 0...0xFF_FFFF, using: &numbers))
  }
}
