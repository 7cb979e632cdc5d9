import Testing

@testable import Riblets

@MainActor
struct DeliveryTests {
  let events = MutableEventStream<Int>()
  let state = MutableStateStream(0)

  @Test(arguments: 1...100)
  func `subscribers get an element in the order in which they came`(count: Int) {
    var order: [Int] = []
    for index in 0..<count { events.stream.sink { _ in order.append(index) } }

    events.send(1)

    #expect(order == Array(0..<count))
  }

  @Test(arguments: [0, 1, 7, 30, 31, 32, 33, 99])
  func `the order holds when others have left`(survivor: Int) {
    var order: [Int] = []
    let subscriptions = (0..<100).map { index in events.stream.sink { _ in order.append(index) } }
    for index in 0..<100 where index % 3 != survivor % 3 { subscriptions[index].cancel() }

    events.send(1)

    #expect(order == (0..<100).filter { $0 % 3 == survivor % 3 })
    #expect(events.subscriberCount == order.count)
  }

  @Test func `a state replays its value, events do not`() {
    events.send(1)
    state.send(1)

    let eventRecorder = Recorder(events.stream)
    let stateRecorder = Recorder(state.stream)
    events.send(2)
    state.send(2)

    #expect(eventRecorder.text == "2")
    #expect(stateRecorder.text == "1 2")
  }

  @Test func `a later subscriber never sees 2 before 1`() {
    let first = Recorder(state.stream) { [state] in if $0 == 1 { state.send(2) } }
    let second = Recorder(state.stream)

    state.send(1)

    #expect(first.text == "0 1 2")
    #expect(second.text == "0 1 2")
  }

  @Test func `a value sent from inside an observer can be read at once`() {
    var read: [Int] = []
    state.stream.sink { [state] value in
      guard value == 1 else { return }
      state.send(2)
      read.append(state.value)
      read.append(state.stream.value)
    }

    state.send(1)

    #expect(read == [2, 2])
  }

  @Test func `nested updates build on each other`() {
    let recorder = Recorder(state.stream) { [state] value in
      guard value == 1 else { return }
      state.update { $0 += 10 }
      state.update { $0 += 100 }
    }

    state.value = 1

    #expect(recorder.text == "0 1 11 111")
  }

  @Test func `a value sent from inside a replay does not overtake it`() {
    var label = ""
    let recorder = Recorder(state.stream)

    state.stream.sink { [state] value in
      if value == 0 { state.send(1) }
      label = "\(value)"
    }

    #expect(label == "1")
    #expect(recorder.text == "0 1")
  }

  @Test func `a subscriber during a delivery gets the latest value once and no older queued one`() {
    var late: Recorder?
    let first = Recorder(state.stream) { [state] value in
      guard value == 1 else { return }
      state.send(2)
      state.send(3)
      late = Recorder(state.stream)
      state.send(4)
    }

    state.send(1)

    #expect(first.text == "0 1 2 3 4")
    #expect(late?.text == "3 4")
  }

  @Test func `a subscriber to events during a delivery gets those sent after it came`() {
    var late: Recorder?
    let first = Recorder(events.stream) { [events] value in
      guard value == 1 else { return }
      events.send(2)
      late = Recorder(events.stream)
      events.send(3)
    }

    events.send(1)

    #expect(first.text == "1 2 3")
    #expect(late?.text == "3")
  }

  @Test func `an observer can cancel itself`() {
    var recorder: Recorder?
    recorder = Recorder(events.stream) { _ in recorder?.cancel() }

    events.send(1)
    events.send(2)

    #expect(recorder?.text == "1")
    #expect(events.subscriberCount == 0)
  }

  @Test func `cancelling another during a delivery keeps the value from it`() {
    var second: Recorder?
    events.stream.sink { _ in second?.cancel() }
    second = Recorder(events.stream)

    events.send(1)

    #expect(second?.text == "")
  }

  @Test func `cancelling drops what is queued`() {
    var second: Recorder?
    second = Recorder(events.stream) { [events] value in
      guard value == 1 else { return }
      events.send(2)
      second?.cancel()
    }
    let third = Recorder(events.stream)

    events.send(1)

    #expect(second?.text == "1")
    #expect(third.text == "1 2")
  }

  @Test func `an end from inside an observer comes after what was sent before, for everybody`() {
    let first = Recorder(state.stream) { [state] value in
      guard value == 1 else { return }
      state.send(2)
      state.finish()
      state.send(3)
    }
    let second = Recorder(state.stream)

    state.send(1)

    #expect(first.text == "0 1 2 |")
    #expect(second.text == "0 1 2 |")
    #expect(state.value == 2)
  }

  @Test func `two streams that feed each other do not overtake`() {
    let pings = Recorder(events.stream) { [state] in if $0 < 5 { state.send($0 + 1) } }
    let pongs = Recorder(state.stream) { [events] in if $0 > 0 { events.send($0) } }
    let watcher = Recorder(state.stream)

    events.send(1)

    #expect(pings.text == "1 2 3 4 5")
    #expect(pongs.text == "0 2 3 4 5")
    #expect(watcher.text == "0 2 3 4 5")
  }

  @Test func `an observer that always answers is delivered in a loop, not in a recursion`() {
    var count = 0
    events.stream.sink { [events] value in
      count += 1
      if value < 100_000 { events.send(value + 1) }
    }

    events.send(1)

    #expect(count == 100_000)
  }

  @Test func `a finished stream ends a new subscriber at once`() {
    events.finish()
    state.send(7)
    state.finish()

    #expect(Recorder(events.stream).text == "|")
    #expect(Recorder(state.stream).text == "7 |")
  }

  @Test func `cancelling while a finished state replays keeps the end away`() {
    state.finish()
    let subscription = StreamConnection()
    var calls: [Int?] = []
    state.stream.subscribe(subscription) { value in
      calls.append(value)
      subscription.cancel()
    }

    #expect(calls == [0])
  }

  @Test func `sink reports the end once, and not after it was cancelled`() {
    var ends = 0
    events.stream.sink(finished: { ends += 1 }) { _ in }
    let cancelled = events.stream.sink(finished: { ends += 10 }) { _ in }
    cancelled.cancel()

    events.finish()
    events.finish()

    #expect(ends == 1)
  }

  @Test func `dropping a subscription does not cancel it`() {
    var values: [Int] = []
    events.stream.sink { values.append($0) }

    events.send(1)

    #expect(values == [1])
  }

  @Test func `a subscription is live until it is cancelled or the stream ends`() {
    let cancelled = events.stream.sink { _ in }
    let ended = events.stream.sink { _ in }
    #expect(cancelled.isLive && ended.isLive)

    cancelled.cancel()
    cancelled.cancel()
    #expect(!cancelled.isLive)

    events.finish()
    #expect(!ended.isLive)
  }

  @Test func `an event without content needs no argument`() {
    let taps = MutableEventStream<Void>()
    var count = 0
    taps.stream.sink { count += 1 }

    taps.send()

    #expect(count == 1)
  }

  @Test func `many that come and go leave no trace among those that stay`() {
    var order: [Int] = []
    for index in 0..<20 { events.stream.sink { _ in order.append(index) } }
    for _ in 0..<1_000 { events.stream.sink { _ in order.append(-1) }.cancel() }
    let temporary = (0..<1_000).map { _ in events.stream.sink { _ in order.append(-1) } }
    for subscription in temporary.shuffled() { subscription.cancel() }

    events.send(1)

    #expect(order == Array(0..<20))
    #expect(events.subscriberCount == 20)
  }
}
