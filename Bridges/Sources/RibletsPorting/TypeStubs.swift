// Types of RxSwift, RxCocoa and RxTest, and types of RIBs that Riblets does not have. Each name is unavailable, and the
// compiler's message says what to write instead.
public import Riblets

@available(*, unavailable, renamed: "EventStream", message: "or StateStream if there is a current value")
public typealias Observable<Element> = EventStream<Element>

@available(*, unavailable, renamed: "MutableEventStream")
public typealias PublishSubject<Element> = MutableEventStream<Element>

@available(*, unavailable, renamed: "MutableEventStream")
public typealias PublishRelay<Element> = MutableEventStream<Element>

@available(*, unavailable, renamed: "MutableStateStream")
public typealias BehaviorSubject<Element> = MutableStateStream<Element>

@available(*, unavailable, renamed: "MutableStateStream")
public typealias BehaviorRelay<Element> = MutableStateStream<Element>

@available(*, unavailable, message: "write MutableStateStream of an optional: nil until there is a value")
public typealias ReplaySubject<Element> = MutableStateStream<Element?>

@available(*, unavailable, message: "write an async throws function that returns the value, and call it in a task")
public typealias Single<Element> = EventStream<Element>

@available(*, unavailable, message: "write an async throws function, and call it in a task")
public typealias Completable = EventStream<Never>

@available(*, unavailable, renamed: "StateStream", message: "or EventStream if there is no current value")
public typealias Driver<Element> = StateStream<Element>

@available(
  *, unavailable, message: "no bags: observe and task end with their interactor; keep a StreamConnection elsewhere"
)
public final class DisposeBag {
  public init() {}
}

@available(*, unavailable, renamed: "StreamConnection")
public typealias Disposable = StreamConnection

@available(*, unavailable, message: "a stream that is made has nothing to dispose of; delete the call")
public enum Disposables {
  public static func create(with dispose: @escaping () -> Void = {}) -> StreamConnection { fatalError() }
}

@available(*, unavailable, renamed: "RibletClock")
public typealias SchedulerType = RibletClock

@available(*, unavailable, message: "streams deliver on the main actor; for time write ribletClock")
public enum MainScheduler {
  public static var instance: any RibletClock { fatalError() }
  public static var asyncInstance: any RibletClock { fatalError() }
}

@available(*, unavailable, message: "write @Suite(.testScope) and TestScope.current(), with await scope.advance(by:)")
public final class TestScheduler {
  public init(initialClock: Int) {}
}

@available(
  *, unavailable, message: "there is one stage: write ComponentizedBuilder, whose build(with:_:) makes all parts"
)
open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {}

@available(
  *, unavailable, message: "there is one stage: write SimpleComponentizedBuilder, whose build(with:) makes all parts"
)
open class SimpleMultiStageComponentizedBuilder<Component, Router>: Buildable {}
