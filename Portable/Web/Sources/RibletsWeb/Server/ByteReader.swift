import FlyingSocks

/// The bytes of a connection, in order, without buffering more than requested.
struct ByteReader: Sendable {
  private let more: @Sendable () async throws -> [UInt8]
  private var buffer: ArraySlice<UInt8> = []

  /// Reads from a function that waits for at least one more byte, and throws at the end.
  init(_ more: @escaping @Sendable () async throws -> [UInt8]) {
    self.more = more
  }

  init(_ socket: AsyncSocket) {
    self.init { try await socket.read(atMost: 4096) }
  }

  mutating func next() async throws -> UInt8 {
    if buffer.isEmpty { buffer = try await more()[...] }
    guard let byte = buffer.popFirst() else { throw SocketError.disconnected }
    return byte
  }

  mutating func next(_ count: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if buffer.isEmpty { buffer = [try await next()] + buffer }
      let part = buffer.prefix(count - bytes.count)
      bytes += part
      buffer = buffer.dropFirst(part.count)
    }
    return bytes
  }
}
