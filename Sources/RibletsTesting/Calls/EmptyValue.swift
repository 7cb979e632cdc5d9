public import Riblets

/// A type with an empty value, which a mock returns for an unstubbed call.
///
/// Types of the standard library with an empty value conform. An app can conform its own types; generated mocks use it.
///
/// The test fails nevertheless: the value only lets it run to its end. See `Documentation/Mocks.md`.
///
/// ```swift
/// extension Cart: EmptyValue {
///   public static var emptyValue: Cart { Cart(lines: []) }
/// }
/// ```
public protocol EmptyValue {
  /// Zero, empty or nil: `static var emptyValue: Cart { Cart(lines: []) }`. A mock returns it for an unstubbed call.
  static var emptyValue: Self { get }
}

extension EmptyValue where Self: ExpressibleByIntegerLiteral {
  /// Zero. For a number type of your own, write only `extension Price: EmptyValue {}`.
  public static var emptyValue: Self { 0 }
}

extension Int: EmptyValue {}
extension Int8: EmptyValue {}
extension Int16: EmptyValue {}
extension Int32: EmptyValue {}
extension Int64: EmptyValue {}
extension UInt: EmptyValue {}
extension UInt8: EmptyValue {}
extension UInt16: EmptyValue {}
extension UInt32: EmptyValue {}
extension UInt64: EmptyValue {}
extension Double: EmptyValue {}
extension Float: EmptyValue {}

extension Bool: EmptyValue {
  /// False, for an unstubbed member that returns a Boolean value.
  public static var emptyValue: Bool { false }
}

extension String: EmptyValue {
  /// No characters, for an unstubbed member that returns a text.
  public static var emptyValue: String { "" }
}

extension Substring: EmptyValue {
  /// No characters, for an unstubbed member that returns a part of a text.
  public static var emptyValue: Substring { "" }
}

extension Duration: EmptyValue {
  /// No time, for an unstubbed member that returns a duration.
  public static var emptyValue: Duration { .zero }
}

extension Optional: EmptyValue {
  /// Nil, for an unstubbed member that returns an optional. The wrapped type need not conform.
  public static var emptyValue: Wrapped? { nil }
}

extension Array: EmptyValue {
  /// No elements, for an unstubbed member that returns a list. The element type need not conform.
  public static var emptyValue: [Element] { [] }
}

extension ContiguousArray: EmptyValue {
  /// No elements, for an unstubbed member that returns a contiguous list.
  public static var emptyValue: ContiguousArray<Element> { [] }
}

extension ArraySlice: EmptyValue {
  /// No elements, for an unstubbed member that returns a part of a list.
  public static var emptyValue: ArraySlice<Element> { [] }
}

extension Set: EmptyValue {
  /// No elements, for an unstubbed member that returns a set. The element type need not conform.
  public static var emptyValue: Set<Element> { [] }
}

extension Dictionary: EmptyValue {
  /// No keys, for an unstubbed member that returns a dictionary. Its types need not conform.
  public static var emptyValue: [Key: Value] { [:] }
}

extension AsyncStream: EmptyValue {
  /// A stream that has ended, so that a `for await` over an unstubbed member does not wait.
  public static var emptyValue: AsyncStream<Element> { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: EmptyValue where Failure == any Error {
  /// A stream that has ended without an error, so that a `for try await` over an unstubbed member does not wait.
  public static var emptyValue: AsyncThrowingStream<Element, any Error> { AsyncThrowingStream { $0.finish() } }
}

extension EventStream: @MainActor EmptyValue {
  /// A stream that sends nothing and does not finish, so that an unstubbed stream ends no work.
  public static var emptyValue: EventStream { .never }
}

extension StateStream: @MainActor EmptyValue where Value: EmptyValue {
  /// A stream that has the empty value forever, for an unstubbed member that returns a state.
  public static var emptyValue: StateStream { .never(after: .emptyValue) }
}
