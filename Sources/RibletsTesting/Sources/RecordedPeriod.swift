public import Testing

/// From when until when something was alive: a subscription to a scripted source, or a call that waited for its answer.
///
/// What RxTest calls `Subscription(200, 1000)` is `.from(200, until: 1000)`; `.from(200)` has not ended.
public struct RecordedPeriod: Hashable, Sendable {
  /// When it began, in virtual time since the start of the scope.
  public let start: Duration
  /// When it ended; `nil` while it lasts.
  public internal(set) var end: Duration?

  /// True if it has not ended.
  public var isOpen: Bool { end == nil }

  /// Something that lasts since a time.
  public static func from(_ start: Duration) -> RecordedPeriod {
    RecordedPeriod(start: start, end: nil)
  }

  /// Something that lasts since so many seconds after the start.
  public static func from(_ start: Int) -> RecordedPeriod {
    .from(.seconds(start))
  }

  /// Something that has ended.
  public static func from(_ start: Duration, until end: Duration) -> RecordedPeriod {
    RecordedPeriod(start: start, end: end)
  }

  /// Something that has ended, in seconds after the start.
  public static func from(_ start: Int, until end: Int) -> RecordedPeriod {
    .from(.seconds(start), until: .seconds(end))
  }

  /// Something that has ended; its start in seconds.
  public static func from(_ start: Int, until end: Duration) -> RecordedPeriod {
    .from(.seconds(start), until: end)
  }

  /// Something that has ended; its end in seconds.
  public static func from(_ start: Duration, until end: Int) -> RecordedPeriod {
    .from(start, until: .seconds(end))
  }
}

extension RecordedPeriod: CustomStringConvertible, CustomDebugStringConvertible, CustomTestStringConvertible {
  /// The period as one writes it, such as `.from(200, until: 1000)`.
  public var description: String {
    guard let end else { return ".from(\(start.sourceText))" }
    return ".from(\(start.sourceText), until: \(end.sourceText))"
  }

  public var debugDescription: String { description }

  public var testDescription: String { description }
}
