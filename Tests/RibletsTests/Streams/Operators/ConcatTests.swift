import Testing

@testable import Riblets

@MainActor
struct ConcatTests {
  let first = MutableEventStream<Int>()
  let second = MutableEventStream<Int>()
  let state = MutableStateStream(0)

  @Test func `a stream begins when the one before has finished`() {
    let recorder = Recorder(first.stream.concat(second.stream))

    first.send(1)
    second.send(2)
    #expect(second.subscriberCount == 0)
    first.finish()
    second.send(3)
    second.finish()

    #expect(recorder.text == "1 3 |")
  }

  @Test func `a state replays the value of the moment when its turn has come`() {
    let recorder = Recorder(first.stream.concat(state.stream))

    state.send(1)
    first.finish()
    state.send(2)

    #expect(recorder.text == "1 2")
  }

  @Test func `three and four streams, and a list, follow each other`() {
    #expect(Recorder(EventStream.just(1).concat(EventStream.just(2), EventStream.just(3))).text == "1 2 3 |")
    #expect(
      Recorder(EventStream.just(1).concat(EventStream.empty, StateStream.constant(3), EventStream.just(4))).text
        == "1 3 4 |")
    #expect(Recorder(EventStream.concat([.just(1), .just(2, 3)])).text == "1 2 3 |")
    #expect(Recorder(EventStream<Int>.concat([])).text == "|")
  }

  @Test func `what follows a stream that does not finish is not subscribed to`() {
    let recorder = Recorder(EventStream.never.concat(second.stream))
    second.send(1)
    #expect(recorder.text == "")
    #expect(second.subscriberCount == 0)
    recorder.cancel()
  }

  @Test func `an observer that finishes the first stream gets the second afterwards`() {
    var log: [String] = []
    let subscription = first.stream.concat(state.stream).sink { [first] element in
      log.append("begin \(element)")
      if element == 1 { first.finish() }
      log.append("end")
    }

    first.send(1)

    #expect(log == ["begin 1", "end", "begin 0", "end"])
    subscription.cancel()
    #expect(state.subscriberCount == 0)
  }
}
