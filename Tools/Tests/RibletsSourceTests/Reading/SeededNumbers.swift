/// Numbers that are the same in each run, and what they do to text.
struct SeededNumbers {
  var state: UInt64

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Cuts, doubles, exchanges or changes a few bytes.
  mutating func mutate(_ text: inout [UInt8]) {
    guard text.count > 20 else { return }
    let start = number(below: text.count - 10)
    let end = start + 1 + number(below: 8)
    switch number(below: 4) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: text[start..<end], at: number(below: text.count))
    case 2: text[start] = UInt8(32 + number(below: 95))
    default:
      let other = number(below: text.count - 10)
      text.replaceSubrange(start..<end, with: Array(text[other..<(other + 1 + number(below: 8))]))
    }
  }
}
