// Operators of RxSwift that have another name or form here, or none.
public import Riblets

extension Observed {
  @available(*, unavailable, renamed: "removeDuplicates()")
  public func distinctUntilChanged() -> EventStream<Element> { fatalError() }

  @available(*, unavailable, renamed: "removeDuplicates(by:)")
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "write removeDuplicates { $0.key == $1.key }")
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "write removeDuplicates { $0.key == $1.key }")
  public func distinctUntilChanged<Key: Equatable>(
    at keyPath: KeyPath<Element, Key>
  ) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, renamed: "prefix(_:)")
  public func take(_ count: Int) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, renamed: "prefix(while:)")
  public func take(while predicate: @escaping (Element) throws -> Bool) -> EventStream<Element> {
    fatalError()
  }

  @available(*, unavailable, renamed: "prefix(untilElementFrom:)")
  public func take(until other: some Observed) -> EventStream<Element> { fatalError() }

  @available(
    *, unavailable,
    message: "write prefix(untilElementFrom: EventStream.timer(after: .seconds(5), clock: ribletClock))"
  )
  public func take(for duration: Duration, scheduler: Any) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, renamed: "dropFirst(_:)")
  public func skip(_ count: Int) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "write other.first().flatMap { _ in stream }")
  public func skip(until other: some Observed) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, renamed: "skip(while:)")
  public func drop(while predicate: @escaping (Element) -> Bool) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, renamed: "prepend(_:)")
  public func startWith(_ elements: Element...) -> EventStream<Element> { fatalError() }

  @available(
    *, unavailable, message: "do it where the stream is observed, or write map { value in …; return value }"
  )
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, renamed: "withLatestFrom(_:_:)")
  public func withLatestFrom<Other: Observed, Result>(
    _ second: Other, resultSelector: @escaping (Element, Other.Element) throws -> Result
  ) -> EventStream<Result> { fatalError() }
}

// Closures that are async, or make no stream.
extension Observed {
  @available(
    *, unavailable, message: "the closure returns a stream; for an async call start a task in observe(stream) { … }"
  )
  public func flatMap<Result>(_ transform: @escaping (Element) async throws -> Result) -> EventStream<Result> {
    fatalError()
  }

  @available(
    *, unavailable,
    message:
      "the closure returns a stream; for an async call start task(id: …, .cancelInFlight) in observe(stream) { … }"
  )
  public func flatMapLatest<Result>(_ transform: @escaping (Element) async throws -> Result) -> EventStream<Result> {
    fatalError()
  }

  @available(
    *, unavailable,
    message:
      "the closure returns a stream; for an async call start task(id: …, .oneAfterAnother) in observe(stream) { … }"
  )
  public func concatMap<Result>(_ transform: @escaping (Element) async throws -> Result) -> EventStream<Result> {
    fatalError()
  }
}

// Errors, which streams do not carry.
extension Observed {
  @available(
    *, unavailable, message: "streams carry no errors: call an async throws function in a task, with a loop around it"
  )
  public func retry(_ maxAttemptCount: Int = .max) -> EventStream<Element> { fatalError() }

  @available(
    *, unavailable, message: "streams carry no errors: catch where an async throws function is called, or map a Result"
  )
  public func `catch`(_ handler: @escaping (any Error) throws -> EventStream<Element>) -> EventStream<Element> {
    fatalError()
  }

  @available(
    *, unavailable, message: "streams carry no errors: catch where an async throws function is called, or map a Result"
  )
  public func catchAndReturn(_ element: Element) -> EventStream<Element> { fatalError() }
}

// Operators of RxSwift that Riblets does not have.
extension Observed {
  @available(
    *, unavailable,
    message: "write share(replay: 1); for .forever observe the stream once, and send its values to a MutableStateStream"
  )
  public func share(replay: Int = 0, scope: SubjectLifetimeScope) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "write map { value in print(value); return value }")
  public func debug(_ identifier: String? = nil) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "write sampler.withLatestFrom(stream), which can send a value twice")
  public func sample(_ sampler: some Observed) -> EventStream<Element> { fatalError() }

  @available(
    *, unavailable, message: "write for await value in stream.values() { values.append(value) } in a task"
  )
  public func toArray() -> EventStream<[Element]> { fatalError() }
}

/// The time for which RxSwift's `share` keeps its elements, so that old code compiles up to the message that names
/// its replacement.
///
/// Riblets' `share(replay:)` always ends with the last observer. See `Documentation/ComingFromRIBs.md`.
///
/// ```swift
/// let results = queries.map(search).share(replay: 1)
/// ```
public enum SubjectLifetimeScope {
  /// Until the last observer has left, as `share(replay:)` of Riblets does.
  case whileConnected
  /// As long as the stream exists. Send the values to a `MutableStateStream` instead.
  case forever
}

extension Observed where Element: Observed {
  @available(*, unavailable, message: "write flatMapLatest { $0 }")
  public func switchLatest() -> EventStream<Element.Element> { fatalError() }

  @available(*, unavailable, message: "write flatMap { $0 }")
  public func merge() -> EventStream<Element.Element> { fatalError() }

  @available(*, unavailable, message: "write concatMap { $0 }")
  public func concat() -> EventStream<Element.Element> { fatalError() }
}

// Time: RxSwift's schedulers are clocks here, and its intervals have labels.
extension Observed {
  @available(*, unavailable, message: "write debounce(for: .milliseconds(300), clock: ribletClock)")
  public func debounce(_ dueTime: Duration, scheduler: Any) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "write throttle(for: .milliseconds(300), clock: ribletClock)")
  public func throttle(_ dueTime: Duration, latest: Bool = true, scheduler: Any) -> EventStream<Element> {
    fatalError()
  }

  @available(*, unavailable, message: "write delay(for: .milliseconds(300), clock: ribletClock)")
  public func delay(_ dueTime: Duration, scheduler: Any) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "write timeout(after: .seconds(5), clock: ribletClock)")
  public func timeout(_ dueTime: Duration, scheduler: Any) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "write buffer(for: .seconds(1), count: 10, clock: ribletClock)")
  public func buffer(timeSpan: Duration, count: Int, scheduler: Any) -> EventStream<[Element]> {
    fatalError()
  }
}
