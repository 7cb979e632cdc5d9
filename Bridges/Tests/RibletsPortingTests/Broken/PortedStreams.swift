// Chains of RxSwift after nothing but the imports and the types of parameters were replaced. Each line that does not compile
// says what to write instead. A comment that begins with a bar has cells of the page's tables.
import Riblets
import RibletsPorting

struct Score: Equatable {
  var points = 0
  var name = ""
}

func search(_ text: Int) async throws -> [String] { ["\(text)"] }

@MainActor func mutableOnes(_ subject: MutableEventStream<Int>, _ relay: MutableStateStream<Int>) {
  // | `subject.onNext(v)`, `relay.accept(v)`
  subject.onNext(1)
  relay.accept(1)
  // | `subject.asObservable()`
  _ = subject.asObservable()
  _ = relay.asObservable()
  // | `subject.subscribe(onNext:)`
  _ = subject.subscribe(onNext: { print($0) })
  _ = relay.subscribe(onNext: { print($0) })

  subject.accept(1)
  relay.onNext(1)
  subject.onCompleted()
  relay.onCompleted()
}

@MainActor func observed(_ events: EventStream<Int>, _ relay: MutableStateStream<Int>, scheduler: any RibletClock) {
  // | `stream.subscribe(onNext:)`
  _ = events.subscribe(onNext: { print($0) })
  // | `bind(to: relay)`
  _ = events.bind(to: relay)
  // | `observe(on: MainScheduler.instance)`
  _ = events.observe(on: MainScheduler.instance)
  // | `asDriver()`, `asDriver(onErrorJustReturn: v)`, `drive(onNext:)`
  _ = events.asDriver()
  _ = events.asDriver(onErrorJustReturn: 0)
  _ = events.drive(onNext: { print($0) })

  _ = events.bind(onNext: { print($0) })
  _ = events.observeOn(scheduler)
  _ = events.asObservable()
}

@MainActor func elements(_ events: EventStream<Int>, _ scores: StateStream<Score>) {
  // | `distinctUntilChanged()`, `distinctUntilChanged { $0 == $1 }`
  _ = events.distinctUntilChanged()
  _ = scores.distinctUntilChanged { $0 == $1 }
  _ = scores.distinctUntilChanged { $0.points == $1.points }
  // | `distinctUntilChanged { $0.key }`, `distinctUntilChanged(at: \.key)`
  _ = scores.distinctUntilChanged { $0.name }
  _ = scores.distinctUntilChanged(at: \.name)
  // | `take(1)`, `take(while:)`, `take(until: other)`
  _ = events.take(1)
  _ = events.take(while: { $0 < 3 })
  _ = events.take(until: scores)
  // | `skip(1)`
  _ = events.skip(1)
  // | `startWith(v)`
  _ = events.startWith(0)
  _ = events.startWith(0, 1).map { $0 + 1 }
  // | `do(onNext:)`
  _ = events.do(onNext: { print($0) })
  _ = events.do(onNext: { print($0) }, onCompleted: { print("end") })
  // | `debug()`
  _ = events.debug()
  _ = events.debug("score").map { $0 + 1 }
  // | `toArray()`
  _ = events.toArray()

  _ = events.skip(until: scores)
  _ = events.drop(while: { $0 < 3 })
}

@MainActor func failures(_ events: EventStream<Int>) {
  // | `Observable.error(e)`, `catch`, `retry`
  _ = EventStream<Int>.error(CancellationError())
  _ = events.catch { _ in .just(0) }
  _ = events.retry(3)
  _ = events.retry()
  _ = events.catchAndReturn(0)
}

@MainActor func several(
  _ events: EventStream<Int>, _ scores: StateStream<Score>, _ nested: EventStream<EventStream<Int>>
) {
  // | `withLatestFrom(other, resultSelector: f)`
  _ = events.withLatestFrom(scores, resultSelector: { $0 + $1.points })
  // | `sample(other)`
  _ = events.sample(scores)
  // | `switchLatest()`, `merge()`, `concat()`
  _ = nested.switchLatest()
  _ = nested.merge()
  _ = nested.concat()
  // | `scope: .whileConnected`, `share(replay: 1, scope: .forever)`
  _ = events.share(replay: 1, scope: .whileConnected)
  _ = events.share(replay: 1, scope: .forever)

  _ = events.flatMap { try await search($0) }
  _ = events.flatMapLatest { number in
    let found = try await search(number)
    return found.count
  }
  _ = events.concatMap { try await search($0) }
}

@MainActor func timed(_ events: EventStream<Int>, scheduler: any RibletClock) {
  // | `debounce(.milliseconds(300), scheduler: s)`
  _ = events.debounce(.milliseconds(300), scheduler: scheduler)
  // | `throttle`, `delay`, `timeout`
  _ = events.throttle(.milliseconds(300), scheduler: scheduler)
  _ = events.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  _ = events.delay(.milliseconds(300), scheduler: scheduler)
  _ = events.timeout(.seconds(3), scheduler: scheduler)
  // | `buffer(timeSpan:count:scheduler:)`
  _ = events.buffer(timeSpan: .seconds(1), count: 10, scheduler: scheduler)
  // | `Observable<Int>.interval(.seconds(1), scheduler: s)`
  _ = EventStream.interval(.seconds(1), scheduler: scheduler)
  // | `Observable<Int>.timer(.seconds(1), scheduler: s)`
  _ = EventStream.timer(.seconds(1), scheduler: scheduler)
  _ = EventStream<Int>.timer(.seconds(1), period: .seconds(2), scheduler: scheduler)

  _ = events.take(for: .seconds(3), scheduler: scheduler)
}

@MainActor func made(_ events: EventStream<Int>, _ scores: StateStream<Score>, _ state: StateStream<Int>) {
  // | `Observable.combineLatest(a, b) { … }`, `Observable.zip(a, b)`
  _ = Observable.combineLatest(events, scores) { $0 + $1.points }
  _ = Observable.zip(events, scores)
  _ = EventStream.combineLatest(events, scores)
  _ = EventStream.combineLatest(events, scores, state)
  _ = EventStream.combineLatest(events, scores) { $0 + $1.points }
  _ = EventStream.combineLatest(events, state, events, resultSelector: { $0 + $1 + $2 })
  _ = EventStream.zip(events, scores)
  _ = EventStream.zip(events, scores, state)
  _ = EventStream.zip(events, scores) { $0 + $1.points }
  // | `Observable.merge(a, b)`, `Observable.concat(a, b)`
  _ = EventStream.merge(events, state)
  _ = EventStream.merge(events, events, events)
  _ = EventStream.concat(events, state)
  // | `Observable.just(v)`, `of(v, w)`, `empty()`, `never()`
  _ = Observable.just(1)
  _ = EventStream.of(1, 2, 3)
  _ = EventStream<Int>.empty()
  _ = EventStream<Int>.never()
  // | `Observable.create { observer in … }`
  _ = Observable<Int>.create { observer in
    observer.onNext(1)
    observer.onCompleted()
    return Disposables.create()
  }

  _ = StateStream.just(1)
  _ = StateStream.combineLatest(state, scores)
  _ = StateStream.combineLatest(state, scores) { $0 + $1.points }
}
