public import Foundation
public import RibletsHTTP

/// An answer of a ``ServerDouble``, with the faults that a test needs.
///
/// ```swift
/// server.on("GET /menu", .status(503), .json(["Tea"]).cut(at: 40))
/// ```
///
/// See `Documentation/HTTP.md`.
public struct ServerAnswer: Sendable {
  /// The ways in which the end of a body is announced.
  ///
  /// ```swift
  /// .json(["Tea"]).framed(.chunks(of: 3))
  /// ```
  ///
  /// Change it to test a client against a server that streams, or that announces a wrong length.
  public enum Framing: Hashable, Sendable {
    /// By a correct `Content-Length`: the default.
    case length
    /// By a `Content-Length` that may be wrong. The connection ends after the answer.
    case announced(Int)
    /// By chunks of this size, as from a server that does not know the length: `.chunks(of: 3)`.
    case chunks(of: Int)
    /// By the end of the connection, as from an old server: `.json(menu).framed(.end)`.
    case end
  }

  /// The ways in which a connection ends early.
  ///
  /// ```swift
  /// .json(menu).cut(at: 40, .reset)
  /// ```
  public enum Cut: Hashable, Sendable {
    /// A normal end, as from a server that stops: the client sees a short body.
    case end
    /// A reset, as from a server that is gone: the client sees an error of the connection.
    case reset
  }

  /// The status, such as 503.
  public var status: Int
  /// The header fields beside the framing's own, for example `["ETag": "\"1\""]`.
  public var fields: HTTPFields
  /// The whole body, before it is framed or cut: `ServerAnswer(body: picture)`.
  ///
  /// ``framing`` says how the client learns its length; by default a `Content-Length` counts its bytes, except with
  /// status 1xx, 204 and 304. The body is not sent if ``raw`` is set or a feed writes the body.
  public var body: Data
  /// The way in which the end of the body is announced; ``Framing/length`` by default.
  public var framing = Framing.length

  /// Bytes that are sent in place of everything else, for an answer that is not HTTP. The connection ends after them.
  public var raw: Data?

  var cut: (byte: Int, kind: Cut)?
  var gates: [(byte: Int, gate: ServerGate)] = []
  var feed: ServerFeed?

  /// Makes an answer of any status. `json`, `text` and `status` are shorter.
  public init(status: Int = 200, fields: HTTPFields = [:], body: Data = Data()) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// Makes an answer with a value as JSON: `.json(["Tea"])`.
  public static func json(_ value: some Encodable, status: Int = 200) -> ServerAnswer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let body = (try? encoder.encode(value)) ?? Data("a value that cannot be written as JSON".utf8)
    return ServerAnswer(status: status, fields: ["Content-Type": "application/json"], body: body)
  }

  /// Makes an answer with a text, which is declared as JSON unless you name another type: `.text("{}")`.
  public static func text(_ text: String, type: String = "application/json", status: Int = 200) -> ServerAnswer {
    ServerAnswer(status: status, fields: ["Content-Type": type], body: Data(text.utf8))
  }

  /// Makes an answer without a body: `.status(503, fields: ["Retry-After": "2"])`.
  public static func status(_ status: Int, fields: HTTPFields = [:]) -> ServerAnswer {
    ServerAnswer(status: status, fields: fields)
  }

  /// Makes a stream of events, which the test writes while the client reads.
  ///
  /// ```swift
  /// let feed = ServerFeed()
  /// server.on("GET /events", .events(feed))
  /// feed.send("data: 1\n\n")
  /// ```
  public static func events(_ feed: ServerFeed) -> ServerAnswer {
    var answer = ServerAnswer(fields: ["Content-Type": "text/event-stream"])
    answer.framing = .end
    answer.feed = feed
    return answer
  }

  /// Returns the answer with one more header field: `.json(menu).with("ETag", "\"1\"")`.
  public func with(_ name: String, _ value: String) -> ServerAnswer {
    var copy = self
    copy.fields[name] = value
    return copy
  }

  /// Returns the answer with another framing: `.json(menu).framed(.end)`.
  public func framed(_ framing: Framing) -> ServerAnswer {
    var copy = self
    copy.framing = framing
    return copy
  }

  /// Returns the answer up to a byte, counted from the status line. Then the connection ends.
  ///
  /// ```swift
  /// server.on("GET /menu", .json(menu).cut(at: 40, .reset))
  /// ```
  public func cut(at byte: Int, _ kind: Cut = .end) -> ServerAnswer {
    var copy = self
    copy.cut = (byte, kind)
    return copy
  }

  /// Returns the answer up to a byte, counted from the status line. The rest follows when the gate is opened.
  ///
  /// ```swift
  /// let gate = ServerGate()
  /// server.on("GET /menu", .json(menu).held(by: gate))
  /// ```
  public func held(at byte: Int = 0, by gate: ServerGate) -> ServerAnswer {
    var copy = self
    copy.gates.append((byte, gate))
    copy.gates.sort { $0.byte < $1.byte }
    return copy
  }

  /// Returns the answer with a body that the test writes in pieces: `ServerAnswer().fed(by: feed)`.
  public func fed(by feed: ServerFeed) -> ServerAnswer {
    var copy = self
    copy.feed = feed
    return copy
  }

  /// The bytes as they are sent. If a feed writes the body, only the status line and the header fields.
  public var bytes: Data {
    if let raw { return raw }
    var fields = fields
    var payload = body
    switch framing {
    case .length where feed != nil, .chunks where feed != nil: fields["Transfer-Encoding"] = "chunked"
    case .length: if status >= 200, status != 204, status != 304 { fields["Content-Length"] = "\(body.count)" }
    case .announced(let length): fields["Content-Length"] = "\(length)"
    case .chunks(let size):
      fields["Transfer-Encoding"] = "chunked"
      payload = Self.chunks(body, of: size)
    case .end: fields["Connection"] = "close"
    }
    // The words after the status may be empty.
    let lines = ["HTTP/1.1 \(status) "] + fields.all.map { "\($0.name): \($0.value)" } + ["", ""]
    return Data(lines.joined(separator: "\r\n").utf8) + (feed == nil ? payload : Data())
  }

  var isChunked: Bool { framing != .end }

  static func chunks(_ body: Data, of size: Int) -> Data {
    var bytes = Data()
    for start in stride(from: 0, to: body.count, by: max(1, size)) {
      bytes += chunk(body[(body.startIndex + start)..<(body.startIndex + min(body.count, start + max(1, size)))])
    }
    return bytes + Data("0\r\n\r\n".utf8)
  }

  static func chunk(_ piece: Data) -> Data {
    Data("\(String(piece.count, radix: 16))\r\n".utf8) + piece + Data("\r\n".utf8)
  }
}
