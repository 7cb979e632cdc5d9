import Testing

@testable import Riblets

@MainActor
struct ZipTests {
  let numbers = MutableEventStream<Int>()
  let names = MutableEventStream<String>()

  @Test func `elements are paired by their position`() {
    let recorder = Recorder(numbers.stream.zip(names.stream).map { "\($0)\($1)" })

    numbers.send(1)
    numbers.send(2)
    names.send("a")
    names.send("b")
    names.send("c")
    numbers.send(3)

    #expect(recorder.text == "1a 2b 3c")
  }

  @Test func `three streams are put together by position`() {
    let recorder = Recorder(numbers.stream.zip(names.stream, EventStream.just(7, 8)).map { "\($0)\($1)\($2)" })

    numbers.send(1)
    names.send("a")
    names.send("b")
    numbers.send(2)

    #expect(recorder.text == "1a7 2b8 |")
  }

  @Test func `it finishes when no further pair is possible`() {
    let recorder = Recorder(numbers.stream.zip(names.stream).map { "\($0)\($1)" })
    numbers.send(1)
    numbers.send(2)

    numbers.finish()
    #expect(!recorder.hasFinished)
    names.send("a")
    #expect(!recorder.hasFinished)
    names.send("b")

    #expect(recorder.text == "1a 2b |")
    #expect(names.subscriberCount == 0)
  }

  @Test func `an observer that sends to both gets the next pair afterwards`() {
    var log: [String] = []
    numbers.stream.zip(names.stream).sink { [numbers, names] number, name in
      log.append("begin \(number)\(name)")
      if number < 3 {
        names.send("x")
        numbers.send(number + 1)
      }
      log.append("end")
    }

    numbers.send(1)
    names.send("a")

    #expect(log == ["begin 1a", "end", "begin 2x", "end", "begin 3x", "end"])
  }

  @Test func `what waits for a partner is let go of on cancel`() {
    final class Element {}
    let elements = MutableEventStream<Element>()
    weak var waiting: Element?
    let subscription = elements.stream.zip(names.stream).sink { _ in }
    do {
      let element = Element()
      waiting = element
      elements.send(element)
    }
    #expect(waiting != nil)

    subscription.cancel()

    #expect(waiting == nil)
  }
}
