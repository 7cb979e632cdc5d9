/// What a test gives a mock that may be used from any thread: a handler, a return value, an error, the arguments so far.
///
/// A mock that lives on one actor keeps these in plain properties.
public final class Stub<Value>: Sendable {
  private let content: Protected<Value>

  /// Keeps a value until a test sets another one.
  ///
  /// A value that is not `Sendable` is shared exactly as the mock's protocol shares it: whoever calls the mock from two
  /// threads with one object has two threads at it, with a mock or without.
  public init(_ value: Value) {
    nonisolated(unsafe) let value = value
    content = Protected(value)
  }

  /// What is there now.
  public var value: Value {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }

  /// Changes the value while nobody else reads or changes it.
  public func update<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    try content.withLock { try change(&$0) }
  }
}
