import Foundation
import Testing

@testable import RibletsSnapshot

@Suite struct JSONTreeEncoderTests {
  private func text(_ value: some Encodable) throws -> String {
    try JSONNode.encoding(value).text()
  }

  @Test func `keys are sorted at every level, and nesting is indented`() throws {
    struct Inner: Encodable {
      let z = [1, 2]
      let a = "x"
    }
    struct Outer: Encodable {
      let b = Inner()
      let a = true
    }
    #expect(
      try text(Outer()) == """
        {
          "a": true,
          "b": {
            "a": "x",
            "z": [
              1,
              2
            ]
          }
        }
        """)
  }

  @Test func `what is nil is left out of an object, and null in an array`() throws {
    struct Optionals: Encodable {
      let none: Int?
      let some: Int?
      let list: [Int?]
    }
    #expect(
      try text(Optionals(none: nil, some: 1, list: [nil, 2])) == """
        {
          "list": [
            null,
            2
          ],
          "some": 1
        }
        """)
    #expect(try text(Int?.none) == "null")
  }

  @Test func `an object that asks for null gets it`() throws {
    struct Asks: Encodable {
      enum CodingKeys: CodingKey { case a }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeNil(forKey: .a)
      }
    }
    #expect(try text(Asks()) == "{\n  \"a\": null\n}")
  }

  @Test func `empty things are short`() throws {
    struct Nothing: Encodable {}
    #expect(try text([Int]()) == "[]")
    #expect(try text([String: Int]()) == "{}")
    #expect(try text(Nothing()) == "{}")
  }

  @Test func `numbers are written with the fewest digits that read back`() throws {
    #expect(
      try text([0.1, 1, -0.0, 1e16, .leastNonzeroMagnitude, .pi])
        == array("0.1", "1.0", "-0.0", "1e+16", "5e-324", "3.141592653589793"))
    #expect(try text([Float(0.1), 16_777_216]) == array("0.1", "16777216.0"))
    #expect(try text(UInt64.max) == "18446744073709551615")
    #expect(try text(Int8.min) == "-128")
    if #available(macOS 15, iOS 18, *) { #expect(try text(Int128.max) == "170141183460469231731687303715884105727") }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `a number that JSON does not have is refused, and its place named`(number: Double) {
    struct Size: Encodable { let widths: [Double] }
    let error = #expect(throws: EncodingError.self) { try text(["size": Size(widths: [1, number])]) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["size", "widths", "[1]"])
    #expect(
      context.debugDescription
        == "JSON has no \(number), which stands at size.widths.[1]; snapshot it as text, or leave it out.")
  }

  @Test func `strings keep their letters, and controls are escaped`() throws {
    #expect(try text("한글 さくら é 😀 / '") == "\"한글 さくら é 😀 / '\"")
    #expect(try text("\"\\\n\r\t\u{0}\u{1B}\u{7F}") == #""\"\\\n\r\t\u0000\u001b\u007f""#)
    #expect(try text("\u{2028}\u{202E}\u{FEFF}") == #""\u2028\u202e\ufeff""#)
    #expect(try text("\u{10FFFE}") == #""\udbff\udffe""#)
  }

  @Test func `Foundation reads back what was written`() throws {
    let texts = ["\u{0}", "\"\\/", "한글", "😀", "\u{2029}", "\u{E000}", "e\u{301}"]
    let read = try JSONDecoder().decode([String].self, from: Data(text(texts).utf8))
    #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func `a set and a dictionary with other keys have one order in every process`() throws {
    enum Side: String, Encodable, Hashable { case left, right }
    #expect(try text(Set([10, 9, 1])) == array("1", "9", "10"))
    #expect(try text(Set(["b", "a"])) == array("\"a\"", "\"b\""))
    #expect(try text([Side.right: 1, .left: 2]) == array("\"left\"", "2", "\"right\"", "1"))
    #expect(try text([2: "b", 10: "c", 1: "a"]) == "{\n  \"1\": \"a\",\n  \"10\": \"c\",\n  \"2\": \"b\"\n}")
    struct Bag: Encodable { let sets = [Set([2, 1])] }
    #expect(try text(Bag()) == "{\n  \"sets\": [\n    [\n      1,\n      2\n    ]\n  ]\n}")
  }

  @Test func `containers can be nested manually, and filled in any order`() throws {
    struct ByHand: Encodable {
      enum CodingKeys: CodingKey { case list, inner, own }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var list = container.nestedUnkeyedContainer(forKey: .list)
        var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .inner)
        try list.encode(1)
        try inner.encode(2, forKey: .own)
        var deep = list.nestedContainer(keyedBy: CodingKeys.self)
        try list.encodeNil()
        try deep.encode(3, forKey: .own)
        var deeper = list.nestedUnkeyedContainer()
        #expect(list.count == 4)
        try deeper.encode("x")
        var again = encoder.container(keyedBy: CodingKeys.self)
        try again.encode(4, forKey: .own)
      }
    }
    #expect(
      try text(ByHand()) == """
        {
          "inner": {
            "own": 2
          },
          "list": [
            1,
            {
              "own": 3
            },
            null,
            [
              "x"
            ]
          ],
          "own": 4
        }
        """)
  }

  @Test func `a class and its parent share an object, and super has a key of its own`() throws {
    class Animal: Encodable {
      let name = "Momo"
    }
    final class Cat: Animal {
      enum CodingKeys: CodingKey { case lives, asAnimal }
      override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(9, forKey: .lives)
        try super.encode(to: container.superEncoder())
        try super.encode(to: container.superEncoder(forKey: .asAnimal))
      }
    }
    struct Crowd: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try Animal().encode(to: container.superEncoder())
      }
    }
    #expect(
      try text(Cat()) == """
        {
          "asAnimal": {
            "name": "Momo"
          },
          "lives": 9,
          "super": {
            "name": "Momo"
          }
        }
        """)
    #expect(try text(Crowd()) == "[\n  {\n    \"name\": \"Momo\"\n  }\n]")
  }

  @Test func `a value in a single container is written as that value`() throws {
    enum Suit: String, Encodable { case hearts }
    struct Wrapped: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Set([2, 1]))
      }
    }
    #expect(try text(Suit.hearts) == "\"hearts\"")
    #expect(try text(Wrapped()) == array("1", "2"))
    #expect(try text(URL(string: "https://example.org")) == "{\n  \"relative\": \"https://example.org\"\n}")
  }

  @Test func `an error of a value inside comes out`() {
    struct Broken: Encodable {
      func encode(to encoder: any Encoder) throws { throw UnreadableSnapshot(reason: "no") }
    }
    #expect(throws: UnreadableSnapshot.self) { try text(["a": [Broken()]]) }
  }

  private func array(_ elements: String...) -> String {
    "[\n" + elements.map { "  \($0)" }.joined(separator: ",\n") + "\n]"
  }
}
