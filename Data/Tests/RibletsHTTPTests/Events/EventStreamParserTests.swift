import Foundation
import Testing

@testable import RibletsHTTP

struct EventStreamParserTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let events: [ServerSentEvent]
  }

  static let cases = [
    Case(testDescription: "data", text: "data: a\n\n", events: [.init(data: "a")]),
    Case(testDescription: "several lines", text: "data: a\ndata:b\ndata\n\n", events: [.init(data: "a\nb\n")]),
    Case(testDescription: "a name", text: "event: price\ndata: 1\n\n", events: [.init(name: "price", data: "1")]),
    Case(
      testDescription: "identifiers, which stay", text: "id: 7\ndata: a\n\ndata: b\n\nid\ndata: c\n\n",
      events: [.init(id: "7", data: "a"), .init(id: "7", data: "b"), .init(data: "c")]),
    Case(
      testDescription: "CR and CRLF", text: "data: a\r\n\r\ndata: b\r\rdata: c\n\n",
      events: [.init(data: "a"), .init(data: "b"), .init(data: "c")]),
    Case(
      testDescription: "comments and unknown fields", text: ": ping\n\nfoo: bar\ndata: a\n\n",
      events: [.init(data: "a")]),
    Case(testDescription: "a byte order mark", text: "\u{FEFF}data: ü→\n\n", events: [.init(data: "ü→")]),
    Case(testDescription: "one space only", text: "data:  a\n\n", events: [.init(data: " a")]),
    Case(testDescription: "no data", text: "event: price\n\ndata: a\n\n", events: [.init(data: "a")]),
    Case(testDescription: "half an event", text: "data: a\n\ndata: b\n", events: [.init(data: "a")]),
    Case(testDescription: "an identifier with null", text: "id: a\0b\ndata: a\n\n", events: [.init(data: "a")]),
  ]

  @Test(arguments: cases) func `events are read as the standard has them, in pieces of any size`(_ example: Case) throws
  {
    let bytes = Data(example.text.utf8)
    for size in 1...max(1, bytes.count) {
      var parser = EventStreamParser(limit: 1000)
      var events: [ServerSentEvent] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        events += try parser.read(bytes[start..<min(bytes.count, start + size)])
      }
      #expect(events == example.events, "in pieces of \(size)")
    }
  }

  @Test func `the wait that the server wishes is kept, if it is a number`() throws {
    var parser = EventStreamParser(limit: 1000)
    _ = try parser.read(Data("retry: 250\nretry: soon\nretry: -1\n".utf8))
    #expect(parser.reconnection == .milliseconds(250))
  }

  @Test func `an identifier counts when its event is whole`() throws {
    var parser = EventStreamParser(limit: 1000)
    _ = try parser.read(Data("id: 1\ndata: a\n\nid: 2\ndata: b\n".utf8))
    #expect(parser.lastEventID == "1")
    parser.restart()
    #expect(try parser.read(Data("data: c\n\n".utf8)) == [.init(id: "1", data: "c")])
  }

  @Test func `an event is bounded, and a stream is not`() throws {
    var parser = EventStreamParser(limit: 20)
    for _ in 0..<100 { _ = try parser.read(Data("data: 0123456789\n\n: a comment\n".utf8)) }
    #expect(throws: HTTPError.Reason.tooLarge(limit: 20)) {
      for _ in 0..<5 { _ = try parser.read(Data("data: 01234\n".utf8)) }
    }
    #expect(throws: HTTPError.Reason.tooLarge(limit: 20)) {
      var parser = EventStreamParser(limit: 20)
      _ = try parser.read(Data(String(repeating: "x", count: 21).utf8))
    }
  }
}
