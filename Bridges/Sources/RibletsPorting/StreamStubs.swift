// Members of RxSwift's observables, subjects and relays.
public import Riblets

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
  ) -> StreamConnection { fatalError() }

  @available(
    *, unavailable,
    message: "in an interactor write observe(stream) { interactor, value in … }, elsewhere stream.sink { value in … }"
  )
  public func bind(onNext: @escaping (Element) -> Void) -> StreamConnection { fatalError() }

  @available(
    *, unavailable,
    message: "write observe(stream) { interactor, value in interactor.target.send(value) }, or set what shows the value"
  )
  public func bind(to targets: Any...) -> StreamConnection { fatalError() }

  @available(*, unavailable, message: "write confined(to: interactor, whileInactive: .keepLatest)")
  public func confineTo(_ interactor: any Interactable) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "streams deliver on the main actor; delete the call")
  public func observe(on scheduler: Any) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "streams deliver on the main actor; delete the call")
  public func observeOn(_ scheduler: Any) -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "a stream is read-only already; delete the call")
  public func asObservable() -> EventStream<Element> { fatalError() }

  @available(
    *, unavailable, message: "streams deliver on the main actor and carry no errors; delete the call, or write share()"
  )
  public func asDriver(onErrorJustReturn element: Element) -> EventStream<Element> { fatalError() }

  @available(
    *, unavailable, message: "streams deliver on the main actor and carry no errors; delete the call, or write share()"
  )
  public func asDriver() -> EventStream<Element> { fatalError() }

  @available(
    *, unavailable,
    message: "in an interactor write observe(stream) { interactor, value in … }, elsewhere stream.sink { value in … }"
  )
  public func drive(onNext: @escaping (Element) -> Void) -> StreamConnection { fatalError() }
}

extension MutableEventStream {
  @available(*, unavailable, renamed: "send(_:)")
  public func onNext(_ element: Element) { fatalError() }

  @available(*, unavailable, renamed: "send(_:)")
  public func accept(_ element: Element) { fatalError() }

  @available(*, unavailable, renamed: "finish()")
  public func onCompleted() { fatalError() }

  @available(*, unavailable, renamed: "stream")
  public func asObservable() -> EventStream<Element> { fatalError() }

  @available(*, unavailable, message: "observe its stream: observe(mutable.stream) { interactor, value in … }")
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> StreamConnection { fatalError() }
}

extension MutableStateStream {
  @available(*, unavailable, renamed: "init(_:)")
  public convenience init(value: Value) { fatalError() }

  @available(*, unavailable, message: "begin with nil, and wait for the first value with firstValue { $0 }")
  public static func create(bufferSize: Int) -> MutableStateStream { fatalError() }

  @available(*, unavailable, renamed: "send(_:)")
  public func onNext(_ value: Value) { fatalError() }

  @available(*, unavailable, renamed: "send(_:)")
  public func accept(_ value: Value) { fatalError() }

  @available(*, unavailable, renamed: "finish()")
  public func onCompleted() { fatalError() }

  @available(*, unavailable, renamed: "stream")
  public func asObservable() -> StateStream<Value> { fatalError() }

  @available(*, unavailable, message: "observe its stream: observe(mutable.stream) { interactor, value in … }")
  public func subscribe(
    onNext: ((Value) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> StreamConnection { fatalError() }
}
