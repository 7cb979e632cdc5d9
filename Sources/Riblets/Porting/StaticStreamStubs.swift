// Static members of RxSwift's `Observable` that make a stream, kept as unavailable names with a message, for code in
// which that name was replaced by `EventStream` or `StateStream`.

extension EventStream {
  @available(*, unavailable, message: "write first.combineLatest(second)")
  @export(implementation)
  public static func combineLatest<A: Observed, B: Observed>(
    _ first: A, _ second: B
  ) -> EventStream where Element == (A.Element, B.Element) { fatalError("unavailable") }

  @available(*, unavailable, message: "write first.combineLatest(second, third)")
  @export(implementation)
  public static func combineLatest<A: Observed, B: Observed, C: Observed>(
    _ first: A, _ second: B, _ third: C
  ) -> EventStream where Element == (A.Element, B.Element, C.Element) { fatalError("unavailable") }

  @available(*, unavailable, message: "write first.combineLatest(second).map { first, second in … }")
  @export(implementation)
  public static func combineLatest<A: Observed, B: Observed>(
    _ first: A, _ second: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> EventStream { fatalError("unavailable") }

  @available(*, unavailable, message: "write first.combineLatest(second, third).map { first, second, third in … }")
  @export(implementation)
  public static func combineLatest<A: Observed, B: Observed, C: Observed>(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> EventStream { fatalError("unavailable") }

  @available(*, unavailable, message: "write first.zip(second)")
  @export(implementation)
  public static func zip<A: Observed, B: Observed>(
    _ first: A, _ second: B
  ) -> EventStream where Element == (A.Element, B.Element) { fatalError("unavailable") }

  @available(*, unavailable, message: "write first.zip(second, third)")
  @export(implementation)
  public static func zip<A: Observed, B: Observed, C: Observed>(
    _ first: A, _ second: B, _ third: C
  ) -> EventStream where Element == (A.Element, B.Element, C.Element) { fatalError("unavailable") }

  @available(*, unavailable, message: "write first.zip(second).map { first, second in … }")
  @export(implementation)
  public static func zip<A: Observed, B: Observed>(
    _ first: A, _ second: B, resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> EventStream { fatalError("unavailable") }

  @available(*, unavailable, message: "write first.merge(second), or merge([first, second])")
  @export(implementation)
  public static func merge<First: Observed<Element>, Second: Observed<Element>>(
    _ first: First, _ second: Second, _ more: EventStream...
  ) -> EventStream { fatalError("unavailable") }

  @available(*, unavailable, message: "write first.concat(second), or concat([first, second])")
  @export(implementation)
  public static func concat<First: Observed<Element>, Second: Observed<Element>>(
    _ first: First, _ second: Second, _ more: EventStream...
  ) -> EventStream { fatalError("unavailable") }

  @available(*, unavailable, renamed: "just(_:)")
  @export(implementation)
  public static func of(_ elements: Element...) -> EventStream { fatalError("unavailable") }

  @available(
    *, unavailable, message: "streams carry no errors; make the element a Result: .just(.failure(error))"
  )
  @export(implementation)
  public static func error(_ error: any Error) -> EventStream { fatalError("unavailable") }
}

extension EventStream<Int> {
  @available(*, unavailable, message: "write EventStream.interval(.seconds(1), clock: ribletClock)")
  @export(implementation)
  public static func interval(_ period: Duration, scheduler: Any) -> EventStream { fatalError("unavailable") }

  @available(*, unavailable, message: "write EventStream.timer(after: .seconds(1), clock: ribletClock)")
  @export(implementation)
  public static func timer(_ dueTime: Duration, scheduler: Any) -> EventStream { fatalError("unavailable") }

  @available(
    *, unavailable, message: "write EventStream.timer(after: .seconds(1), every: .seconds(5), clock: ribletClock)"
  )
  @export(implementation)
  public static func timer(_ dueTime: Duration, period: Duration, scheduler: Any) -> EventStream {
    fatalError("unavailable")
  }
}

extension StateStream {
  @available(*, unavailable, renamed: "constant(_:)")
  @export(implementation)
  public static func just(_ value: Value) -> StateStream { fatalError("unavailable") }

  @available(*, unavailable, message: "write first.combineLatest(second)")
  @export(implementation)
  public static func combineLatest<A, B>(
    _ first: StateStream<A>, _ second: StateStream<B>
  ) -> StateStream where Value == (A, B) { fatalError("unavailable") }

  @available(*, unavailable, message: "write first.combineLatest(second).map { first, second in … }")
  @export(implementation)
  public static func combineLatest<A, B>(
    _ first: StateStream<A>, _ second: StateStream<B>, resultSelector: @escaping (A, B) throws -> Value
  ) -> StateStream { fatalError("unavailable") }
}
