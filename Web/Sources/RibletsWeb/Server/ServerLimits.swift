/// The limits of a host towards those that connect.
struct ServerLimits: Hashable, Sendable {
  /// The most connections at a time, pages on their way and WebSockets together.
  var connections = 128
  /// The time that a connection may take until its request is there and answered.
  var request: Duration = .seconds(10)
  /// The time that the other side has, once all is said, to read that and go.
  var farewell: Duration = .seconds(2)
  /// The most bytes that are thrown away meanwhile.
  var farewellBytes = 4 << 20
  /// The time without new connections after the system had no descriptor or memory left for one.
  var pause: Duration = .milliseconds(100)
}

/// Ends what takes too long, by cancelling it.
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

/// Something took longer than it may.
struct TimeIsUp: Error {}
