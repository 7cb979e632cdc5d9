public import Testing

/// The start and the end of a subscription to a scripted source, or of a call that waited for its answer.
///
/// `StreamConnection(200, 1000)` of RxTest is `.from(200, until: 1000)`; `.from(200)` has not ended.
public struct RecordedPeriod: Hashable, Sendable {
  /// The start, in virtual time since the start of the scope.
  public let start: Duration
  /// The end; `nil` for an open period.
  public internal(set) var end: Duration?

  /// True if it has not ended.
  public var isOpen: Bool { end == nil }

  /// An open period since a time.
  public static func from(_ start: Duration) -> RecordedPeriod {
    RecordedPeriod(start: start, end: nil)
  }

  /// An open period since a number of seconds after the start.
  public static func from(_ start: Int) -> RecordedPeriod {
    .from(.seconds(start))
  }

  /// A period that has ended.
  public static func from(_ start: Duration, until end: Duration) -> RecordedPeriod {
    RecordedPeriod(start: start, end: end)
  }

  /// A period that has ended, in seconds after the start.
  public static func from(_ start: Int, until end: Int) -> RecordedPeriod {
    .from(.seconds(start), until: .seconds(end))
  }

  /// A period that has ended, with its start in seconds.
  public static func from(_ start: Int, until end: Duration) -> RecordedPeriod {
    .from(.seconds(start), until: end)
  }

  /// A period that has ended, with its end in seconds.
  public static func from(_ start: Duration, until end: Int) -> RecordedPeriod {
    .from(start, until: .seconds(end))
  }
}

extension RecordedPeriod: CustomStringConvertible, CustomDebugStringConvertible, CustomTestStringConvertible {
  /// The period as code, such as `.from(200, until: 1000)`.
  public var description: String {
    guard let end else { return ".from(\(start.sourceText))" }
    return ".from(\(start.sourceText), until: \(end.sourceText))"
  }

  public var debugDescription: String { description }

  public var testDescription: String { description }
}
