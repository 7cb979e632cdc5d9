public import Foundation
public import RibletsHTTP

/// An answer of a ``ServerDouble``, with its faults.
public struct ServerAnswer: Sendable {
  /// The ways in which the end of a body is announced.
  public enum Framing: Hashable, Sendable {
    /// By the length of the body.
    case length
    /// By a length that may be a lie.
    case announced(Int)
    /// In chunks of so many bytes.
    case chunks(of: Int)
    /// By the end of the connection.
    case end
  }

  /// The ways in which a connection ends early.
  public enum Cut: Hashable, Sendable {
    /// An end, as from a server that is ended.
    case end
    /// An error, as from a server that is gone.
    case reset
  }

  /// The status.
  public var status: Int
  /// The header fields beside those of the framing.
  public var fields: HTTPFields
  /// The body.
  public var body: Data
  /// The way in which the end of the body is announced.
  public var framing = Framing.length

  /// Bytes that are sent in the place of everything else; nil for an answer of HTTP. The connection ends with them.
  public var raw: Data?

  var cut: (byte: Int, kind: Cut)?
  var gates: [(byte: Int, gate: ServerGate)] = []
  var feed: ServerFeed?

  /// Makes an answer.
  public init(status: Int = 200, fields: HTTPFields = [:], body: Data = Data()) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A value as JSON.
  public static func json(_ value: some Encodable, status: Int = 200) -> ServerAnswer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let body = (try? encoder.encode(value)) ?? Data("a value that cannot be written as JSON".utf8)
    return ServerAnswer(status: status, fields: ["Content-Type": "application/json"], body: body)
  }

  /// A text, as JSON if nothing else is said.
  public static func text(_ text: String, type: String = "application/json", status: Int = 200) -> ServerAnswer {
    ServerAnswer(status: status, fields: ["Content-Type": type], body: Data(text.utf8))
  }

  /// A status without a body.
  public static func status(_ status: Int, fields: HTTPFields = [:]) -> ServerAnswer {
    ServerAnswer(status: status, fields: fields)
  }

  /// A stream of events, as the test writes them.
  public static func events(_ feed: ServerFeed) -> ServerAnswer {
    var answer = ServerAnswer(fields: ["Content-Type": "text/event-stream"])
    answer.framing = .end
    answer.feed = feed
    return answer
  }

  /// The answer with one more header field.
  public func with(_ name: String, _ value: String) -> ServerAnswer {
    var copy = self
    copy.fields[name] = value
    return copy
  }

  /// The answer with another framing.
  public func framed(_ framing: Framing) -> ServerAnswer {
    var copy = self
    copy.framing = framing
    return copy
  }

  /// The answer up to a byte of it, counted from the status line on; then the connection ends.
  public func cut(at byte: Int, _ kind: Cut = .end) -> ServerAnswer {
    var copy = self
    copy.cut = (byte, kind)
    return copy
  }

  /// The answer up to a byte of it, counted from the status line on; the rest follows when the gate is opened.
  public func held(at byte: Int = 0, by gate: ServerGate) -> ServerAnswer {
    var copy = self
    copy.gates.append((byte, gate))
    copy.gates.sort { $0.byte < $1.byte }
    return copy
  }

  /// The answer with a body that the test writes piece by piece, in chunks.
  public func fed(by feed: ServerFeed) -> ServerAnswer {
    var copy = self
    copy.feed = feed
    return copy
  }

  /// The bytes as they are sent; those of the status line and the header fields alone if a feed brings the body.
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
