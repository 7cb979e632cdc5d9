import Testing

@testable import Riblets

@MainActor
struct FixedStreamsTests {
  @Test func `each fixed stream says what its name says`() {
    #expect(Recorder(EventStream<Int>.never).text == "")
    #expect(Recorder(EventStream<Int>.empty).text == "|")
    #expect(Recorder(EventStream.just(1)).text == "1 |")
    #expect(Recorder(EventStream.just(1, 2, 3)).text == "1 2 3 |")
    #expect(Recorder(StateStream.constant(1)).text == "1 |")
    #expect(Recorder(StateStream.never(after: 1)).text == "1")
  }

  @Test func `a fixed state can be read`() {
    #expect(StateStream.constant(1).value == 1)
    #expect(StateStream.never(after: 1).map { $0 + 1 }.value == 2)
  }

  @Test func `a subscription is live until the end of a fixed stream`() {
    #expect(EventStream<Int>.never.sink { _ in }.isLive)
    #expect(!EventStream.just(1).sink { _ in }.isLive)
    #expect(!StateStream.constant(1).sink { _ in }.isLive)
  }

  @Test func `a subscriber that cancels half-way gets no more elements and no end`() {
    let subscription = StreamConnection()
    var calls: [Int?] = []
    EventStream.just(1, 2, 3).subscribe(subscription) { element in
      calls.append(element)
      if element == 2 { subscription.cancel() }
    }

    #expect(calls == [1, 2])
  }

  @Test func `what never sends keeps nothing alive`() {
    final class Held {}
    weak var held: Held?
    do {
      let holding = Held()
      held = holding
      EventStream<Int>.never.sink { _ in _ = holding }
    }

    #expect(held == nil)
  }
}
