import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct SampleValueTests {
  private func sample(_ type: String, value: String? = nil) throws -> SampleValue? {
    let app = try SampleApp(hasRoot: false)
    try app.write("/// @mockable\nprotocol Feed {}\nprotocol Shelf {}\n", to: "Sources/A.swift")
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
