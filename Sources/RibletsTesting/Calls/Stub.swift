@_spi(TestSupport) import RibletsTestCore

/// A value that a test gives a mock for any thread: a handler, a return value, an error, the arguments so far.
///
/// A mock that lives on one actor keeps these in plain properties.
///
/// See `Documentation/Mocks.md`.
///
/// ```swift
/// private let handler = Stub<(@Sendable (Int) -> String)?>(nil)
/// func name(of id: Int) -> String { handler.value?(id) ?? "" }
/// ```
public final class Stub<Value>: Sendable {
  // Unchecked, because a value that is not `Sendable` is shared exactly as the mock's protocol shares it: a caller that
  // passes one object from two threads uses it on two threads, with a mock or without.
  private struct Content: @unchecked Sendable {
    var value: Value
  }

  private let content: Locked<Content>

  /// Keeps a value until a test sets another one. Any thread may read it.
  public init(_ value: Value) {
    content = Locked(Content(value: value))
  }

  /// The current value. Reading and setting is safe on any thread.
  public var value: Value {
    get { content.withLock { $0 }.value }
    set {
      let new = Content(value: newValue)
      content.withLock { $0 = new }
    }
  }

  /// Changes the value with exclusive access. Not reentrant.
  ///
  /// ```swift
  /// arguments.update { $0.append(id) }
  /// ```
  public func update(_ change: (inout Value) -> Void) {
    content.withLock { change(&$0.value) }
  }
}
