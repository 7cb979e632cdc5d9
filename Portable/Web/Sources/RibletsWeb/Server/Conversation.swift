import FlyingFox
import FlyingSocks
import Foundation

/// One connection from its first byte to its last: a request and its response, and a WebSocket if requested.
///
/// Reader and writer have both ended when this returns: otherwise a task that still waits for a closed descriptor would
/// read from another connection that reuses the number.
struct Conversation: Sendable {
  let socket: AsyncSocket
  let handler: RequestHandler
  let limits: ServerLimits

  func run() async {
    do {
      let opening = try await within(limits.request) { try await open() }
      if let (session, bytes) = opening { await SocketConversation(socket: socket, session: session).run(bytes) }
      try await within(limits.farewell) { try await sayGoodbye() }
    } catch {
      // It broke, took too long or was stopped. No report is possible.
    }
  }

  /// Reads the request and responds to it. Returns the session of a WebSocket, with the bytes that were read ahead.
  private func open() async throws -> (Session, ByteReader)? {
    var bytes = ByteReader(socket)
    let request: HTTPRequest
    do {
      request = try await RequestHead.read(from: &bytes)
    } catch let problem as RequestHead.Problem {
      try await write(problem.response, isHeadOnly: false)
      return nil
    }
    switch await handler.answer(request) {
    case .response(let response):
      try await write(response, isHeadOnly: request.method == .HEAD)
      return nil
    case .socket(let response, let session):
      do {
        try await socket.write(response.headBytes)
      } catch {
        await session.close()
        throw error
      }
      return (session, bytes)
    }
  }

  private func write(_ response: HTTPResponse, isHeadOnly: Bool) async throws {
    var response = response
    let body = try await response.bodyData
    response.headers[.contentLength] = String(body.count)
    response.headers[.connection] = "close"
    try await socket.write(isHeadOnly ? response.headBytes : response.headBytes + body)
  }

  /// Closes the writing side and waits for the other side to close.
  ///
  /// Closing with unread bytes would make the system discard bytes that the other side has not read yet.
  private func sayGoodbye() async throws {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    var count = 0
    while count < limits.farewellBytes { count += try await socket.read(atMost: 4096).count }
  }
}

extension HTTPResponse {
  /// The status line and the headers.
  fileprivate var headBytes: Data {
    let lines = headers.map { "\($0.key.rawValue): \($0.value)" }.sorted()
    let head = ["HTTP/1.1 \(statusCode.code) \(statusCode.phrase)"] + lines + ["", ""]
    return Data(head.joined(separator: "\r\n").utf8)
  }
}

extension RequestHead.Problem {
  fileprivate var response: HTTPResponse {
    switch self {
    case .tooLarge:
      .plain(
        HTTPStatusCode(431, phrase: "Request Header Fields Too Large"),
        "The request line and headers have more than \(RequestHead.mostBytes) bytes together.\n")
    case .malformed: .plain(.badRequest, "This is not a request in HTTP/1.1.\n")
    }
  }
}
