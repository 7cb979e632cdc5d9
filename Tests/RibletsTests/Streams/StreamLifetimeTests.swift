import Testing

@testable import Riblets

@MainActor
struct StreamLifetimeTests {
  /// Something a subscriber holds.
  private final class Held: Sendable {
    let whenGone: @MainActor @Sendable () -> Void

    init(_ whenGone: @escaping @MainActor @Sendable () -> Void = {}) {
      self.whenGone = whenGone
    }

    deinit { runOnMainActor(whenGone) }
  }

  @Test func `a sender that is freed on the main actor finishes its observers at once`() {
    var events: MutableEventStream<Int>? = MutableEventStream()
    var state: MutableStateStream<Int>? = MutableStateStream(1)
    let eventRecorder = events.map { Recorder($0.stream) }
    let stateRecorder = state.map { Recorder($0.stream) }

    events = nil
    state = nil

    #expect(eventRecorder?.text == "|")
    #expect(stateRecorder?.text == "1 |")
  }

  @Test func `a sender that is freed elsewhere finishes its observers when the main actor is free`() async {
    var hasEnded = false
    func subscribed() -> MutableEventStream<Int> {
      let events = MutableEventStream<Int>()
      events.stream.sink(finished: { hasEnded = true }) { _ in }
      return events
    }
    let box = DropOffMain(subscribed())

    await box.drop()
    // The end was queued on the main actor before this test was; the bound is for one that never comes.
    for _ in 0..<1000 where !hasEnded { await Task.yield() }

    #expect(hasEnded)
  }

  /// Gives up its only reference on a thread of the pool.
  private actor DropOffMain {
    var sender: MutableEventStream<Int>?

    init(_ sender: MutableEventStream<Int>) { self.sender = sender }

    func drop() { sender = nil }
  }

  @Test func `a stream does not keep its sender alive, and finishes a later subscriber`() {
    var state: MutableStateStream<Int>? = MutableStateStream(1)
    weak let sender = state
    let stream = state!.stream
    state = nil

    #expect(sender == nil)
    #expect(stream.value == 1)
    #expect(Recorder(stream).text == "1 |")
  }

  @Test func `a sender freed by an observer finishes after the delivery`() {
    var events: MutableEventStream<Int>? = MutableEventStream()
    let first = Recorder(events!.stream) { _ in events = nil }
    let second = Recorder(events!.stream)

    events?.send(1)

    #expect(first.text == "1 |")
    #expect(second.text == "1 |")
  }

  @Test(arguments: ["cancel", "finish", "free"])
  func `nothing is left of a subscriber`(end: String) {
    var events: MutableEventStream<Int>? = MutableEventStream()
    weak var held: Held?
    weak var left: StreamConnection?
    weak var storage: AnyObject?
    do {
      let holding = Held()
      held = holding
      storage = events?.storage
      let subscription = events!.stream.map { $0 + 1 }.removeDuplicates().sink { _ in _ = holding }
      left = subscription
    }
    events?.send(1)
    #expect(held != nil)

    switch end {
    case "cancel": left?.cancel()
    case "finish": events?.finish()
    default: events = nil
    }
    #expect(held == nil)
    #expect(left == nil)

    events = nil
    #expect(storage == nil)
  }

  @Test func `nothing is left of an observer that cancels itself`() {
    let events = MutableEventStream<Int>()
    weak var held: Held?
    do {
      let holding = Held()
      held = holding
      var subscription: StreamConnection?
      subscription = events.stream.sink { _ in
        _ = holding
        subscription?.cancel()
        subscription = nil
      }
    }

    events.send(1)

    #expect(held == nil)
  }

  @Test(arguments: ["cancel", "finish", "inside"])
  func `what a subscriber holds may send, subscribe and cancel while it is freed`(end: String) {
    let events = MutableEventStream<Int>()
    let recorder = Recorder(events.stream)
    var late: Recorder?
    let other = events.stream.sink { _ in }
    var subscription: StreamConnection?
    do {
      let holding = Held {
        events.send(2)
        other.cancel()
        late = Recorder(events.stream)
        events.send(3)
      }
      subscription = events.stream.sink { _ in
        _ = holding
        if end == "inside" { subscription?.cancel() }
      }
    }

    events.send(1)
    if end == "cancel" { subscription?.cancel() }
    if end == "finish" { events.finish() }

    #expect(recorder.text == (end == "finish" ? "1 |" : "1 2 3"))
    #expect(late?.text == (end == "finish" ? "|" : "3"))
    #expect(!other.isLive)
    #expect(events.subscriberCount == (end == "finish" ? 0 : 2))
  }

  @Test func `an element is let go of after its delivery`() {
    let events = MutableEventStream<Held>()
    weak var element: Held?
    var wasAlive = false
    events.stream.sink { [events] _ in
      guard element == nil else {
        wasAlive = true
        return
      }
      let queued = Held()
      element = queued
      events.send(queued)
    }

    events.send(Held())

    #expect(wasAlive)
    #expect(element == nil)
  }
}
