import Foundation
import Testing

@testable import RibletsWeb

struct DifferenceTests {
  @Test func `random trees become each other`() {
    for seed in UInt64(1)...10_000 {
      var random = SeededRandom(seed: seed)
      let old = Element("main", [:], [.random(depth: 3, using: &random), .random(depth: 2, using: &random)])
      let new = Element("main", [:], [.random(depth: 3, using: &random), .random(depth: 2, using: &random)])

      var changed = old
      for patch in old.patches(to: new) { changed.apply(patch) }

      let isSame = changed == new
      #expect(isSame, "seed \(seed)")
    }
  }

  @Test func `equal trees need no patch`() {
    let tree = Element("main", [:], [Element("p", text: "a")])

    #expect(tree.patches(to: tree).isEmpty)
  }

  @Test func `a changed text is one small patch`() throws {
    let patches = list("a", "b", "c").patches(to: list("a", "b", "c", texts: ["b": "B"]))

    #expect(try json(patches) == #"[{"path":[1],"text":"B"}]"#)
  }

  @Test func `an element that goes leaves its siblings alone`() throws {
    let patches = list("a", "b", "c").patches(to: list("a", "c"))

    #expect(try json(patches) == #"[{"cut":[1],"path":[]}]"#)
  }

  @Test func `an element that comes in front leaves its siblings alone`() throws {
    let patches = list("b", "c").patches(to: list("a", "b", "c"))

    #expect(try json(patches) == #"[{"path":[],"put":[[0,"<p>a</p>"]]}]"#)
  }

  @Test func `an element that moves to the end is the only one touched`() throws {
    let patches = list("a", "b", "c", "d").patches(to: list("b", "c", "d", "a"))

    #expect(try json(patches) == #"[{"cut":[0],"path":[],"put":[[3,0]]}]"#)
  }

  @Test func `siblings of the same key do not get lost`() {
    var changed = list("a", "a", "b")
    let wanted = list("a", "b", "a", "a")

    for patch in changed.patches(to: wanted) { changed.apply(patch) }

    #expect(changed == wanted)
  }

  @Test func `a text in place of children is another element`() {
    let old = Element("main", [:], [Element("p", [:], [Element("b")])])
    let new = Element("main", [:], [Element("p", text: "b")])
    var changed = old

    for patch in old.patches(to: new) { changed.apply(patch) }

    #expect(changed == new)
  }

  @Test(arguments: [
    ([], []), ([3], [3]), ([1, 2, 3], [1, 2, 3]), ([3, 2, 1], [1]), ([4, 0, 1, 5, 2, 3], [0, 1, 2, 3]),
  ])
  func `finds the longest increasing run`(_ numbers: [Int], _ run: [Int]) {
    #expect(numbers.longestIncreasingRun == run)
  }

  private func list(_ keys: String..., texts: [String: String] = [:]) -> Element {
    Element("main", [:], keys.map { Element("p", key: $0, text: texts[$0] ?? $0) })
  }

  private func json(_ patches: [Patch]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(patches), as: UTF8.self)
  }
}

extension Element {
  static func random(depth: Int, using random: inout SeededRandom) -> Element {
    let key = Bool.random(using: &random) ? String(Int.random(in: 0..<4, using: &random)) : nil
    let tag = ["div", "p", "label"].randomElement(using: &random) ?? "div"
    var element = Element(tag, key: key)
    for name in ["class", "dir", "value"] where Int.random(in: 0..<3, using: &random) == 0 {
      element.attributes[name] = String(Int.random(in: 0..<3, using: &random))
    }
    if depth == 0 || Int.random(in: 0..<4, using: &random) == 0 {
      element.text = String(Int.random(in: 0..<3, using: &random))
    } else {
      let count = Int.random(in: 0..<6, using: &random)
      element.children = (0..<count).map { _ in .random(depth: depth - 1, using: &random) }
    }
    return element
  }
}
