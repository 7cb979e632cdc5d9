import Testing

@testable import Riblets

@MainActor
struct ShareTests {
  let source = MutableEventStream<Int>()
  let state = MutableStateStream(1)

  @Test func `a chain runs once for all subscribers`() {
    var runs = 0
    let shared = source.stream.map { number in
      runs += 1
      return number * 2
    }.share()
    let recorders = (0..<3).map { _ in Recorder(shared) }

    source.send(1)
    source.send(2)

    #expect(runs == 2)
    #expect(recorders.map(\.text) == ["2 4", "2 4", "2 4"])
    #expect(source.subscriberCount == 1)
  }

  @Test(arguments: [(-1, "4"), (0, "4"), (1, "3 4"), (2, "2 3 4"), (9, "1 2 3 4")])
  func `a late subscriber gets the last elements, the oldest first`(replay: Int, expected: String) {
    let shared = source.stream.share(replay: replay)
    let first = Recorder(shared)
    for element in 1...3 { source.send(element) }

    let late = Recorder(shared)
    source.send(4)

    #expect(late.text == expected)
    #expect(first.text == "1 2 3 4")
  }

  @Test func `the source is not subscribed to before the first or after the last`() {
    let shared = source.stream.share(replay: 1)
    #expect(source.subscriberCount == 0)
    let recorders = [Recorder(shared), Recorder(shared)]
    source.send(1)
    recorders[0].cancel()
    #expect(source.subscriberCount == 1)
    recorders[1].cancel()
    #expect(source.subscriberCount == 0)
  }

  @Test func `a subscriber after the last has left begins anew, without the kept elements`() {
    let shared = source.stream.scan(0) { $0 + $1 }.share(replay: 5)
    let first = Recorder(shared)
    source.send(1)
    source.send(2)
    first.cancel()
    source.send(10)

    let second = Recorder(shared)
    source.send(3)

    #expect(first.text == "1 3")
    #expect(second.text == "3")
  }

  @Test func `the end of the source is the end of all, and the next subscriber asks the source`() {
    let shared = source.stream.share(replay: 2)
    let recorders = [Recorder(shared), Recorder(shared)]
    source.send(1)

    source.finish()

    #expect(recorders.map(\.text) == ["1 |", "1 |"])
    #expect(Recorder(shared).text == "|")
  }

  @Test func `a source that repeats itself does so after its end`() {
    var subscriptions = 0
    let shared = EventStream<Int> { subscription, sink in
      subscriptions += 1
      EventStream.just(1, 2).subscribe(subscription, sink)
    }.share(replay: 1)

    #expect(Recorder(shared).text == "1 2 |")
    #expect(Recorder(shared).text == "1 2 |")
    #expect(subscriptions == 2)
  }

  @Test func `a source without its sender ends, and leaves nothing`() {
    final class Held {}
    weak var held: Held?
    var source: MutableEventStream<Int>? = MutableEventStream()
    var recorders: [Recorder] = []
    do {
      let holding = Held()
      held = holding
      let shared =
        source?.stream.map {
          _ = holding; return $0
        }.share(replay: 1) ?? .never
      recorders = [Recorder(shared), Recorder(shared)]
    }
    source?.send(1)
    #expect(held != nil)

    source = nil

    #expect(recorders.map(\.text) == ["1 |", "1 |"])
    #expect(held == nil)
  }

  @Test func `an element sent from inside an observer comes after the current one to all`() {
    let shared = source.stream.share(replay: 1)
    let first = Recorder(shared) { [source] in if $0 < 3 { source.send($0 + 1) } }
    let second = Recorder(shared)

    source.send(1)

    #expect(first.text == "1 2 3")
    #expect(second.text == "1 2 3")
  }

  @Test func `a subscriber during a delivery gets the kept elements at once, and nothing twice`() {
    let shared = source.stream.share(replay: 1)
    var late: [Recorder] = []
    let first = Recorder(shared) { [source] element in
      if element == 1 { source.send(2) }
      late.append(Recorder(shared))
    }

    source.send(1)

    #expect(first.text == "1 2")
    #expect(late.map(\.text) == ["1 2", "2"])
  }

