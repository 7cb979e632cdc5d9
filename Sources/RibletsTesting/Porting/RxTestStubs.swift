public import Riblets

// Unavailable names of RxTest whose messages say what to write instead. See
// `Documentation/ComingFromQuickAndRxTest.md`.

/// RxTest's scheduler with virtual time, which is a ``TestScope`` here.
@available(*, unavailable, renamed: "TestScope")
public typealias TestScheduler = TestScope

/// RxTest's event with a time, which is a ``TimedEvent`` here.
@available(*, unavailable, renamed: "TimedEvent")
public typealias Recorded<Element> = TimedEvent<Element>

/// RxTest's observer that records, which is a ``Recorder`` here.
@available(*, unavailable, renamed: "Recorder")
public typealias TestableObserver<Element> = Recorder<Element>

/// RxTest's scripted stream. Choose a ``HotSource``, a ``HotStateSource`` or a ``ColdSource``.
@available(*, unavailable, message: "write HotSource, HotStateSource or ColdSource")
public typealias TestableObservable<Element> = HotSource<Element>

extension TimedEvent {
  /// RxTest's element at a time: write `.at(5, "a")`.
  @available(*, unavailable, renamed: "at(_:_:)")
  public static func next(_ time: Int, _ element: Element) -> TimedEvent { fatalError("unavailable") }

  /// RxTest's end of a stream: write `.finished(at: 9)`.
  @available(*, unavailable, renamed: "finished(at:)")
  public static func completed(_ time: Int) -> TimedEvent { fatalError("unavailable") }

  /// RxTest's error at a time. Streams carry no errors here, so make the element a `Result`.
  @available(*, unavailable, message: "streams carry no errors; make the element a Result: .at(5, .failure(error))")
  public static func error(_ time: Int, _ error: any Error) -> TimedEvent { fatalError("unavailable") }

  /// RxTest's list of events: write an array literal.
  @available(*, unavailable, message: "write a list: [.at(5, value), .finished(at: 10)]")
  public static func events(_ events: TimedEvent...) -> [TimedEvent] { fatalError("unavailable") }
}

extension TestScope {
  /// RxTest's scheduler with a start time. Time begins at zero here.
  @available(*, unavailable, message: "write TestScope(), or @Suite(.testScope); time begins at zero")
  public convenience init(initialClock: Int, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
    fatalError("unavailable")
  }

  /// RxTest's hot stream: write `scope.hot([…])`.
  @available(*, unavailable, renamed: "hot(_:)")
  public func createHotObservable<Element>(_ events: [TimedEvent<Element>]) -> HotSource<Element> {
    fatalError("unavailable")
  }

  /// RxTest's cold stream: write `scope.cold([…])`.
  @available(*, unavailable, renamed: "cold(_:)")
  public func createColdObservable<Element>(_ events: [TimedEvent<Element>]) -> ColdSource<Element> {
    fatalError("unavailable")
  }

  /// RxTest's observer without a stream. Make a recorder from its stream with
  /// ``TestScope/record(_:sourceLocation:)``.
  @available(*, unavailable, message: "a recorder is made from its stream: let recorder = scope.record(stream)")
  public func createObserver<Element>(_ type: Element.Type) -> Recorder<Element> { fatalError("unavailable") }

  /// RxTest's action at a time: write `scope.at(5) { … }`.
  @available(*, unavailable, renamed: "at(_:_:)")
  public func scheduleAt(_ time: Int, action: @escaping () -> Void) { fatalError("unavailable") }

  /// RxTest's move to a time: write `await scope.advance(to: .seconds(5))`.
  @available(*, unavailable, message: "write await scope.advance(to: .seconds(…))")
  public func advanceTo(_ time: Int) { fatalError("unavailable") }

  /// RxTest's run until nothing waits: write `await scope.runUntilQuiet()`.
  @available(*, unavailable, message: "write await scope.runUntilQuiet()")
  public func start() { fatalError("unavailable") }

  /// RxTest's run with three moments: write
  /// `await scope.record(created: 100, subscribed: 200, cancelled: 1000) { … }`.
  @available(*, unavailable, message: "write await scope.record(created: …, subscribed: …, cancelled: …) { … }")
  public func start<Stream: Observed>(
    created: Int = 100, subscribed: Int = 200, disposed: Int = 1000, create: @escaping () -> Stream
  ) -> Recorder<Stream.Element> { fatalError("unavailable") }

  /// RxTest's run until a moment: write `await scope.record(cancelled: .seconds(1000)) { … }`.
  @available(*, unavailable, message: "write await scope.record(cancelled: …) { … }")
  public func start<Stream: Observed>(
    disposed: Int, create: @escaping () -> Stream
  ) -> Recorder<Stream.Element> { fatalError("unavailable") }
}
