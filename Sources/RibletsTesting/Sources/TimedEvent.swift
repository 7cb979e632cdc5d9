/// An element of a stream, or its end, with its time: an entry of a script or of a recording.
///
/// Times are virtual. A whole number means seconds: `.at(5, "a")` is `.at(.seconds(5), "a")`. It is
/// `Recorded<Event<Element>>` in RxTest.
///
/// See `Documentation/VirtualTime.md`.
///
/// ```swift
/// let script: [TimedEvent<String>] = [.at(1, "a"), .at(.milliseconds(1500), "ab"), .finished(at: 10)]
/// ```
public struct TimedEvent<Element> {
  /// The content of an event: an element, or the end.
  ///
  /// You need it only to look into an event; expectations compare whole events.
  ///
  /// ```swift
  /// if case .finished = recorder.events.last?.content { … }
  /// ```
  public enum Content {
    /// A value, or something that happens. For streams without a value it is `Void`.
    case element(Element)
    /// The end of the stream. Streams carry no errors: what can fail is an element, such as a `Result`.
    case finished
  }

  /// The virtual time: from the start of the scope, or from the subscription in the script of a cold source.
  public let time: Duration
  /// The element, or the end. ``element`` and ``isEnd`` are shorter to read.
  public let content: Content

  /// Makes an event from a time and its content. Prefer `.at(5, "a")` or `.finished(at: 9)`.
  public init(time: Duration, content: Content) {
    self.time = time
    self.content = content
  }

  /// Sends `element` at this virtual time: measured from the start of the scope for a hot source, from the
  /// subscription for a cold one.
  ///
  /// For example `.at(.milliseconds(1500), "ab")`.
  public static func at(_ time: Duration, _ element: Element) -> TimedEvent {
    TimedEvent(time: time, content: .element(element))
  }

  /// Sends `element` after a number of seconds of virtual time, as in `.at(5, "a")`.
  public static func at(_ seconds: Int, _ element: Element) -> TimedEvent {
    .at(.seconds(seconds), element)
  }

  /// The end of the stream after a time, as in `.finished(at: .milliseconds(1500))`.
  public static func finished(at time: Duration) -> TimedEvent {
    TimedEvent(time: time, content: .finished)
  }

  /// The end of the stream after a number of seconds, as in `.finished(at: 10)`.
  public static func finished(at seconds: Int) -> TimedEvent {
    .finished(at: .seconds(seconds))
  }

  /// The element; `nil` if this is the end: `recorder.events.compactMap(\.element)`.
  public var element: Element? {
    switch content {
    case .element(let element): element
    case .finished: nil
    }
  }

  /// True for the end of the stream. It has no ``element``.
  public var isEnd: Bool {
    switch content {
    case .element: false
    case .finished: true
    }
  }
}

extension TimedEvent where Element == Void {
  /// An event without a value, after a time: `.at(.milliseconds(500))`.
  public static func at(_ time: Duration) -> TimedEvent { .at(time, ()) }

  /// An event without a value, after a number of seconds: `.at(5)`.
  public static func at(_ seconds: Int) -> TimedEvent { .at(seconds, ()) }
}

extension TimedEvent: Sendable where Element: Sendable {}
extension TimedEvent.Content: Sendable where Element: Sendable {}
extension TimedEvent: Equatable where Element: Equatable {}
extension TimedEvent.Content: Equatable where Element: Equatable {}
extension TimedEvent: Hashable where Element: Hashable {}
extension TimedEvent.Content: Hashable where Element: Hashable {}
