import FlyingFox
import FlyingSocks
import Foundation

/// A server that listens on one port of the loopback interface.
struct Listener: Sendable {
  let port: UInt16
  /// Runs until the server is stopped, and throws what has ended it otherwise.
  let running: Task<Void, any Error>
  private let server: HTTPServer

  /// Starts to listen. Returns when requests are answered, throws when the port cannot be had.
  init(view: LiveView, port: UInt16) async throws(ListenError) {
    let bound = BoundPort(asked: port)
    let address: sockaddr_in
    do {
      address = try .inet(ip4: "127.0.0.1", port: port)
    } catch {
      throw .failed(error.localizedDescription)
    }
    let server = HTTPServer(
      address: address, logger: .disabled, handler: RequestHandler(view: view, port: bound))
    let running = Task { try await server.run() }
    do {
      try await Self.wait(for: server, running)
    } catch {
      running.cancel()
      throw ListenError(error)
    }
    if case .ip4(_, let port)? = await server.listeningAddress { bound.number = port }
    self.port = bound.number
    self.running = running
    self.server = server
  }

  func stop() async {
    await server.stop()
  }

  /// Waits until the server listens or has failed, whichever comes first.
  private static func wait(for server: HTTPServer, _ running: Task<Void, any Error>) async throws {
    let (events, event) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
    let failing = Task {
      let result = await running.result
      event.yield(result)
    }
    let listening = Task {
      try await server.waitUntilListening(timeout: 10)
      event.yield(.success(()))
    }
    defer {
      failing.cancel()
      listening.cancel()
    }
    for await result in events { return try result.get() }
  }
}

extension ListenError {
  init(_ error: any Error) {
    guard case SocketError.failed(_, let number, let message) = error else {
      self = .failed(error.localizedDescription)
      return
    }
    self = number == EADDRINUSE ? .inUse : .failed(message)
  }
}
