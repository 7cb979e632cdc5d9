// Calls of streams that the stubs for RxSwift's spellings must leave alone: they compile, in every form that an overload
// could take from them. A comment that begins with a bar has cells of the page's tables.
import Riblets
import RibletsPorting

@MainActor func single(_ events: EventStream<Int>, _ state: StateStream<Int>, _ mutable: MutableStateStream<Int>) {
  let _: EventStream<Int> = events.removeDuplicates { $0 == $1 }
  let _: StateStream<Int> = state.removeDuplicates { $0 == $1 }
  let _: StateStream<Int> = state.removeDuplicates(by: ==)
  // | `skip(while:)`
  let _: EventStream<Int> = events.skip { $0 < 2 }
  let _: EventStream<Int> = state.skip(while: { $0 < 2 })
  let _: EventStream<Int> = events.prefix(1).prefix { $0 < 2 }.prefix(untilElementFrom: state).dropFirst().prepend(1, 2)
  // | `share()`, `share(replay: 1)`
  let _: EventStream<Int> = events.share()
  let _: EventStream<Int> = events.share(replay: 1)
  let _: StateStream<Int> = state.share()
  let _: EventStream<Int> = state.share(replay: 2)
  let _: StateStream<Int> = mutable.stream.map { $0 + 1 }.share()
  let _: EventStream<[Int]> = events.buffer(count: 3)
}

@MainActor func several(
  _ events: EventStream<Int>, _ state: StateStream<Int>, _ nested: EventStream<EventStream<Int>>
) {
  let _: EventStream<Int> = events.withLatestFrom(events) { $0 + $1 }
  let _: EventStream<Int> = events.withLatestFrom(state) { $0 + $1 }
  let _: EventStream<Int> = events.withLatestFrom(state, +)
  // | `flatMap`, `flatMapLatest`, `concatMap`
  let _: EventStream<Int> = events.flatMap { EventStream.just($0) }
  let _: EventStream<Int> = events.flatMap { _ in state }
  let _: EventStream<Int> = events.concatMap { number in
    guard number > 0 else { return EventStream<Int>.empty }
    return .just(number)
  }
  let _: StateStream<Int> = state.flatMapLatest { _ in state }
  let _: EventStream<Int> = state.flatMapLatest { _ in events }
  let _: EventStream<Int> = events.flatMapLatest { number -> EventStream<Int> in
    if number > 0 { return .never }
    return .just(number)
  }
  let _: EventStream<Int> = nested.flatMapLatest { $0 }.merge(nested.flatMap { $0 }).concat(nested.concatMap { $0 })
  let _: EventStream<Int> = EventStream.merge([events, state.events])
  let _: EventStream<Int> = .merge([events])
  let _: EventStream<Int> = EventStream.concat([events, state.events])
  let _: EventStream<Int> = events.merge(state, events, EventStream.empty).concat(state, events, EventStream.never)
  let _: StateStream<(Int, Int)> = state.combineLatest(state)
  let _: EventStream<(Int, Int, Int)> = events.combineLatest(state, state)
  let _: EventStream<(Int, Int)> = events.zip(state)
}

// In an async function, too, closures that return a stream are the ones that are meant.
@MainActor func several(_ events: EventStream<Int>, _ state: StateStream<Int>) async {
  let _: EventStream<Int> = events.flatMap { _ in events }
  let _: StateStream<Int> = state.flatMapLatest { _ in state }
  let _: EventStream<Int> = events.concatMap { EventStream.just($0) }
}

@MainActor func timed(_ events: EventStream<Int>, _ interactor: Interactor) {
  let clock = interactor.ribletClock
  let _: EventStream<Int> = events.debounce(for: .milliseconds(300), clock: clock)
    .throttle(for: .seconds(1), clock: clock, latest: false).delay(for: .seconds(1), clock: clock)
    .timeout(after: .seconds(5), clock: clock)
  let _: EventStream<[Int]> = events.buffer(for: .seconds(1), count: 10, clock: clock)
  let _: EventStream<[Int]> = events.buffer(for: .seconds(1), clock: clock)
  interactor.observe(EventStream.interval(.seconds(1), clock: clock)) { _, number in print(number + 1) }
  interactor.observe(EventStream.timer(after: .seconds(1), clock: clock)) { _, number in print(number + 1) }
  let _: EventStream<Int> = .timer(after: .seconds(1), every: .seconds(5), clock: clock)
  let _: EventStream<Int> = .just(1, 2)
  let _: EventStream<Int> = .never
  let _: EventStream<Int> = .empty
  _ = EventStream<Int>.empty
  let _: StateStream<Int> = .constant(1)
}
