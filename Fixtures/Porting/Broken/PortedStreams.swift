// Chains of RxSwift after nothing but `Observable` was replaced by the name of a stream, and the scheduler by a clock. Each
// line that does not compile is expected to say what to write instead; Expected.txt holds the messages.
import Riblets

struct Score: Equatable {
  var points = 0
  var name = ""
}

func search(_ text: Int) async throws -> [String] { ["\(text)"] }

@MainActor func mutableOnes(_ subject: MutableEventStream<Int>, _ relay: MutableStateStream<Int>) {
  subject.onNext(1)
  subject.accept(1)
  subject.onCompleted()
  _ = subject.asObservable()
  _ = subject.subscribe(onNext: { print($0) })
  relay.onNext(1)
  relay.accept(1)
  relay.onCompleted()
  _ = relay.asObservable()
  _ = relay.subscribe(onNext: { print($0) })
}

@MainActor func observed(_ events: EventStream<Int>, _ relay: MutableStateStream<Int>, scheduler: any RibletClock) {
  _ = events.subscribe(onNext: { print($0) })
  _ = events.bind(onNext: { print($0) })
  _ = events.bind(to: relay)
  _ = events.observe(on: scheduler)
  _ = events.observeOn(scheduler)
  _ = events.asObservable()
}

@MainActor func elements(_ events: EventStream<Int>, _ scores: StateStream<Score>) {
  _ = events.distinctUntilChanged()
  _ = scores.distinctUntilChanged { $0 == $1 }
  _ = scores.distinctUntilChanged { $0.points == $1.points }
  _ = scores.distinctUntilChanged { $0.name }
  _ = scores.distinctUntilChanged(at: \.name)
  _ = events.take(1)
  _ = events.take(while: { $0 < 3 })
  _ = events.take(until: scores)
  _ = events.skip(1)
  _ = events.skip(until: scores)
  _ = events.drop(while: { $0 < 3 })
  _ = events.startWith(0)
  _ = events.startWith(0, 1).map { $0 + 1 }
  _ = events.do(onNext: { print($0) })
  _ = events.do(onNext: { print($0) }, onCompleted: { print("end") })
}

@MainActor func several(_ events: EventStream<Int>, _ scores: StateStream<Score>, _ nested: EventStream<EventStream<Int>>) {
  _ = events.withLatestFrom(scores, resultSelector: { $0 + $1.points })
  _ = nested.switchLatest()
  _ = nested.merge()
  _ = nested.concat()
  _ = events.flatMap { try await search($0) }
  _ = events.flatMapLatest { number in
    let found = try await search(number)
    return found.count
  }
  _ = events.concatMap { try await search($0) }
}

@MainActor func timed(_ events: EventStream<Int>, scheduler: any RibletClock) {
  _ = events.debounce(.milliseconds(300), scheduler: scheduler)
  _ = events.throttle(.milliseconds(300), scheduler: scheduler)
  _ = events.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  _ = events.delay(.milliseconds(300), scheduler: scheduler)
  _ = events.timeout(.seconds(3), scheduler: scheduler)
  _ = events.take(for: .seconds(3), scheduler: scheduler)
  _ = events.buffer(timeSpan: .seconds(1), count: 10, scheduler: scheduler)
  _ = EventStream.interval(.seconds(1), scheduler: scheduler)
  _ = EventStream.timer(.seconds(1), scheduler: scheduler)
  _ = EventStream<Int>.timer(.seconds(1), period: .seconds(2), scheduler: scheduler)
}

@MainActor func made(_ events: EventStream<Int>, _ scores: StateStream<Score>, _ state: StateStream<Int>) {
  _ = EventStream.combineLatest(events, scores)
  _ = EventStream.combineLatest(events, scores, state)
  _ = EventStream.combineLatest(events, scores) { $0 + $1.points }
  _ = EventStream.combineLatest(events, state, events, resultSelector: { $0 + $1 + $2 })
  _ = EventStream.zip(events, scores)
  _ = EventStream.zip(events, scores, state)
  _ = EventStream.zip(events, scores) { $0 + $1.points }
  _ = EventStream.merge(events, state)
  _ = EventStream.merge(events, events, events)
  _ = EventStream.concat(events, state)
  _ = EventStream.of(1, 2, 3)
  _ = EventStream<Int>.error(CancellationError())
  _ = StateStream.just(1)
  _ = StateStream.combineLatest(state, scores)
  _ = StateStream.combineLatest(state, scores) { $0 + $1.points }
}
