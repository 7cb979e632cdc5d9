import Testing

@testable import Riblets

@MainActor
struct FlatMapLatestTests {
  let selected = MutableStateStream(0)
  let events = MutableEventStream<Int>()
  let carts = [MutableStateStream("a0"), MutableStateStream("b0"), MutableStateStream("c0")]

  private var cart: StateStream<String> { selected.stream.flatMapLatest { [carts] in carts[$0].stream } }

  @Test func `it follows the latest inner stream`() {
    let recorder = Recorder(cart)

    carts[0].send("a1")
    selected.send(1)
    carts[0].send("a2")
    carts[1].send("b1")

    #expect(recorder.text == "a0 a1 b0 b1")
    #expect(carts[0].subscriberCount == 0)
  }

  @Test func `from state to state there is a value`() {
    #expect(cart.value == "a0")

    selected.send(2)
    carts[2].send("c1")

    #expect(cart.value == "c1")
  }

  @Test func `it finishes when the outer and the latest inner stream have`() {
    let recorder = Recorder(cart)

    carts[0].finish()
    #expect(!recorder.hasFinished)
    selected.send(1)
    selected.finish()
    #expect(!recorder.hasFinished)
    carts[1].finish()

    #expect(recorder.text == "a0 b0 |")
  }

  @Test func `inner streams that end at once do not end it`() {
    let recorder = Recorder(events.stream.flatMapLatest { EventStream.just($0, $0 * 10) })

    events.send(1)
    events.send(2)
    #expect(recorder.text == "1 10 2 20")
    events.finish()

    #expect(recorder.text == "1 10 2 20 |")
  }

  @Test func `inner streams that have ended are not kept`() {
    var parts: [WeakPart] = []
    let recorder = Recorder(
      events.stream.flatMapLatest { number in
        EventStream { subscription, sink in
          parts.append(WeakPart(part: subscription))
          sink(number)
          sink(nil)
        }
      }
    )

    for number in 0..<3 { events.send(number) }

    #expect(recorder.text == "0 1 2")
    #expect(parts.map { $0.part == nil } == [true, true, true])
  }

  @Test func `an outer stream that ends without an element ends it`() {
    let recorder = Recorder(events.stream.flatMapLatest { _ in EventStream<Int>.never })

    events.finish()

    #expect(recorder.text == "|")
  }

  @Test func `cancelling leaves the outer and the inner stream`() {
    let recorder = Recorder(cart)

    recorder.cancel()

    #expect(selected.subscriberCount == 0 && carts[0].subscriberCount == 0)
  }

  @Test func `an observer that selects another gets nothing more of the old one`() {
    var log: [String] = []
    cart.sink { [selected, carts] value in
      log.append("begin \(value)")
      if value == "a1" {
        carts[0].send("a2")
        selected.send(1)
      }
      log.append("end")
    }

    carts[0].send("a1")

    #expect(log == ["begin a0", "end", "begin a1", "end", "begin b0", "end"])
    #expect(carts[0].subscriberCount == 0)
  }

  @Test func `a closure that selects another while it makes a stream does not leave two`() {
    let recorder = Recorder(
      selected.stream.flatMapLatest { [selected, carts] index in
        if index == 1 { selected.send(2) }
        return carts[index].stream
      }
    )

    selected.send(1)

    #expect(recorder.text == "a0 b0 c0")
    #expect(carts.map(\.subscriberCount) == [0, 0, 1])
  }

  @Test func `a closure that cancels while it makes a stream leaves nothing`() {
    var recorder: Recorder?
    recorder = Recorder(
      events.stream.flatMapLatest { [carts] index in
        recorder?.cancel()
        return carts[index].stream
      }
    )

    events.send(1)

    #expect(recorder?.text == "")
    #expect(carts[1].subscriberCount == 0 && events.subscriberCount == 0)
  }

  @Test func `the replay of a new inner stream that selects the next one settles on the last`() {
    let recorder = Recorder(cart) { [selected] value in
      if value == "a0" { selected.send(1) }
      if value == "b0" { selected.send(2) }
    }

    #expect(recorder.text == "a0 b0 c0")
    #expect(carts.map(\.subscriberCount) == [0, 0, 1])
  }
}

private struct WeakPart {
  weak var part: StreamConnection?
}
