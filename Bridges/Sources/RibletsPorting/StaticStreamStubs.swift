// Static members of RxSwift's `Observable` that make a stream, for code in which that name was replaced by `EventStream` or
// `StateStream`.
public import Riblets

extension EventStream {
  @available(*, unavailable, message: "write first.combineLatest(second)")
  public static func combineLatest<A: Observed, B: Observed>(
    _ first: A, _ second: B
  ) -> EventStream where Element == (A.Element, B.Element) { fatalError() }

  @available(*, unavailable, message: "write first.combineLatest(second, third)")
  public static func combineLatest<A: Observed, B: Observed, C: Observed>(
    _ first: A, _ second: B, _ third: C
  ) -> EventStream where Element == (A.Element, B.Element, C.Element) { fatalError() }

  @available(*, unavailable, message: "write first.combineLatest(second).map { first, second in … }")
  public static func combineLatest<A: Observed, B: Observed>(
    _ first: A, _ second: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> EventStream { fatalError() }

  @available(*, unavailable, message: "write first.combineLatest(second, third).map { first, second, third in … }")
  public static func combineLatest<A: Observed, B: Observed, C: Observed>(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> EventStream { fatalError() }

  @available(*, unavailable, message: "write first.zip(second)")
  public static func zip<A: Observed, B: Observed>(
    _ first: A, _ second: B
  ) -> EventStream where Element == (A.Element, B.Element) { fatalError() }

  @available(*, unavailable, message: "write first.zip(second, third)")
  public static func zip<A: Observed, B: Observed, C: Observed>(
    _ first: A, _ second: B, _ third: C
  ) -> EventStream where Element == (A.Element, B.Element, C.Element) { fatalError() }

  @available(*, unavailable, message: "write first.zip(second).map { first, second in … }")
  public static func zip<A: Observed, B: Observed>(
    _ first: A, _ second: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> EventStream { fatalError() }

  @available(*, unavailable, message: "write first.merge(second), or merge([first, second])")
  public static func merge<First: Observed<Element>, Second: Observed<Element>>(
    _ first: First, _ second: Second, _ more: EventStream...
  ) -> EventStream { fatalError() }

  @available(*, unavailable, message: "write first.concat(second), or concat([first, second])")
  public static func concat<First: Observed<Element>, Second: Observed<Element>>(
    _ first: First, _ second: Second, _ more: EventStream...
  ) -> EventStream { fatalError() }

  @available(
    *, unavailable,
    message: "keep a MutableEventStream, send to it, and hand out its stream; for one answer write an async function"
  )
  public static func create(_ subscribe: @escaping (MutableEventStream<Element>) -> StreamConnection) -> EventStream {
    fatalError()
  }

  @available(*, unavailable, renamed: "empty")
  public static func empty() -> EventStream { fatalError() }

  @available(*, unavailable, renamed: "never")
  public static func never() -> EventStream { fatalError() }

  @available(*, unavailable, renamed: "just(_:)")
  public static func of(_ elements: Element...) -> EventStream { fatalError() }

  @available(
    *, unavailable, message: "streams carry no errors; make the element a Result: .just(.failure(error))"
  )
  public static func error(_ error: any Error) -> EventStream { fatalError() }
}

extension EventStream<Int> {
  @available(*, unavailable, message: "write EventStream.interval(.seconds(1), clock: ribletClock)")
  public static func interval(_ period: Duration, scheduler: Any) -> EventStream { fatalError() }

  @available(*, unavailable, message: "write EventStream.timer(after: .seconds(1), clock: ribletClock)")
  public static func timer(_ dueTime: Duration, scheduler: Any) -> EventStream { fatalError() }

  @available(
    *, unavailable, message: "write EventStream.timer(after: .seconds(1), every: .seconds(5), clock: ribletClock)"
  )
  public static func timer(_ dueTime: Duration, period: Duration, scheduler: Any) -> EventStream {
    fatalError()
  }
}

extension StateStream {
  @available(*, unavailable, renamed: "constant(_:)")
  public static func just(_ value: Value) -> StateStream { fatalError() }

  @available(*, unavailable, message: "write first.combineLatest(second)")
  public static func combineLatest<A, B>(
    _ first: StateStream<A>, _ second: StateStream<B>
  ) -> StateStream where Value == (A, B) { fatalError() }

  @available(*, unavailable, message: "write first.combineLatest(second).map { first, second in … }")
  public static func combineLatest<A, B>(
    _ first: StateStream<A>, _ second: StateStream<B>, resultSelector: @escaping (A, B) throws -> Value
  ) -> StateStream { fatalError() }
}
