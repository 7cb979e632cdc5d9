import Testing

@testable import Riblets

@MainActor
struct MergeTests {
  let first = MutableEventStream<Int>()
  let second = MutableEventStream<Int>()
  let state = MutableStateStream(0)

  @Test func `elements come as they are sent, from any kind of stream`() {
    let recorder = Recorder(first.stream.merge(second.stream, state.stream, EventStream.just(9)))

    second.send(1)
    first.send(2)
    state.send(3)

    #expect(recorder.text == "0 9 1 2 3")
  }

  @Test func `it finishes when all have`() {
    let recorder = Recorder(first.stream.merge(second.stream))

    first.finish()
    second.send(1)
    second.finish()

    #expect(recorder.text == "1 |")
  }

  @Test func `streams that end at once do not end it before the others are subscribed to`() {
    let recorder = Recorder(EventStream.just(1).merge(EventStream.empty, first.stream))

    first.send(2)

    #expect(recorder.text == "1 2")
  }

  @Test func `a list may be empty`() {
    #expect(Recorder(EventStream<Int>.merge([])).text == "|")
  }

  @Test func `an observer that sends to another of the streams gets it afterwards`() {
    var log: [String] = []
    first.stream.merge(second.stream).sink { [second] element in
      log.append("begin \(element)")
      if element < 3 { second.send(element + 1) }
      log.append("end \(element)")
    }

    first.send(1)

    #expect(log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }

  @Test func `cancelling inside drops what waits and leaves all`() {
    var recorder: Recorder?
    recorder = Recorder(first.stream.merge(second.stream)) { [second] element in
      second.send(element + 1)
      recorder?.cancel()
    }

    first.send(1)

    #expect(recorder?.text == "1")
    #expect(first.subscriberCount == 0 && second.subscriberCount == 0)
  }

  @Test func `nothing is left after the end`() {
    final class Held {}
    weak var held: Held?
    do {
      let holding = Held()
      held = holding
      first.stream.merge(second.stream).sink { _ in _ = holding }
    }

    first.finish()
    #expect(held != nil)
    second.finish()

    #expect(held == nil)
  }
}
