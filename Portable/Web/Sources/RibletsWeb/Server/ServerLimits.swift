/// The limits of a host for connections.
struct ServerLimits: Hashable, Sendable {
  /// The maximum number of simultaneous connections, for pages and WebSockets together.
  var connections = 128
  /// The time in which a connection has to send its request and get the response.
  var request: Duration = .seconds(10)
  /// The time that the other side has to read the last bytes and close.
  var farewell: Duration = .seconds(2)
  /// The maximum number of bytes that are discarded meanwhile.
  var farewellBytes = 4 << 20
  /// The time without new connections after the system has run out of descriptors or memory.
  var pause: Duration = .milliseconds(100)
}

/// Cancels an operation that takes too long.
func within<Value: Sendable>(
  _ limit: Duration, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value?.self) { group in
    group.addTask { try await body() }
    group.addTask {
      try await Task.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    guard let value = try await group.next() ?? nil else { throw TimeIsUp() }
    return value
  }
}

/// The error of an operation that took too long.
struct TimeIsUp: Error {}
