public import Testing

/// The start and the end of a subscription to a scripted source, or of a call that waited for its answer.
///
/// `StreamConnection(200, 1000)` of RxTest is `.from(200, until: 1000)`; `.from(200)` has not ended.
///
/// Compare it with the subscriptions of a source, or the calls of ``ScriptedAnswers``. See
/// `Documentation/VirtualTime.md`.
///
/// ```swift
/// #expect(queries.subscriptions == [.from(0, until: 10), .from(12)])
/// ```
public struct RecordedPeriod: Hashable, Sendable {
  /// The start, in virtual time since the start of the scope, such as `.seconds(2)`.
  public let start: Duration
  /// The end; `nil` for an open period, whose subscription or call still lasts.
  public internal(set) var end: Duration?

  /// True if it has not ended. An open subscription at the end of a test fails it.
  public var isOpen: Bool { end == nil }

  /// An open period since a time: `.from(.milliseconds(500))`.
  public static func from(_ start: Duration) -> RecordedPeriod {
    RecordedPeriod(start: start, end: nil)
  }

  /// An open period since a number of seconds after the start: `.from(200)`.
  public static func from(_ start: Int) -> RecordedPeriod {
    .from(.seconds(start))
  }

  /// A period that has ended: `.from(.milliseconds(500), until: .seconds(2))`.
  public static func from(_ start: Duration, until end: Duration) -> RecordedPeriod {
    RecordedPeriod(start: start, end: end)
  }

  /// A period that has ended, in seconds after the start: `.from(200, until: 1000)`.
  public static func from(_ start: Int, until end: Int) -> RecordedPeriod {
    .from(.seconds(start), until: .seconds(end))
  }

  /// A period that has ended, with its start in seconds: `.from(0, until: .milliseconds(500))`.
  public static func from(_ start: Int, until end: Duration) -> RecordedPeriod {
    .from(.seconds(start), until: end)
  }

  /// A period that has ended, with its end in seconds: `.from(.milliseconds(500), until: 2)`.
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

  /// The period as code, such as `.from(200, until: 1000)`, for the debugger.
  public var debugDescription: String { description }

  /// The period as code, such as `.from(200, until: 1000)`, for failures of `#expect`.
  public var testDescription: String { description }
}
