public import Foundation
import RibletsHTTP

/// A server on the loopback interface, in the process of a test, that answers by a script and keeps what it was asked.
///
/// ```swift
/// let server = try ServerDouble()
/// server.on("GET /menu", .json(["Tea"]))
/// server.on("POST /orders", .status(503), .json(["number": 1]))
/// let client = HTTPClient(baseURL: server.url, transport: URLSessionTransport())
/// ```
///
/// A request that no route fits is answered with 501 and the routes that there are. The server stops when the last reference to it
/// goes.
public final class ServerDouble: Sendable {
  private let core: ServerCore

  /// Starts a server on a port that the system chooses.
  public init() throws {
    core = try ServerCore()
    core.start()
  }

  deinit { core.stop() }

  /// The address, such as `http://127.0.0.1:40123`.
  public var url: URL { URL(string: "http://127.0.0.1:\(core.port)")! }

  /// Answers the requests of a route, in the place of earlier answers of that route.
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

  /// Answers the requests of a route from a function, in the place of earlier answers of that route.
  public func on(_ route: String, _ answer: @escaping @Sendable (ServerRequest) -> ServerAnswer) {
    core.script(route, answer)
  }

  /// All requests so far, in order of arrival.
  public var requests: [ServerRequest] { core.requests }

  /// The requests of a route so far.
  public func requests(_ route: String) -> [ServerRequest] {
    core.requests.filter { "\($0.method) \($0.path)" == route }
  }

  /// Waits until so many requests have arrived.
  public func requests(count: Int) async -> [ServerRequest] {
    await core.requests(count: count)
  }

  /// The number of connections that are open now.
  public var openConnections: Int { core.openConnections }

  /// The number of connections so far.
  public var connectionCount: Int { core.connectionCount }

  /// Closes all connections, and takes no more. Answers that wait at a gate are dropped.
  public func stop() { core.stop() }
}
