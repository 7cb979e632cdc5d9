import Foundation
import RibletsHTTP

/// The part of a ``ServerDouble`` that its threads keep.
///
/// Plain sockets and one thread a connection. FlyingFox, on which the browser host is built, does not do: a handler of its can
/// neither end a connection in the middle of the header fields nor reset one, and its pool for Linux forgets to wake a connection
/// whose number was used before (see `SocketWatch` in RibletsWeb), which is just what tests with many short connections make.
final class ServerCore: Sendable {
  private struct State {
    var routes: [String: @Sendable (ServerRequest) -> ServerAnswer] = [:]
    var requests: [ServerRequest] = []
    var waiting: [(count: Int, continuation: CheckedContinuation<[ServerRequest], Never>)] = []
    var connections: [Int: PlainSocket] = [:]
    var lastConnection = 0
    var held: [ObjectIdentifier: @Sendable () -> Void] = [:]
    var isStopped = false
  }

  let port: UInt16
  private let listening: PlainSocket
  /// Keeps the port when the server has stopped, so that no other server on this machine gets it and answers in its place.
  private let reserved: PlainSocket
  private let file: Int32
  private let state = Locked(State())

  init() throws {
    let (reservedFile, reservedPort) = try Self.bound(to: 0)
    reserved = PlainSocket(file: reservedFile)
    (file, port) = try Self.bound(to: reservedPort)
    listening = PlainSocket(file: file)
    guard listen(file, 512) == 0 else { throw ServerDoubleError("listen on 127.0.0.1:\(port)") }
  }

