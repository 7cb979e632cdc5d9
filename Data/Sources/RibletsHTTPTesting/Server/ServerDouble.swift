public import Foundation
import RibletsHTTP

/// A server on the loopback interface, in the process of a test, that answers by a script and records the requests.
///
/// ```swift
/// let server = try ServerDouble()
/// server.on("GET /menu", .json(["Tea"]))
/// server.on("POST /orders", .status(503), .json(["number": 1]))
/// let client = HTTPClient(baseURL: server.url, transport: URLSessionTransport())
/// ```
///
/// A request without a route is answered with 501 and the list of routes. The server stops when its last reference is
/// released. For tests without sockets, use a ``TransportStub``. See `Documentation/HTTP.md`.
public final class ServerDouble: Sendable {
  private let core: ServerCore

  /// Starts a server on a free port. It accepts connections when this returns.
  ///
  /// - Throws: ``ServerDoubleError`` if the system does not allow it.
  public init() throws {
    core = try ServerCore()
    core.start()
  }

  deinit { core.stop() }

  /// The address for the client, such as `http://127.0.0.1:40123`.
  public var url: URL { URL(string: "http://127.0.0.1:\(core.port)")! }

  /// Answers the requests of a route, in place of earlier answers of that route.
  ///
  /// ```swift
  /// server.on("GET /menu", .status(503), .json(["Tea"]))
  /// ```
  ///
  /// - Parameters:
  ///   - route: The method and the path, such as `GET /menu`.
  ///   - answers: The answers, one after the other; the last one stays.
  public func on(_ route: String, _ answers: ServerAnswer...) {
    let left = Locked(answers)
    on(route) { _ in
      left.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? .status(501) }
    }
  }

  /// Answers the requests of a route with the result of a closure, which is called on any thread.
  ///
  /// ```swift
  /// server.on("GET /menu") { request in .json(["page": request.query("page")]) }
  /// ```
  public func on(_ route: String, _ answer: @escaping @Sendable (ServerRequest) -> ServerAnswer) {
    core.script(route, answer)
  }

  /// All requests so far, in order of arrival, also those without a route: `server.requests.map(\.path)`.
  public var requests: [ServerRequest] { core.requests }

  /// Returns the requests of a route so far: `server.requests("GET /menu").count`.
  public func requests(_ route: String) -> [ServerRequest] {
    core.requests.filter { "\($0.method) \($0.path)" == route }
  }

  /// Waits until this number of requests has arrived, and returns all.
  ///
  /// ```swift
  /// let requests = await server.requests(count: 2)
  /// ```
  public func requests(count: Int) async -> [ServerRequest] {
    await core.requests(count: count)
  }

  /// The number of connections that are open now, for tests of keep-alive: `#expect(server.openConnections == 1)`.
  public var openConnections: Int { core.openConnections }

  /// The number of connections so far, also those that are closed. Several requests can share one.
  public var connectionCount: Int { core.connectionCount }

  /// Closes all connections, and refuses new ones until this double is released: its port stays its own. Answers that wait at a gate
  /// are dropped.
  public func stop() { core.stop() }
}
