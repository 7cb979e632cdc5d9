import FlyingFox
import Foundation

/// The start of a connection: a request line and headers, and nothing after them.
///
/// No request to this host needs a body. A body is not read: every response except that to a WebSocket closes the
/// connection.
enum RequestHead {
  /// The maximum number of bytes of a request line with all headers.
  static let mostBytes = 16 * 1024

  enum Problem: Error, Hashable {
    case tooLarge
    case malformed
  }

  static func read(from bytes: inout ByteReader) async throws -> HTTPRequest {
    var head: [UInt8] = []
    while !head.endsHead {
      guard head.count < mostBytes else { throw Problem.tooLarge }
      head.append(try await bytes.next())
    }
    return try parse(head)
  }

  static func parse(_ bytes: [UInt8]) throws(Problem) -> HTTPRequest {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    let lines = text.split(whereSeparator: \.isNewline)
    guard let parts = lines.first?.split(separator: " "), parts.count == 3, parts[2].hasPrefix("HTTP/1.") else {
      throw .malformed
    }
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return HTTPRequest(
      method: HTTPMethod(String(parts[0])),
      version: .http11,
      target: HTTPRequest.Target(path: String(target[0]), query: target.count > 1 ? String(target[1]) : ""),
      headers: try headers(lines.dropFirst()),
      body: HTTPBodySequence()
    )
  }

  private static func headers(_ lines: some Sequence<Substring>) throws(Problem) -> HTTPHeaders {
    var headers = HTTPHeaders()
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: \.isWhitespace) else { throw .malformed }
      headers.addValue(parts[1].trimmingCharacters(in: .whitespaces), for: HTTPHeader(String(parts[0])))
    }
    guard headers.values(for: .host).count < 2 else { throw .malformed }
    return headers
  }
}

extension [UInt8] {
  fileprivate var endsHead: Bool {
    last == UInt8(ascii: "\n") && (suffix(4).elementsEqual("\r\n\r\n".utf8) || suffix(2).elementsEqual("\n\n".utf8))
  }
}
