// Operators of RxSwift that have another name or form here, kept as unavailable names. A line above
// each says what to write instead; the compiler shows it. Only members of our own types, so that a
// file may still import RxSwift while it is being ported.

extension Observed {
  @available(*, unavailable, renamed: "removeDuplicates()")
  @export(implementation)
  public func distinctUntilChanged() -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "removeDuplicates(by:)")
  @export(implementation)
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "write removeDuplicates { $0.key == $1.key }")
  @export(implementation)
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "write removeDuplicates { $0.key == $1.key }")
  @export(implementation)
  public func distinctUntilChanged<Key: Equatable>(
    at keyPath: KeyPath<Element, Key>
  ) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "prefix(_:)")
  @export(implementation)
  public func take(_ count: Int) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "prefix(while:)")
  @export(implementation)
  public func take(while predicate: @escaping (Element) throws -> Bool) -> EventStream<Element> {
    fatalError("unavailable")
  }

  @available(*, unavailable, renamed: "prefix(untilElementFrom:)")
  @export(implementation)
  public func take(until other: some Observed) -> EventStream<Element> { fatalError("unavailable") }

  @available(
    *, unavailable,
    message: "write prefix(untilElementFrom: EventStream.timer(after: .seconds(5), clock: ribletClock))"
  )
  @export(implementation)
  public func take(for duration: Duration, scheduler: Any) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "dropFirst(_:)")
  @export(implementation)
  public func skip(_ count: Int) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "write other.first().flatMap { _ in stream }")
  @export(implementation)
  public func skip(until other: some Observed) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "skip(while:)")
  @export(implementation)
  public func drop(while predicate: @escaping (Element) -> Bool) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "prepend(_:)")
  @export(implementation)
  public func startWith(_ elements: Element...) -> EventStream<Element> { fatalError("unavailable") }

  @available(
    *, unavailable, message: "do it where the stream is observed, or write map { value in …; return value }"
  )
  @export(implementation)
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "withLatestFrom(_:_:)")
  @export(implementation)
  public func withLatestFrom<Other: Observed, Result>(
    _ second: Other, resultSelector: @escaping (Element, Other.Element) throws -> Result
  ) -> EventStream<Result> { fatalError("unavailable") }
}

// Closures that are async, or make no stream.
extension Observed {
  @available(
    *, unavailable, message: "the closure returns a stream; for an async call start a task in observe(stream) { … }"
  )
  @export(implementation)
  public func flatMap<Result>(_ transform: @escaping (Element) async throws -> Result) -> EventStream<Result> {
    fatalError("unavailable")
  }

  @available(
    *, unavailable,
    message:
      "the closure returns a stream; for an async call start task(id: …, .cancelInFlight) in observe(stream) { … }"
  )
  @export(implementation)
  public func flatMapLatest<Result>(_ transform: @escaping (Element) async throws -> Result) -> EventStream<Result> {
    fatalError("unavailable")
  }

  @available(
    *, unavailable,
    message:
      "the closure returns a stream; for an async call start task(id: …, .oneAfterAnother) in observe(stream) { … }"
  )
  @export(implementation)
  public func concatMap<Result>(_ transform: @escaping (Element) async throws -> Result) -> EventStream<Result> {
    fatalError("unavailable")
  }
}

extension Observed where Element: Observed {
  @available(*, unavailable, message: "write flatMapLatest { $0 }")
  @export(implementation)
  public func switchLatest() -> EventStream<Element.Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "write flatMap { $0 }")
  @export(implementation)
  public func merge() -> EventStream<Element.Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "write concatMap { $0 }")
  @export(implementation)
  public func concat() -> EventStream<Element.Element> { fatalError("unavailable") }
}

// Time: RxSwift's schedulers are clocks here, and its intervals have labels.
extension Observed {
  @available(*, unavailable, message: "write debounce(for: .milliseconds(300), clock: ribletClock)")
  @export(implementation)
  public func debounce(_ dueTime: Duration, scheduler: Any) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "write throttle(for: .milliseconds(300), clock: ribletClock)")
  @export(implementation)
  public func throttle(_ dueTime: Duration, latest: Bool = true, scheduler: Any) -> EventStream<Element> {
    fatalError("unavailable")
  }

  @available(*, unavailable, message: "write delay(for: .milliseconds(300), clock: ribletClock)")
  @export(implementation)
  public func delay(_ dueTime: Duration, scheduler: Any) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "write timeout(after: .seconds(5), clock: ribletClock)")
  @export(implementation)
  public func timeout(_ dueTime: Duration, scheduler: Any) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "write buffer(for: .seconds(1), count: 10, clock: ribletClock)")
  @export(implementation)
  public func buffer(timeSpan: Duration, count: Int, scheduler: Any) -> EventStream<[Element]> {
    fatalError("unavailable")
  }
}