  /// Makes a socket at 127.0.0.1 that shares its port with another socket of ours.
  ///
  /// - Parameter port: The port, or 0 for one that is free.
  private static func bound(to port: UInt16) throws -> (file: Int32, port: UInt16) {
    #if canImport(Glibc)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard file >= 0 else { throw ServerDoubleError("make a socket") }
    var on: Int32 = 1
    setsockopt(file, SOL_SOCKET, SO_REUSEPORT, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(file, address, size) == 0 && getsockname(file, address, &size) == 0
      }
    }
    guard isBound else {
      close(file)
      throw ServerDoubleError("take a port of 127.0.0.1")
    }
    return (file, UInt16(bigEndian: address.sin_port))
  }

  func start() {
    let thread = Thread { self.accept() }
    thread.name = "Riblets server double"
    thread.start()
  }

  func stop() {
    let (connections, held) = state.withLock { state in
      state.isStopped = true
      return (Array(state.connections.values), Array(state.held.values))
    }
    // Wakes the thread that accepts, which closes the socket.
    listening.shutDown()
    #if canImport(Darwin)
      // There a socket that listens is not woken by its end, but by a connection.
      _ = try? PlainSocket.connected(host: "127.0.0.1", port: Int(port)) { _ in true }
    #endif
    for connection in connections { connection.shutDown() }
    for wake in held { wake() }
  }

  var requests: [ServerRequest] { state.withLock { $0.requests } }
  var openConnections: Int { state.withLock { $0.connections.count } }
  var connectionCount: Int { state.withLock { $0.lastConnection } }

  func script(_ route: String, _ answer: @escaping @Sendable (ServerRequest) -> ServerAnswer) {
    state.withLock { $0.routes[route] = answer }
  }

  func requests(count: Int) async -> [ServerRequest] {
    await withCheckedContinuation { continuation in
      let requests = state.withLock { state -> [ServerRequest]? in
        if state.requests.count >= count { return state.requests }
        state.waiting.append((count, continuation))
        return nil
      }
      if let requests { continuation.resume(returning: requests) }
    }
  }

  private var isStopped: Bool { state.withLock { $0.isStopped } }

  private func accept() {
    while !isStopped {
      let file = Foundation.accept(file, nil, nil)
      guard file >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        break
      }
      let socket = PlainSocket(file: file)
      let number = state.withLock { state in
        state.lastConnection += 1
        if !state.isStopped { state.connections[state.lastConnection] = socket }
        return state.lastConnection
      }
      let thread = Thread {
        self.serve(socket)
        socket.close()
        self.state.withLock { $0.connections[number] = nil }
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    listening.close()
  }

  private func serve(_ socket: PlainSocket) {
    var reader = MessageReader { try socket.read() }
    while !isStopped, let head = try? reader.head() {
      if head.fields["Expect"]?.lowercased() == "100-continue" {
        guard (try? socket.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))) != nil else { return }
      }
      var body = Data()
      let isChunked = head.fields["Transfer-Encoding"] != nil
      let framing =
        isChunked ? .chunked : MessageReader.Framing.length(head.fields["Content-Length"].flatMap(Int.init) ?? 0)
      guard
        (try? reader.body(framing) {
          body += $0
          return true
        }) != nil
      else { return }
      let request = ServerRequest(head, body: body)
      guard (try? send(answer(request), to: socket)) == true,
        head.fields["Connection"]?.lowercased() != "close"
      else { return }
    }
  }

  private func answer(_ request: ServerRequest) -> ServerAnswer {
    let route = "\(request.method) \(request.path)"
    let (answer, waiting, routes) = state.withLock { state in
      state.requests.append(request)
      let ready = state.waiting.filter { $0.count <= state.requests.count }
      state.waiting.removeAll { $0.count <= state.requests.count }
      return (state.routes[route], ready.map { ($0.continuation, state.requests) }, state.routes.keys.sorted())
    }
    for (continuation, requests) in waiting { continuation.resume(returning: requests) }
    if let answer { return answer(request) }
    return .text(
      "There is no answer to '\(route)' in the script. Routes: \(routes.joined(separator: ", "))", type: "text/plain",
      status: 501)
  }

  /// - Returns: Whether the connection goes on.
  private func send(_ answer: ServerAnswer, to socket: PlainSocket) throws -> Bool {
    let bytes = answer.bytes
    let end = min(bytes.count, answer.cut?.byte ?? .max)
    var sent = 0
    for (byte, gate) in answer.gates where byte <= end {
      try socket.write(bytes[sent..<min(byte, bytes.count)])
      sent = min(byte, bytes.count)
      hold(gate) {
        gate.pass(unless: { self.isStopped })
      } wake: {
        gate.wake()
      }
      guard !isStopped else { return false }
    }
    try socket.write(bytes[sent..<end])
    if let cut = answer.cut {
      if cut.kind == .reset { socket.reset() }
      return false
    }
    if let feed = answer.feed {
      while let piece = hold(feed, { feed.next(unless: { self.isStopped }) }, wake: { feed.wake() }) {
        try socket.write(answer.isChunked ? ServerAnswer.chunk(piece) : piece)
      }
      guard !isStopped else { return false }
      if answer.isChunked { try socket.write(Data("0\r\n\r\n".utf8)) }
    }
    switch answer.framing {
    case .length, .chunks: return answer.raw == nil
    // What follows a wrong length would be read as the next answer, or waited for.
    case .announced, .end: return false
    }
  }

  /// Runs what waits, so that stopping the server wakes it.
  private func hold<Result>(_ owner: AnyObject, _ body: () -> Result, wake: @escaping @Sendable () -> Void) -> Result {
    state.withLock { $0.held[ObjectIdentifier(owner)] = wake }
    return body()
  }
}

/// The reason why a ``ServerDouble`` cannot start.
///
/// The test's machine does not allow a socket on the loopback interface, for example in a sandbox. See
/// `Documentation/HTTP.md`.
///
/// ```swift
/// do { server = try ServerDouble() } catch let error as ServerDoubleError { print(error) }
/// ```
public struct ServerDoubleError: Error, Hashable, CustomStringConvertible {
  /// The failure, the text of the system, and how to fix it: `Cannot listen on 127.0.0.1 for a server double: …`.
  public let description: String

  init(_ action: String) {
    description =
      "Cannot \(action) for a server double: \(String(cString: strerror(errno))). Let the test use the loopback interface."
  }
}
