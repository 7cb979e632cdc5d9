// What code over RxSwift calls on a stream, kept as names that explain themselves: the compiler's message says what to
// write instead. Only members of our own types, so that a file may still import RxSwift while it is being ported.

extension Observed {
  @available(
    *, unavailable,
    message: "in an interactor write observe(stream) { interactor, value in … }, elsewhere stream.sink { value in … }"
  )
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Subscription { fatalError("unavailable") }

  @available(
    *, unavailable,
    message: "in an interactor write observe(stream) { interactor, value in … }, elsewhere stream.sink { value in … }"
  )
  public func bind(onNext: @escaping (Element) -> Void) -> Subscription { fatalError("unavailable") }

  @available(*, unavailable, message: "write confined(to: interactor, whileInactive: .keepLatest)")
  public func confineTo(_ interactor: any Interactable) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "removeDuplicates()")
  public func distinctUntilChanged() -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "streams deliver on the main actor; delete the call")
  public func observe(on scheduler: Any) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "streams deliver on the main actor; delete the call")
  public func observeOn(_ scheduler: Any) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "a stream is read-only already; delete the call")
  public func asObservable() -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "prefix(_:)")
  public func take(_ count: Int) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, renamed: "dropFirst(_:)")
  public func skip(_ count: Int) -> EventStream<Element> { fatalError("unavailable") }
}

extension MutableEventStream {
  @available(*, unavailable, renamed: "send(_:)")
  public func onNext(_ element: Element) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "send(_:)")
  public func accept(_ element: Element) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "finish()")
  public func onCompleted() { fatalError("unavailable") }

  @available(*, unavailable, renamed: "stream")
  public func asObservable() -> EventStream<Element> { fatalError("unavailable") }
}

extension MutableStateStream {
  @available(*, unavailable, renamed: "send(_:)")
  public func onNext(_ value: Value) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "send(_:)")
  public func accept(_ value: Value) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "finish()")
  public func onCompleted() { fatalError("unavailable") }

  @available(*, unavailable, renamed: "stream")
  public func asObservable() -> StateStream<Value> { fatalError("unavailable") }
}
