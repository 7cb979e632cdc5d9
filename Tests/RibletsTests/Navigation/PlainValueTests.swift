import Foundation
import Riblets
import Testing

struct PlainValueTests {
  struct Sample: Codable, Hashable {
    enum Kind: String, Codable { case large, small }
    enum Shape: Codable, Hashable { case circle(radius: Double), point }
    struct Part: Codable, Hashable { var name: String }

    var text = "😀 \u{0} \"'\\"
    var yes = true
    var small: UInt8 = 255
    var large = UInt64.max
    var negative = Int64.min
    var fraction = 0.1
    var whole = 3.0
    var single: Float = 1.5
    var infinite = -Double.infinity
    var missing: Int?
    var given: Int? = 4
    var kind = Kind.small
    var shapes = [Shape.circle(radius: 2.5), .point]
    var parts = ["a": Part(name: "A")]
    var numbers = [1: "one"]
    var nested = [[1, 2], []]
    var options: [Int?] = [1, nil]
    var date = Date(timeIntervalSinceReferenceDate: 12.25)
    var data = Data([1, 2, 255])
    var url = URL(string: "https://example.com/a?b=c")
    var id = UUID(uuidString: "3F2504E0-4F89-11D3-9A0C-0305E82C3301")
    var set: Set<Int> = [7]
  }

  class Base: Codable {
    var name = "base"
    init() {}
  }

  final class Derived: Base {
    var extra = 7
    private enum Keys: String, CodingKey { case extra }
    override init() { super.init() }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      extra = try container.decode(Int.self, forKey: .extra)
      try super.init(from: try container.superDecoder())
    }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(extra, forKey: .extra)
      try super.encode(to: container.superEncoder())
    }
  }

  @Test func `everything that is Codable comes back`() throws {
    let plain = try PlainValue(encoding: Sample())
    #expect(try plain.decoded(as: Sample.self) == Sample())
  }

  @Test func `a value is the same after a round trip through JSON`() throws {
    let plain = try PlainValue(encoding: Sample())
    let data = try JSONEncoder().encode(plain)
    #expect(try JSONDecoder().decode(PlainValue.self, from: data) == plain)
    #expect(try JSONDecoder().decode(PlainValue.self, from: data).decoded(as: Sample.self) == Sample())
  }

  @Test func `a class encodes what it inherits`() throws {
    let value = Derived()
    value.name = "other"
    value.extra = 9
    let plain = try PlainValue(encoding: value)
    #expect(plain == .object(["extra": .integer(9), "super": .object(["name": .string("other")])]))
    let copy = try plain.decoded(as: Derived.self)
    #expect(copy.extra == 9 && copy.name == "other")
  }

  @Test(arguments: [
    (PlainValue.object([:]), "There is no 'name'."),
    (.object(["name": .integer(1)]), "'1' cannot be read as 'String'."),
    (.string("x"), "'x' cannot be read as 'Dictionary<String, PlainValue>'."),
    (.null, "'nil' cannot be read as 'Dictionary<String, PlainValue>'."),
  ])
  func `what cannot be read says why`(_ value: PlainValue, _ message: String) {
    #expect {
      try value.decoded(as: Sample.Part.self)
    } throws: {
      "\($0)".contains(message)
    }
  }

  @Test func `a number that does not fit is no other number`() {
    #expect(throws: DecodingError.self) { try PlainValue.integer(256).decoded(as: UInt8.self) }
    #expect(throws: DecodingError.self) { try PlainValue.integer(-1).decoded(as: UInt.self) }
    #expect(throws: DecodingError.self) { try PlainValue.number(1.5).decoded(as: Int.self) }
    #expect(throws: DecodingError.self) { try PlainValue.string("12").decoded(as: Int.self) }
    #expect(throws: DecodingError.self) { try PlainValue.string("1.5").decoded(as: Double.self) }
  }

  @Test func `a list that ends too soon says where`() {
    struct Pair: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        _ = try container.decode(Int.self)
        _ = try container.decode(Int.self)
      }
    }
    #expect {
      try PlainValue.array([.integer(1)]).decoded(as: Pair.self)
    } throws: {
      "\($0)".contains("The list ends after 1 elements.")
    }
  }

  @Test func `its text is what people read`() throws {
    #expect("\(try PlainValue(encoding: ["b": [1, 2], "a": []]))" == "(a: [], b: [1, 2])")
    #expect("\(PlainValue.array([.null, .bool(true), .number(0.5), .string("x")]))" == "[nil, true, 0.5, x]")
  }
}
