import Testing

@testable import Riblets

@MainActor
struct CombineLatestTests {
  let numbers = MutableEventStream<Int>()
  let names = MutableEventStream<String>()
  let count = MutableStateStream(1)
  let factor = MutableStateStream(10)

  @Test func `pairs come from when both have sent`() {
    let recorder = Recorder(numbers.stream.combineLatest(names.stream).map { "\($0)\($1)" })

    numbers.send(1)
    numbers.send(2)
    names.send("a")
    names.send("b")
    numbers.send(3)

    #expect(recorder.text == "2a 2b 3b")
  }

  @Test func `two states make a state that replays one pair`() {
    let product = count.stream.combineLatest(factor.stream).map { $0 * $1 }
    let recorder = Recorder(product)

    count.send(2)
    #expect(product.value == 20)
    factor.send(100)

    #expect(recorder.text == "10 20 200")
  }

  @Test func `three and four streams combine as two do`() {
    let three = count.stream.combineLatest(factor.stream, StateStream.never(after: 3))
    let four = count.stream.combineLatest(factor.stream, factor.stream, count.stream)
    let threeRecorder = Recorder(three)
    let fourRecorder = Recorder(four)

    count.send(2)

    #expect(threeRecorder.text == "(1, 10, 3) (2, 10, 3)")
    #expect(three.value == (2, 10, 3))
    #expect(fourRecorder.text == "(1, 10, 10, 1) (2, 10, 10, 1) (2, 10, 10, 2)")
    #expect(four.value == (2, 10, 10, 2))
  }

  @Test func `events of three and four kinds combine`() {
    let three = Recorder(numbers.stream.combineLatest(names.stream, count.stream).map { "\($0)\($1)\($2)" })
    let four = Recorder(
      numbers.stream.combineLatest(names.stream, count.stream, factor.stream).map { "\($0)\($1)\($2)\($3)" }
    )

    numbers.send(5)
    names.send("a")
    count.send(2)

    #expect(three.text == "5a1 5a2")
    #expect(four.text == "5a110 5a210")
  }

  @Test func `it finishes with the last of them`() {
    let recorder = Recorder(count.stream.combineLatest(factor.stream))

    count.finish()
    factor.send(20)
    #expect(!recorder.hasFinished)
    factor.finish()

    #expect(recorder.text == "(1, 10) (1, 20) |")
  }

  @Test func `it finishes when one ends without ever having sent`() {
    let recorder = Recorder(numbers.stream.combineLatest(names.stream))
    numbers.send(1)

    names.finish()

    #expect(recorder.text == "|")
    #expect(numbers.subscriberCount == 0)
  }

  @Test func `cancelling leaves both`() {
    let recorder = Recorder(numbers.stream.combineLatest(names.stream))
    #expect(numbers.subscriberCount == 1 && names.subscriberCount == 1)

    recorder.cancel()

    #expect(numbers.subscriberCount == 0 && names.subscriberCount == 0)
  }

  @Test func `an observer that sends to the other stream is not called inside itself`() {
    var log: [String] = []
    count.stream.combineLatest(factor.stream).sink { [factor] count, shown in
      log.append("begin \(count) \(shown)")
      if count == 2, shown == 10 { factor.send(20) }
      log.append("end")
    }

    count.send(2)

    #expect(log == ["begin 1 10", "end", "begin 2 10", "end", "begin 2 20", "end"])
  }

  @Test func `a subscriber that cancels in the replay is not subscribed to the rest`() {
    let subscription = StreamConnection()
    var calls = 0
    count.stream.combineLatest(factor.stream).merge(count.stream.combineLatest(factor.stream))
      .subscribe(subscription) { _ in
        calls += 1
        subscription.cancel()
      }

    #expect(calls == 1)
    #expect(count.subscriberCount == 0 && factor.subscriberCount == 0)
  }
}
