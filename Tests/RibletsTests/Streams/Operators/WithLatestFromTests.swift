import Testing

@testable import Riblets

@MainActor
struct WithLatestFromTests {
  let taps = MutableEventStream<Int>()
  let names = MutableEventStream<String>()
  let state = MutableStateStream("a")

  @Test func `each element comes with the latest of the other stream`() {
    let recorder = Recorder(taps.stream.withLatestFrom(names.stream) { "\($0)\($1)" })

    taps.send(1)
    names.send("a")
    taps.send(2)
    names.send("b")
    names.send("c")
    taps.send(3)

    #expect(recorder.text == "2a 3c")
  }

  @Test func `the short form answers with the other element`() {
    let recorder = Recorder(taps.stream.withLatestFrom(names.stream))

    names.send("a")
    taps.send(1)
    taps.send(2)

    #expect(recorder.text == "a a")
  }

  @Test func `a state is read, not subscribed to`() {
    let recorder = Recorder(taps.stream.withLatestFrom(state.stream))
    let pairs = Recorder(taps.stream.withLatestFrom(state.stream) { "\($0)\($1)" })

    taps.send(1)
    state.send("b")
    taps.send(2)

    #expect(recorder.text == "a b")
    #expect(pairs.text == "1a 2b")
    #expect(state.subscriberCount == 0)
  }

  @Test func `it ends with the first stream only`() {
    let recorder = Recorder(taps.stream.withLatestFrom(names.stream))
    names.send("a")

    names.finish()
    taps.send(1)
    taps.finish()

    #expect(recorder.text == "a |")
  }

  @Test func `cancelling leaves both`() {
    let recorder = Recorder(taps.stream.withLatestFrom(names.stream))

    recorder.cancel()

    #expect(taps.subscriberCount == 0 && names.subscriberCount == 0)
  }
}
