/// An answer that is known, with its origin and age.
///
/// You get it in a ``LoadState``. See `Documentation/Server.md`.
///
/// ```swift
/// if case .value(let known) = state { show(known.value, isOld: known.origin == .store) }
/// ```
public struct KnownValue<Value: Sendable>: Sendable {
  /// The answer of the query. It contains an optimistic update if ``isPredicted`` is true.
  public var value: Value
  /// The place that it came from: the cache or the server.
  public var origin: DataOrigin
  /// The moment of the server's answer on the clock of the tree; `nil` if it is unknown, as after a restart.
  ///
  /// A moment and not an age, so that the state stays equal while time goes by.
  public var fetchedAt: Duration?
  /// True if the value contains an optimistic update: a mutation that the server has not confirmed yet.
  public var isPredicted: Bool

  /// Joins a value with its origin and age. You make one in previews and tests: `KnownValue([soup], from: .store)`.
  public init(_ value: Value, from origin: DataOrigin, fetchedAt: Duration? = nil, isPredicted: Bool = false) {
    self.value = value
    self.origin = origin
    self.fetchedAt = fetchedAt
    self.isPredicted = isPredicted
  }

  /// The time since the server's answer; `nil` if it is unknown.
  ///
  /// ```swift
  /// let age = known.age(at: ribletClock.now)
  /// ```
  ///
  /// - Parameter now: The present time of the tree's clock.
  public func age(at now: Duration) -> Duration? { fetchedAt.map { now - $0 } }

  /// Returns the transformed value with the same origin and age: `known.map(\.count)`.
  public func map<Other>(_ transform: (Value) -> Other) -> KnownValue<Other> {
    KnownValue<Other>(transform(value), from: origin, fetchedAt: fetchedAt, isPredicted: isPredicted)
  }
}

extension KnownValue: Equatable where Value: Equatable {}

extension KnownValue: CustomStringConvertible {
  /// The value, its origin and age, for failures of tests: `[soup] from the server of 5.0 seconds`.
  public var description: String {
    let moment = fetchedAt.map { " of \($0)" } ?? ""
    return "\(value) from the \(origin == .server ? "server" : "store")\(moment)\(isPredicted ? ", predicted" : "")"
  }
}
