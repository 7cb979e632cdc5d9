import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct SampleValueTests {
  private func sample(_ type: String, value: String? = nil, declaring source: String = "") throws -> SampleValue? {
    let app = try SampleApp(hasRoot: false)
    try app.write("/// @mockable\nprotocol Feed {}\nprotocol Shelf {}\n" + source, to: "Sources/A.swift")
    let index = try SourceIndex(root: app.root, folders: ["Sources"])
    return SampleValue(name: "thing", type: type, value: value, in: index)
  }

  @Test(arguments: [
    ("String", "\"thing\"", true), ("[String: Int]", "[\"thing\": 1]", true),
    ("Date?", "Date(timeIntervalSince1970: 0)", true),
    ("UUID", "UUID()", false), ("Price?", "nil", false), ("any Feed", "FeedMock()", false),
  ])
  func `values of types that tests know`(type: String, text: String, isComparable: Bool) throws {
    let sample = try #require(try sample(type))

    #expect(sample.text == text)
    #expect(sample.isComparable == isComparable)
  }

  @Test(arguments: [
    ("EventStream<Price>", "MutableEventStream<Price>().stream"),
    ("StateStream<Int>", "MutableStateStream<Int>(1).stream"),
    ("StateStream<[String]>", "MutableStateStream<[String]>([\"thing\"]).stream"),
    ("StateStream<any Feed>", "MutableStateStream<any Feed>(FeedMock()).stream"),
  ])
  func `streams say nothing, or have one state`(type: String, text: String) throws {
    let sample = try #require(try sample(type))

    #expect(sample.text == text)
    #expect(!sample.isComparable)
  }

  @Test(arguments: ["Price", "any Shelf", "[Price]", "[[Int]]", "StateStream<Price>", "EventStream", "(Int, Int)"])
  func `nobody knows a value of other types`(type: String) throws {
    #expect(try sample(type) == nil)
  }

  @Test(arguments: [
    ("struct Price { let cents: Int }", "Price(cents: 1)"),
    (
      "struct Price: Equatable {\n  let unit: Unit\n  var isSale = false\n  let day: Day?\n  var text: String { \"a\" }\n}\nstruct Unit { let name: String }",
      "Price(unit: Unit(name: \"name\"), day: nil)"
    ),
    ("struct Price { static let free = 1 }\nextension Price { init(_ text: String) { self.init() } }", "Price()"),
  ])
  func `a structure of the app is made of known values`(source: String, text: String) throws {
    let sample = try #require(try sample("Price", declaring: source))

    #expect(sample.text == text)
    #expect(!sample.isComparable)
  }

  @Test(arguments: [
    "public struct Price { let cents: Int }", "struct Price<T> { let value: Int }",
    "struct Price { private let cents: Int }",
    "struct Price { let cents: Int; init() { cents = 1 } }", "@Model struct Price { let cents: Int }",
    "struct Price { @Cents var cents: Int }", "struct Price { lazy var cents = 1 }", "struct Price { let day: Date }",
    "struct Price { let (a, b): (Int, Int) }", "struct Price { let shelf: any Shelf }", "enum Price { case free }",
    "class Price {}", "enum Shop { struct Price {} }", "private struct Price {}", "struct Price {}\nstruct Price {}",
    "#if DEBUG\nstruct Price {}\n#endif", "struct Price {\n#if DEBUG\n  let cents: Int\n#endif\n}",
    "struct Price { let price: Price }", "struct Price { let all: [Price] }",
    "struct Price { let a: A }\nstruct A { let price: Price }", "typealias Price = Int",
    "struct Price { var cents: Int { didSet {} } ; let b = c, d: Foo }",
  ])
  func `tests do not call an initializer that they may not have`(source: String) throws {
    #expect(try sample("Price", declaring: source) == nil)
  }

  @Test func `the given value is taken first, and compared where equality is known`() throws {
    #expect(try sample("Int", value: "3")?.text == "3")
    #expect(try sample("Int", value: "3")?.isComparable == true)
    #expect(try sample("Price", value: "Price(cents: 3)")?.isComparable == false)
  }

  @Test(arguments: [
    ("EventStream<Price>", true), ("StateStream<Int>", true), ("StateStream<Price?>", true),
    ("StateStream<[Price]>", true),
    ("StateStream<Set<Int>>", true), ("StateStream<Price>", false), ("StateStream<Date>", false), ("Int", false),
    ("EventStream<Int>?", false),
  ])
  func `mocks have streams of their own where they can begin them`(type: String, isMade: Bool) {
    #expect(Streams.areMadeByMocks(type) == isMade)
  }
}
