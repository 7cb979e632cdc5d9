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
  /// Zero, empty or nil: a value that no test expects by accident.
  static var emptyValue: Self { get }
}

extension EmptyValue where Self: ExpressibleByIntegerLiteral {
  /// Zero, for numbers of your own too.
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
  /// False.
  public static var emptyValue: Bool { false }
}

extension String: EmptyValue {
  /// No characters.
  public static var emptyValue: String { "" }
}

extension Substring: EmptyValue {
  /// No characters.
  public static var emptyValue: Substring { "" }
}

extension Duration: EmptyValue {
  /// No time.
  public static var emptyValue: Duration { .zero }
}

extension Optional: EmptyValue {
  /// Nil.
  public static var emptyValue: Wrapped? { nil }
}

extension Array: EmptyValue {
  /// No elements.
  public static var emptyValue: [Element] { [] }
}

extension ContiguousArray: EmptyValue {
  /// No elements.
  public static var emptyValue: ContiguousArray<Element> { [] }
}

extension ArraySlice: EmptyValue {
  /// No elements.
  public static var emptyValue: ArraySlice<Element> { [] }
}

extension Set: EmptyValue {
  /// No elements.
  public static var emptyValue: Set<Element> { [] }
}

extension Dictionary: EmptyValue {
  /// No keys.
  public static var emptyValue: [Key: Value] { [:] }
}

extension AsyncStream: EmptyValue {
  /// A stream that has ended.
  public static var emptyValue: AsyncStream<Element> { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: EmptyValue where Failure == any Error {
  /// A stream that has ended.
  public static var emptyValue: AsyncThrowingStream<Element, any Error> { AsyncThrowingStream { $0.finish() } }
}

extension EventStream: @MainActor EmptyValue {
  /// A stream that sends nothing and does not finish.
  public static var emptyValue: EventStream { .never }
}

extension StateStream: @MainActor EmptyValue where Value: EmptyValue {
  /// A stream that has the empty value forever.
  public static var emptyValue: StateStream { .never(after: .emptyValue) }
}
