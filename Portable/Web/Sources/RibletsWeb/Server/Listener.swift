import FlyingSocks
import Foundation

/// A server that listens on one port of the loopback interface.
struct Listener: Sendable {
  let port: UInt16
  /// The task of the server: runs until it is stopped, and throws an error that has ended it.
  let running: Task<Void, any Error>
  private let guests: Guests

  /// The number of open connections.
  var connectionCount: Int { guests.count }

  /// Starts to listen and to answer requests.
  init(view: LiveView, port: UInt16, limits: ServerLimits = ServerLimits()) throws(ListenError) {
    do {
      let socket = try Self.bound(to: port)
      let watch = try SocketWatch()
      let listening = try AsyncSocket(socket: socket, pool: watch)
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
      let handler = RequestHandler(view: view, port: port)
      let guests = Guests(most: limits.connections)
      let reception = Reception(limits: limits, guests: guests, accept: { try await listening.accept() }) { socket in
        await Conversation(socket: socket, handler: handler, limits: limits).run()
      }
      self.port = port
      self.guests = guests
      running = Task {
        defer {
          try? socket.close()
          watch.close()
        }
        try await reception.run()
      }
    } catch {
      throw ListenError(error)
    }
  }

  /// Closes all connections and frees the port.
  func stop() async {
    running.cancel()
    _ = await running.result
  }

  private static func bound(to port: UInt16) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
    } catch {
      try? socket.close()
      throw error
    }
    return socket
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
