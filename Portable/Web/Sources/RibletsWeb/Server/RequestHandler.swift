import FlyingFox
import Foundation

/// Responds to the requests of browsers: the page, its WebSocket, and a plain explanation for other requests.
struct RequestHandler: Sendable {
  let view: LiveView
  let port: UInt16

  enum Answer: Sendable {
    case response(HTTPResponse)
    /// The response that opens a WebSocket, and its session.
    case socket(HTTPResponse, Session)
  }

  func answer(_ request: HTTPRequest) async -> Answer {
    let rule = AccessRule(port: port)
    let (host, origin) = (request.headers[.host], request.headers[.origin])
    do throws(AccessRule.Refusal) {
      if request.path == "/socket" {
        try rule.checkSocket(host: host, origin: origin)
        return await socket(for: request)
      }
      try rule.checkPage(host: host, origin: origin)
    } catch {
      return .response(.plain(.forbidden, error.description))
    }
    guard request.path == "/" else {
      return .response(.plain(.notFound, "There is nothing at this path. The app is at /.\n"))
    }
    guard request.method == .GET || request.method == .HEAD else {
      return .response(.plain(.methodNotAllowed, "The app's page can only be read (GET).\n"))
    }
    return .response(await page(host: host ?? ""))
  }

  private func socket(for request: HTTPRequest) async -> Answer {
    guard var response = try? await WebSocketHTTPHandler(handler: Handshake()).handleRequest(request),
      response.statusCode == .switchingProtocols
    else {
      return .response(.plain(.badRequest, "This is not the start of a WebSocket.\n"))
    }
    let version = request.query.first { $0.name == "since" }?.value
    guard let session = await view.open(since: version) else {
      let text = "\(LiveView.mostSessions) browsers are connected. Close some of them.\n"
      return .response(.plain(.serviceUnavailable, text))
    }
    response.headers.addCaution()
    return .socket(response, session)
  }

  private func page(host: String) async -> HTTPResponse {
    let nonce = Self.newNonce()
    let html = await Self.html(of: view, nonce: nonce)
    var headers: HTTPHeaders = [.contentType: "text/html; charset=utf-8"]
    headers.addCaution(policy: ContentPolicy(nonce: nonce, host: host))
    return HTTPResponse(statusCode: .ok, headers: headers, body: Data(html.utf8))
  }

  @MainActor
  private static func html(of view: LiveView, nonce: String) -> String {
    view.refresh()
    return Page(of: view, nonce: nonce).html
  }

  private static func newNonce() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }
}

/// A handler without frames, for the response to the handshake only: frames are read and written elsewhere, where an
/// oversized one can be refused before it is read.
private struct Handshake: WSHandler {
  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) -> AsyncStream<WSFrame> {
    AsyncStream { $0.finish() }
  }
}

/// The content security policy of the page: its own style and script, and its own WebSocket.
struct ContentPolicy: Hashable, Sendable {
  var nonce: String
  var host: String

  var text: String {
    [
      "default-src 'none'", "style-src 'nonce-\(nonce)'", "script-src 'nonce-\(nonce)'", "img-src data:",
      "connect-src 'self' ws://\(host)", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}

extension HTTPHeader {
  static let origin = HTTPHeader("Origin")
}

extension HTTPHeaders {
  /// Adds headers that prevent a response from being stored, framed, sniffed or read by other sites.
  mutating func addCaution(policy: ContentPolicy? = nil) {
    self[HTTPHeader("Content-Security-Policy")] = policy?.text ?? "default-src 'none'; frame-ancestors 'none'"
    self[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    self[HTTPHeader("X-Frame-Options")] = "DENY"
    self[HTTPHeader("Referrer-Policy")] = "no-referrer"
    self[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
    self[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    self[.cacheControl] = "no-store"
  }
}

extension HTTPResponse {
  /// Returns a short explanation.
  static func plain(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    var headers: HTTPHeaders = [.contentType: "text/plain; charset=utf-8"]
    headers.addCaution()
    return HTTPResponse(statusCode: status, headers: headers, body: Data(text.utf8))
  }
}
