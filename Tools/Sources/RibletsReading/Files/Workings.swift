import Synchronization

/// The values of a command that nobody frees: its process ends soon, and the system is faster at it.
package enum Workings {
  private static let kept = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// Keeps a value alive until the process ends, or another one of its type comes.
  package static func keep<Value: Sendable>(_ value: Value) {
    kept.withLock { $0[ObjectIdentifier(Value.self)] = value }
  }

  /// The value of a type that was kept last.
  package static func last<Value: Sendable>(_ type: Value.Type) -> Value? {
    kept.withLock { $0[ObjectIdentifier(type)] } as? Value
  }
}
