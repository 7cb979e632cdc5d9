import Foundation
import Testing

@testable import RibletsHTTP

struct HTTPErrorTests {
  private let url = URL(string: "https://shop.example/menu?page=2&token=abc")!

  @Test func `an error says what was asked, where it went, what came back, and whether a repetition helps`() {
    let error = HTTPError(
      .status(503), request: HTTPRequest(.get, url), destination: "https://eu.shop.example/menu",
      answer: AnswerExcerpt(status: 503, contentType: "text/plain", body: Array("Down\n for  a while".utf8)),
      fields: ["Retry-After": "120"])
    #expect(
      error.description == """
        The server answered with status 503.

          Request:  GET https://shop.example/menu?page=2&token=•••
          Went to:  https://eu.shop.example/menu
          Answer:   503, text/plain
          Body:     Down for a while

        The server has failed; its log may say why. Sending it again may help, after 120 s.
        """)
  }

  @Test func `an error without an answer is short`() {
    let error = HTTPError(.wrongJSON(path: "items[3].price", problem: "is missing"), request: HTTPRequest(.get, url))
    #expect(
      error.description == """
        The answer's JSON does not fit: 'items[3].price' is missing.

          Request:  GET https://shop.example/menu?page=2&token=•••

        Compare the type with what the server sends.
        """)
  }

  struct Case: CustomTestStringConvertible {
    let reason: HTTPError.Reason
    let summary: String
    let get: Bool
    let post: Bool
    var testDescription: String { summary }

    init(_ reason: HTTPError.Reason, _ summary: String, get: Bool, post: Bool = false) {
      (self.reason, self.summary, self.get, self.post) = (reason, summary, get, post)
    }
  }

  @Test(arguments: [
    Case(.notConnected, "The server cannot be reached: this device has no network.", get: true, post: true),
    Case(.hostNotFound("a.b"), "The server cannot be reached: the name 'a.b' is not known.", get: true, post: true),
    Case(.cannotConnect("a.b"), "The server cannot be reached: 'a.b' takes no connections.", get: true, post: true),
    Case(.connectionLost, "The connection ended before the answer did.", get: true),
    Case(.incomplete(expected: 9, received: 2), "The answer is cut off: 2 of 9 bytes have arrived.", get: true),
    Case(.timedOut, "The server does not answer.", get: true),
    Case(.deadlineExceeded(.seconds(60)), "The answer was not there within 60.0 seconds.", get: true),
    Case(.tooLarge(limit: 9), "The answer is larger than 9 bytes.", get: false),
    Case(.notSecure("expired"), "The connection is not secure: expired.", get: false),
    Case(.tooManyRedirects, "The server redirects without end.", get: false),
    Case(.malformedAnswer("x"), "The answer cannot be understood: x.", get: false),
    Case(.status(404), "The server answered with status 404.", get: false),
    Case(.status(429), "The server answered with status 429.", get: true, post: true),
    Case(.status(503), "The server answered with status 503.", get: true),
    Case(.notJSON(contentType: "text/html"), "The answer is 'text/html' and not JSON.", get: true),
    Case(.notJSON(contentType: nil), "The answer is something else and not JSON.", get: true),
    Case(
      .wrongJSON(path: "", problem: "is no valid JSON"), "The answer's JSON does not fit: it is no valid JSON.",
      get: false),
    Case(.bodyMissing, "The answer has no body, and a value is expected.", get: false),
    Case(.notEventStream(contentType: "a/b"), "The answer is 'a/b' and no stream of events.", get: false),
    Case(.notEventStream(contentType: nil), "The answer is of no type and no stream of events.", get: false),
    Case(.invalidRequest("x"), "The request cannot be sent: x.", get: false),
    Case(.refreshFailed("x"), "The request needs a new token, and there is none: x", get: false),
    Case(.tokenUnavailable("x"), "The request needs a new token, which cannot be had now: x", get: true, post: true),
    Case(.userChanged, "The request belongs to a user who is not signed in any more.", get: false),
    Case(.signedOut, "The request needs a token, and nobody is signed in.", get: false),
    Case(.other("x"), "The request failed: x", get: true),
  ])
  func `each reason has its words, and knows when a repetition helps`(_ example: Case) {
    #expect(example.reason.summary == example.summary)
    #expect(!example.reason.fix.isEmpty)
    let post = HTTPRequest(.post, url)
    var keyed = post
    keyed.fields["Idempotency-Key"] = "k1"
    #expect(HTTPError(example.reason, request: HTTPRequest(.get, url)).isRepeatable == example.get)
    #expect(HTTPError(example.reason, request: post).isRepeatable == example.post)
    #expect(HTTPError(example.reason, request: keyed).isRepeatable == example.get)
  }

  @Test func `what came back is shown in one line, and bounded`() {
    let excerpt = AnswerExcerpt(
      status: 200, contentType: nil, body: Array(repeating: UInt8(ascii: "x"), count: 100_000))
    #expect(excerpt.text == String(repeating: "x", count: 300) + "…")
    #expect(AnswerExcerpt(status: 200, contentType: nil, body: [0xFF, 0x0A, 0x41]).text == "\u{FFFD} A")
  }
}
