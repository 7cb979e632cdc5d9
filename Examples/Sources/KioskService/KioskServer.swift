import FlyingFox
import FlyingSocks
public import Foundation

/// A server for kiosks on the loopback interface: menu, stock, orders and prices, over HTTP.
public final class KioskServer: Sendable {
  /// The address, such as `http://127.0.0.1:8090`.
  public let url: URL
  private let running: Task<Void, any Error>

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 for any.
  ///   - path: The database, made if it is not there; `nil` for one that is forgotten with the server.
  /// - Throws: ``KioskServerError``, or `DataStoreError`. Both say what to do.
  public static func start(port: Int, path: String?) async throws -> KioskServer {
    guard let number = UInt16(exactly: port) else { throw KioskServerError.portOutOfRange(port) }
    let routes = Routes(kitchen: try KitchenDatabase(path: path).kitchen)
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: number), logger: .disabled,
      handler: ClosureHTTPHandler { try await routes.answer($0) })
    let beginning = Task { try await server.waitUntilListening() }
    let running = Task {
      // A server that cannot begin is not waited for.
      defer { beginning.cancel() }
      try await server.run()
    }
    guard case .success = await beginning.result, case .ip4(_, let chosen) = await server.listeningAddress else {
      running.cancel()
      throw KioskServerError.cannotListen(port: port)
    }
    return KioskServer(url: URL(string: "http://127.0.0.1:\(chosen)")!, running)
  }

  private init(url: URL, _ running: Task<Void, any Error>) {
    self.url = url
    self.running = running
  }

  /// Waits until the server has ended.
  public func run() async throws {
    try await running.value
  }

  /// Closes all connections, and takes no more.
  public func stop() async {
    running.cancel()
    _ = await running.result
  }
}
