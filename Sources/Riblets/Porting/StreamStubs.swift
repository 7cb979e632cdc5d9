// Members of RxSwift's streams, kept as unavailable names: the compiler's message says what to write instead. Only
// members of our own types, so that a file may still import RxSwift while it is being ported.

extension Observed {
  @available(
    *, unavailable,
    message: "in an interactor write observe(stream) { interactor, value in … }, elsewhere stream.sink { value in … }"
  )
  @export(implementation)
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
  @export(implementation)
  public func bind(onNext: @escaping (Element) -> Void) -> Subscription { fatalError("unavailable") }

  @available(
    *, unavailable,
    message: "write observe(stream) { interactor, value in interactor.target.send(value) }, or set what shows the value"
  )
  @export(implementation)
  public func bind(to targets: Any...) -> Subscription { fatalError("unavailable") }

  @available(*, unavailable, message: "write confined(to: interactor, whileInactive: .keepLatest)")
  @export(implementation)
  public func confineTo(_ interactor: any Interactable) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "streams deliver on the main actor; delete the call")
  @export(implementation)
  public func observe(on scheduler: Any) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "streams deliver on the main actor; delete the call")
  @export(implementation)
  public func observeOn(_ scheduler: Any) -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "a stream is read-only already; delete the call")
  @export(implementation)
  public func asObservable() -> EventStream<Element> { fatalError("unavailable") }
}

extension MutableEventStream {
  @available(*, unavailable, renamed: "send(_:)")
  @export(implementation)
  public func onNext(_ element: Element) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "send(_:)")
  @export(implementation)
  public func accept(_ element: Element) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "finish()")
  @export(implementation)
  public func onCompleted() { fatalError("unavailable") }

  @available(*, unavailable, renamed: "stream")
  @export(implementation)
  public func asObservable() -> EventStream<Element> { fatalError("unavailable") }

  @available(*, unavailable, message: "observe its stream: observe(mutable.stream) { interactor, value in … }")
  @export(implementation)
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Subscription { fatalError("unavailable") }
}

extension MutableStateStream {
  @available(*, unavailable, renamed: "send(_:)")
  @export(implementation)
  public func onNext(_ value: Value) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "send(_:)")
  @export(implementation)
  public func accept(_ value: Value) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "finish()")
  @export(implementation)
  public func onCompleted() { fatalError("unavailable") }

  @available(*, unavailable, renamed: "stream")
  @export(implementation)
  public func asObservable() -> StateStream<Value> { fatalError("unavailable") }

  @available(*, unavailable, message: "observe its stream: observe(mutable.stream) { interactor, value in … }")
  @export(implementation)
  public func subscribe(
    onNext: ((Value) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Subscription { fatalError("unavailable") }
}
