import Foundation
import RibletsHTTP
import RibletsHTTPTesting
import Testing

/// The property that a value is whole or not there, wherever the connection ends.
@Suite(.timeLimit(.minutes(2)))
struct EveryByteTests {
  struct Answer: CustomTestStringConvertible {
    let testDescription: String
    let answer: ServerAnswer
  }

  static let answers = [
    Answer(testDescription: "with a length", answer: .json(Menu.tea).with("ETag", "\"1\"")),
    Answer(testDescription: "in chunks", answer: .json(Menu.tea).framed(.chunks(of: 7))),
    Answer(testDescription: "until the end of the connection", answer: .json(Menu.tea).framed(.end)),
  ]

  @Test(arguments: answers, [ServerAnswer.Cut.end, .reset])
  func `a connection that ends at any byte gives the whole value or an error`(
    _ example: Answer, _ kind: ServerAnswer.Cut
  ) async throws {
    let server = try ServerDouble()
    let client = HTTPClient(baseURL: server.url, transport: URLSessionTransport())
    let count = example.answer.bytes.count
    var whole = 0
    for byte in 0...count {
      server.on("GET /menu", example.answer.cut(at: byte, kind))
      do {
        let menu = try await client.answer(to: .menu(page: 1))
        #expect(menu == .tea)
        whole += 1
      } catch let error as HTTPError {
        #expect(error.isRepeatable || error.reason.isOfHalfAValue, "at \(byte): \(error.reason)")
      }
    }
    // Only the last byte makes it whole. A reset may take bytes with it that were on their way.
    #expect(kind == .end ? whole == 1 : whole <= 1)
    #expect(server.requests.count == count + 1)
  }

  @Test(arguments: answers) func `a server that falls silent at any byte ends at the deadline`(_ example: Answer)
    async throws
  {
    let server = try ServerDouble()
    let clock = VirtualClock()
    let client = HTTPClient(
      baseURL: server.url, transport: URLSessionTransport(), limits: HTTPLimits(deadline: .seconds(10)), clock: clock)
    for byte in 0..<example.answer.bytes.count {
      let gate = ServerGate()
      server.on("GET /menu", example.answer.held(at: byte, by: gate))
      let sleeps = clock.sleeps.count
      async let asking = failure { try await client.answer(to: .menu(page: 1)) }
      await gate.arrival()
      await clock.sleeps(count: sleeps + 1)
      clock.advance(by: .seconds(10))
      #expect(try await asking.reason == .deadlineExceeded(.seconds(10)))
      gate.open()
    }
  }
}

extension HTTPError.Reason {
  /// An answer whose end is that of its connection looks whole when it is not: its JSON is the witness.
  fileprivate var isOfHalfAValue: Bool {
    switch self {
    case .wrongJSON(path: "", _), .bodyMissing: true
    default: false
    }
  }
}