  @Test func `what a new subscriber sends in the replay comes after the replay`() {
    let shared = source.stream.share(replay: 2)
    let first = Recorder(shared)
    source.send(1)
    source.send(2)

    let second = Recorder(shared) { [source] in if $0 < 2 { source.send(3) } }

    #expect(second.text == "1 2 3")
    #expect(first.text == "1 2 3")
  }

  @Test func `a subscriber that cancels in the replay gets no more of it`() {
    let shared = source.stream.share(replay: 2)
    let first = Recorder(shared)
    source.send(1)
    source.send(2)
    let subscription = StreamConnection()
    var received: [Int?] = []

    shared.subscribe(subscription) { element in
      received.append(element)
      subscription.cancel()
    }

    #expect(received == [1])
    first.cancel()
    #expect(source.subscriberCount == 0)
  }

  @Test func `cancelling another during a delivery keeps the element from it`() {
    let shared = source.stream.share()
    var second: Recorder?
    let first = Recorder(shared) { _ in second?.cancel() }
    second = Recorder(shared)

    source.send(1)
    source.send(2)

    #expect(first.text == "1 2")
    #expect(second?.text == "")
    first.cancel()
    #expect(source.subscriberCount == 0)
  }

  @Test func `the only subscriber that cancels in the first replay leaves the source`() {
    let shared = state.stream.share()
    let subscription = StreamConnection()
    var received: [Int?] = []

    shared.subscribe(subscription) { element in
      received.append(element)
      subscription.cancel()
    }

    #expect(received == [1])
    #expect(state.subscriberCount == 0)
  }

  @Test func `a subscriber during the delivery of the end begins anew`() {
    let state = state
    let shared = state.stream.share()
    var late: Recorder?
    let subscription = StreamConnection()
    shared.subscribe(subscription) { element in
      guard element == nil else { return }
      subscription.finish()
      late = Recorder(shared)
    }

    state.finish()

    #expect(late?.text == "1 |")
  }

  @Test func `a shared state stays a state`() {
    var runs = 0
    let shared = state.stream.map { number in
      runs += 1
      return number * 10
    }.share()
    #expect(shared.value == 10)
    runs = 0
    let first = Recorder(shared)
    state.send(2)

    let second = Recorder(shared)
    state.send(3)

    #expect(runs == 3)
    #expect(first.text == "10 20 30")
    #expect(second.text == "20 30")
    #expect(shared.value == 30)
  }

  @Test func `the value of a shared state is that of this moment, also while it is delivered`() {
    let shared = state.stream.map { $0 * 10 }.share()
    var read: [Int] = []
    let early = state.stream.sink { _ in read.append(shared.value) }
    let recorder = Recorder(shared)

    state.send(2)

    #expect(read == [10, 20])
    #expect(recorder.text == "10 20")
    early.cancel()
  }

  @Test func `deactivation leaves the source`() {
    let interactor = Interactor()
    interactor.activate()
    let shared = source.stream.share()
    var received: [Int] = []
    for _ in 0..<2 { interactor.observe(shared) { _, element in received.append(element) } }
    source.send(1)
    #expect(source.subscriberCount == 1)

    interactor.deactivate()
    source.send(2)

    #expect(received == [1, 1])
    #expect(source.subscriberCount == 0)
  }

  @Test func `a shared stream of a shared stream shares`() {
    let shared = source.stream.share(replay: 1)
    let sharedAgain = shared.map { $0 + 1 }.share(replay: 1)
    let recorders = [Recorder(sharedAgain), Recorder(shared), Recorder(sharedAgain)]

    source.send(1)

    #expect(recorders.map(\.text) == ["2", "1", "2"])
    #expect(source.subscriberCount == 1)
  }
}
