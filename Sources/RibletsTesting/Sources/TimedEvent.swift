/// An element of a stream, or its end, with its time: an entry of a script or of a recording.
///
/// Times are virtual. A whole number means seconds: `.at(5, "a")` is `.at(.seconds(5), "a")`. It is
/// `Recorded<Event<Element>>` in RxTest.
public struct TimedEvent<Element> {
  /// The content of an event.
  public enum Content {
    /// A value, or something that happens.
    case element(Element)
    /// The end of the stream. Streams carry no errors: what can fail is an element, such as a `Result`.
    case finished
  }

  /// The time from the start of the scope, or from the subscription in the script of a cold source.
  public let time: Duration
  /// The element, or the end.
  public let content: Content

  /// Makes an event from a time and its content.
  public init(time: Duration, content: Content) {
    self.time = time
    self.content = content
  }

  /// An element after a time.
  public static func at(_ time: Duration, _ element: Element) -> TimedEvent {
    TimedEvent(time: time, content: .element(element))
  }

  /// An element after a number of seconds.
  public static func at(_ seconds: Int, _ element: Element) -> TimedEvent {
    .at(.seconds(seconds), element)
  }

  /// The end of the stream after a time.
  public static func finished(at time: Duration) -> TimedEvent {
    TimedEvent(time: time, content: .finished)
  }

  /// The end of the stream after a number of seconds.
  public static func finished(at seconds: Int) -> TimedEvent {
    .finished(at: .seconds(seconds))
  }

  /// The element; `nil` if this is the end.
  public var element: Element? {
    switch content {
    case .element(let element): element
    case .finished: nil
    }
  }

  /// True for the end of the stream.
  public var isEnd: Bool {
    switch content {
    case .element: false
    case .finished: true
    }
  }
}

extension TimedEvent where Element == Void {
  /// An event without a value, after a time.
  public static func at(_ time: Duration) -> TimedEvent { .at(time, ()) }

  /// An event without a value, after a number of seconds.
  public static func at(_ seconds: Int) -> TimedEvent { .at(seconds, ()) }
}

extension TimedEvent: Sendable where Element: Sendable {}
extension TimedEvent.Content: Sendable where Element: Sendable {}
extension TimedEvent: Equatable where Element: Equatable {}
extension TimedEvent.Content: Equatable where Element: Equatable {}
extension TimedEvent: Hashable where Element: Hashable {}
extension TimedEvent.Content: Hashable where Element: Hashable {}
