import Testing

@testable import Riblets

@MainActor
struct PrefixTests {
  let events = MutableEventStream<Int>()
  let state = MutableStateStream(0)
  let stop = MutableEventStream<Void>()

  @Test func `first sends one element and finishes`() {
    let recorder = Recorder(events.stream.first())

    events.send(1)
    events.send(2)

    #expect(recorder.text == "1 |")
    #expect(events.subscriberCount == 0)
  }

  @Test func `the first of a state is its current value`() {
    let recorder = Recorder(state.stream.first())

    state.send(1)

    #expect(recorder.text == "0 |")
    #expect(state.subscriberCount == 0)
  }

  @Test func `the first of a constant or finished stream comes with one end`() {
    state.finish()

    #expect(Recorder(StateStream.constant(1).first()).text == "1 |")
    #expect(Recorder(state.stream.first()).text == "0 |")
    #expect(Recorder(EventStream.just(1, 2).first()).text == "1 |")
    #expect(Recorder(EventStream<Int>.empty.first()).text == "|")
  }

  @Test func `first where waits for the wanted element`() {
    let recorder = Recorder(state.stream.first { $0 > 1 })

    state.send(1)
    state.send(2)
    state.send(3)

    #expect(recorder.text == "2 |")
  }

  @Test(arguments: [-1, 0, 1, 2, 5])
  func `prefix sends so many elements`(length: Int) {
    let recorder = Recorder(events.stream.prefix(length))

    for element in 1...3 { events.send(element) }
    events.finish()

    let expected = (1...3).prefix(max(length, 0)).map { "\($0)" } + ["|"]
    #expect(recorder.text == expected.joined(separator: " "))
  }

  @Test func `an observer that sends during the last element gets the end only`() {
    let recorder = Recorder(events.stream.prefix(2)) { [events] in events.send($0 + 1) }

    events.send(1)

    #expect(recorder.text == "1 2 |")
  }

  @Test func `an observer that sends through another stream does not get too many`() {
    let other = MutableEventStream<Int>()
    let recorder = Recorder(events.stream.merge(other.stream).prefix(2)) { other.send($0 + 1) }

    events.send(1)

    #expect(recorder.text == "1 2 |")
    #expect(other.subscriberCount == 0)
  }

  @Test func `a subscriber that cancels during the last element gets no end`() {
    var recorder: Recorder?
    recorder = Recorder(events.stream.first()) { _ in recorder?.cancel() }

    events.send(1)

    #expect(recorder?.text == "1")
  }

  @Test func `prefixes of prefixes end once`() {
    let recorder = Recorder(events.stream.prefix(3).first().prefix(1).prefix(5))

    events.send(1)

    #expect(recorder.text == "1 |")
  }

  @Test func `prefix while ends in place of the first that does not fit`() {
    let recorder = Recorder(state.stream.prefix { $0 < 2 })

    state.send(1)
    state.send(2)
    state.send(1)

    #expect(recorder.text == "0 1 |")
    #expect(state.subscriberCount == 0)
    #expect(Recorder(state.stream.prefix { $0 > 2 }).text == "|")
  }

  @Test func `prefix until ends with the first element of another stream`() {
    let recorder = Recorder(events.stream.prefix(untilElementFrom: stop.stream))

    events.send(1)
    stop.send()
    events.send(2)

    #expect(recorder.text == "1 |")
    #expect(events.subscriberCount == 0 && stop.subscriberCount == 0)
  }

  @Test func `prefix until a state sends nothing, and goes on when the other ends`() {
    #expect(Recorder(state.stream.prefix(untilElementFrom: state.stream)).text == "|")

    let recorder = Recorder(events.stream.prefix(untilElementFrom: stop.stream))
    stop.finish()
    events.send(1)
    events.finish()

    #expect(recorder.text == "1 |")
  }

  @Test(arguments: [0, 1, 2, 5])
  func `dropFirst leaves so many out`(count: Int) {
    let recorder = Recorder(events.stream.dropFirst(count))

    for element in 1...3 { events.send(element) }
    events.finish()

    #expect(recorder.text == ((1...3).dropFirst(count).map { "\($0)" } + ["|"]).joined(separator: " "))
  }

  @Test func `the changes of a state are what dropFirst leaves`() {
    let recorder = Recorder(state.stream.dropFirst())

    state.send(1)

    #expect(recorder.text == "1")
  }

  @Test func `skip while leaves out what comes before the first that does not fit`() {
    let recorder = Recorder(state.stream.skip { $0 < 2 })

    for element in [1, 2, 1, 0] { state.send(element) }
    state.finish()

    #expect(recorder.text == "2 1 0 |")
    #expect(Recorder(EventStream.just(1, 1).skip { $0 == 1 }).text == "|")
  }

  @Test func `each subscriber skips for itself`() {
    let skipping = events.stream.skip { $0 < 2 }
    let first = Recorder(skipping)
    events.send(2)
    let second = Recorder(skipping)

    events.send(1)

    #expect(first.text == "2 1")
    #expect(second.text == "")
  }

  @Test func `prepended elements come before the stream is subscribed to`() {
    var counts: [Int] = []
    let recorder = Recorder(events.stream.prepend(1, 2)) { [events] _ in counts.append(events.subscriberCount) }

    events.send(3)
    events.finish()

    #expect(recorder.text == "1 2 3 |")
    #expect(counts == [0, 0, 1])
  }

  @Test func `a subscriber that cancels in a prepended element is not subscribed`() {
    let subscription = StreamConnection()
    var calls: [Int?] = []
    events.stream.prepend(1, 2).subscribe(subscription) { element in
      calls.append(element)
      subscription.cancel()
    }

    #expect(calls == [1])
    #expect(events.subscriberCount == 0)
  }
}
