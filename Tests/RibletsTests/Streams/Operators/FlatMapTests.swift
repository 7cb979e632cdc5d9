import Testing

@testable import Riblets

@MainActor
struct FlatMapTests {
  let outer = MutableEventStream<Int>()
  let inners = (0..<4).map { _ in MutableEventStream<String>() }

  private var merged: EventStream<String> { outer.stream.flatMap { [inners] in inners[$0].stream } }
  private var concatenated: EventStream<String> { outer.stream.concatMap { [inners] in inners[$0].stream } }

  @Test func `flatMap sends what all inner streams send`() {
    let recorder = Recorder(merged)

    outer.send(0)
    outer.send(1)
    inners[0].send("a")
    inners[1].send("b")
    inners[0].send("c")

    #expect(recorder.text == "a b c")
  }

  @Test func `flatMap finishes with the last of all streams`() {
    let recorder = Recorder(merged)
    outer.send(0)
    outer.send(1)

    inners[0].finish()
    outer.finish()
    #expect(!recorder.hasFinished)
    inners[1].send("b")
    inners[1].finish()

    #expect(recorder.text == "b |")
  }

  @Test func `concatMap follows one inner stream after another`() {
    let recorder = Recorder(concatenated)
    outer.send(0)
    outer.send(1)
    #expect(inners.map(\.subscriberCount) == [1, 0, 0, 0])

    inners[1].send("missed")
    inners[0].send("a")
    inners[0].finish()
    inners[1].send("b")
    outer.finish()
    inners[1].finish()

    #expect(recorder.text == "a b |")
  }

  @Test func `concatMap turns an element into a stream when its turn has come`() {
    var turned: [Int] = []
    let recorder = Recorder(
      outer.stream.concatMap { [inners] index in
        turned.append(index)
        return inners[index].stream
      }
    )
    for index in 0..<3 { outer.send(index) }
    #expect(turned == [0])

    inners[0].finish()

    #expect(turned == [0, 1])
    recorder.cancel()
  }

  @Test func `inner streams that end at once, however many, do not fill the stack`() {
    var sum = 0
    let flat = EventStream<Int>.sending(Array(0..<100_000)).concatMap { EventStream.just($0) }.sink { sum += $0 }
    #expect(sum == 4_999_950_000)
    #expect(!flat.isLive)

    let first = MutableEventStream<Int>()
    let recorder = Recorder(first.stream.concatMap { $0 == 0 ? first.stream.prefix(1) : .empty })
    first.send(0)
    for element in 1...100_000 { first.send(element) }
    first.finish()

    #expect(recorder.text == "1 |")
  }

  @Test func `cancelling leaves all streams and what waits`() {
    final class Element {}
    let elements = MutableEventStream<Element>()
    weak var waiting: Element?
    let subscription = elements.stream.concatMap { [inners] _ in inners[0].stream }.sink { _ in }
    elements.send(Element())
    do {
      let element = Element()
      waiting = element
      elements.send(element)
    }
    #expect(waiting != nil)

    subscription.cancel()

    #expect(waiting == nil)
    #expect(elements.subscriberCount == 0 && inners[0].subscriberCount == 0)
  }

  @Test(arguments: [false, true])
  func `a closure that cancels while it makes a stream leaves nothing`(_ concatenates: Bool) {
    var recorder: Recorder?
    let make: @MainActor (Int) -> EventStream<String> = { [inners] index in
      recorder?.cancel()
      return inners[index].stream
    }
    recorder = Recorder(concatenates ? outer.stream.concatMap(make) : outer.stream.flatMap(make))

    outer.send(1)

    #expect(recorder?.text == "")
    #expect(inners[1].subscriberCount == 0 && outer.subscriberCount == 0)
  }

  @Test(arguments: [false, true])
  func `an observer that sends to the outer stream is not called inside itself`(_ concatenates: Bool) {
    var log: [String] = []
    let flat =
      concatenates
      ? outer.stream.concatMap { EventStream.just($0, $0 * 10) }
      : outer.stream.flatMap { EventStream.just($0, $0 * 10) }
    let subscription = flat.sink { [outer] element in
      log.append("begin \(element)")
      if element < 2 { outer.send(element + 1) }
      log.append("end")
    }

    outer.send(1)

    #expect(log == ["begin 1", "end", "begin 10", "end", "begin 2", "end", "begin 20", "end"])
    subscription.cancel()
  }

  @Test func `inner streams that have ended are not kept, in whatever order they end`() {
    var parts: [WeakPart] = []
    var senders = (0..<5).map { _ in MutableEventStream<Int>() }
    let streams = senders.map(\.stream)
    let recorder = Recorder(
      outer.stream.flatMap { index in
        EventStream<Int> { subscription, sink in
          parts.append(WeakPart(part: subscription))
          streams[index].subscribe(subscription, sink)
        }
      }
    )
    for index in 0..<5 { outer.send(index) }

    for index in [1, 0, 4] { senders[index].finish() }
    for sender in senders { sender.send(7) }

    #expect(parts.map { $0.part == nil } == [true, true, false, false, true])
    #expect(recorder.text == "7 7")
    recorder.cancel()
    #expect(senders.map(\.subscriberCount) == [0, 0, 0, 0, 0])
    senders = []
  }
}

private struct WeakPart {
  weak var part: StreamConnection?
}
