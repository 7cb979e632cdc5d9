package import Foundation

/// A TCP connection whose calls block, and that another thread can end.
package final class PlainSocket: Sendable {
  /// The reasons why a connection failed.
  package enum Failure: Error, Hashable, Sendable {
    case unknownName
    case refused
    case lost
  }

  private let file: Locked<Int32?>

  package init(file: Int32) {
    self.file = Locked(file)
    var on: Int32 = 1
    #if canImport(Darwin)
      setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    // Without it, the second of two small pieces waits for the acknowledgement of the first.
    setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  deinit { close() }

  /// Connects to the first address of a name that answers.
  ///
  /// - Parameter made: Receives each connection before it is made, to end it from another thread; returns whether to go on.
  package static func connected(host: String, port: Int, made: (PlainSocket) -> Bool) throws -> PlainSocket {
    var hints = addrinfo()
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &list) == 0 else { throw Failure.unknownName }
    defer { freeaddrinfo(list) }
    var next = list
    while let address = next?.pointee {
      next = address.ai_next
      let file = Foundation.socket(address.ai_family, address.ai_socktype, address.ai_protocol)
      guard file >= 0 else { continue }
      let socket = PlainSocket(file: file)
      guard made(socket) else { throw CancellationError() }
      socket.limitWrites(seconds: 30)
      if Foundation.connect(file, address.ai_addr, address.ai_addrlen) == 0 {
        socket.limitWrites(seconds: 0)
        // It may have been ended when there was nothing to end yet.
        guard made(socket) else { throw CancellationError() }
        return socket
      }
    }
    throw Failure.refused
  }

  /// Limits how long connecting, which counts as writing, may take; 0 for no limit.
  private func limitWrites(seconds: Int) {
    guard let file = file.withLock({ $0 }) else { return }
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Waits for bytes; none at the end of the connection.
  package func read() throws -> Data {
    guard let file = file.withLock({ $0 }) else { throw Failure.lost }
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = recv(file, &bytes, bytes.count, 0)
      if count >= 0 { return Data(bytes[..<count]) }
      guard errno == EINTR else { throw Failure.lost }
    }
  }

  package func write(_ data: Data) throws {
    guard let file = file.withLock({ $0 }) else { throw Failure.lost }
    try data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        #if canImport(Darwin)
          let flags: Int32 = 0
        #else
          let flags = Int32(MSG_NOSIGNAL)
        #endif
        let count = send(file, bytes.baseAddress! + sent, bytes.count - sent, flags)
        if count >= 0 { sent += count } else if errno != EINTR { throw Failure.lost }
      }
    }
  }

  /// Wakes whoever reads, writes or connects, and lets them fail. The number stays taken until ``close()``.
  package func shutDown() {
    file.withLock { if let file = $0 { _ = Foundation.shutdown(file, Int32(SHUT_RDWR)) } }
  }

  /// Closes the connection. For the thread that uses it.
  package func close() {
    file.withLock {
      if let file = $0 { _ = Foundation.close(file) }
      $0 = nil
    }
  }

  /// Closes the connection so that the other side gets an error instead of an end.
  package func reset() {
    file.withLock {
      guard let file = $0 else { return }
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(file, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
    close()
  }
}
