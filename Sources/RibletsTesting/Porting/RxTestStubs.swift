public import Riblets

// Unavailable names of RxTest whose messages say what to write instead. See
// `Documentation/ComingFromQuickAndRxTest.md`.

@available(*, unavailable, renamed: "TestScope")
public typealias TestScheduler = TestScope

@available(*, unavailable, renamed: "TimedEvent")
public typealias Recorded<Element> = TimedEvent<Element>

@available(*, unavailable, renamed: "Recorder")
public typealias TestableObserver<Element> = Recorder<Element>

@available(*, unavailable, message: "write HotSource, HotStateSource or ColdSource")
public typealias TestableObservable<Element> = HotSource<Element>

extension TimedEvent {
  @available(*, unavailable, renamed: "at(_:_:)")
  public static func next(_ time: Int, _ element: Element) -> TimedEvent { fatalError("unavailable") }

  @available(*, unavailable, renamed: "finished(at:)")
  public static func completed(_ time: Int) -> TimedEvent { fatalError("unavailable") }

  @available(*, unavailable, message: "streams carry no errors; make the element a Result: .at(5, .failure(error))")
  public static func error(_ time: Int, _ error: any Error) -> TimedEvent { fatalError("unavailable") }

  @available(*, unavailable, message: "write a list: [.at(5, value), .finished(at: 10)]")
  public static func events(_ events: TimedEvent...) -> [TimedEvent] { fatalError("unavailable") }
}

extension TestScope {
  @available(*, unavailable, message: "write TestScope(), or @Suite(.testScope); time begins at zero")
  public convenience init(initialClock: Int, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
    fatalError("unavailable")
  }

  @available(*, unavailable, renamed: "hot(_:)")
  public func createHotObservable<Element>(_ events: [TimedEvent<Element>]) -> HotSource<Element> {
    fatalError("unavailable")
  }

  @available(*, unavailable, renamed: "cold(_:)")
  public func createColdObservable<Element>(_ events: [TimedEvent<Element>]) -> ColdSource<Element> {
    fatalError("unavailable")
  }

  @available(*, unavailable, message: "a recorder is made from its stream: let recorder = scope.record(stream)")
  public func createObserver<Element>(_ type: Element.Type) -> Recorder<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "at(_:_:)")
  public func scheduleAt(_ time: Int, action: @escaping () -> Void) { fatalError("unavailable") }

  @available(*, unavailable, message: "write await scope.advance(to: .seconds(…))")
  public func advanceTo(_ time: Int) { fatalError("unavailable") }

  @available(*, unavailable, message: "write await scope.runUntilQuiet()")
  public func start() { fatalError("unavailable") }

  @available(*, unavailable, message: "write await scope.record(created: …, subscribed: …, cancelled: …) { … }")
  public func start<Stream: Observed>(
    created: Int = 100, subscribed: Int = 200, disposed: Int = 1000, create: @escaping () -> Stream
  ) -> Recorder<Stream.Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "write await scope.record(cancelled: …) { … }")
  public func start<Stream: Observed>(
    disposed: Int, create: @escaping () -> Stream
  ) -> Recorder<Stream.Element> { fatalError("unavailable") }
}
