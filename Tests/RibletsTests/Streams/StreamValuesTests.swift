import Testing

@testable import Riblets

@MainActor
struct StreamValuesTests {
  let events = MutableEventStream<Int>()
  let state = MutableStateStream(0)
  let ledger = WorkLedger()

  /// The values that one consumer has got.
  @MainActor
  private final class Basket: Sendable {
    var values: [Int] = []
    var hasEnded = false
  }

  /// Starts a consumer in the books of the ledger; it has subscribed when this returns.
  private func consume(_ values: StreamValues<Int>) async -> (basket: Basket, task: Task<Void, Never>) {
    let basket = Basket()
    let task = ledger.start {
      for await value in values { basket.values.append(value) }
      basket.hasEnded = true
    }
    await ledger.settle()
    return (basket, task)
  }

  @Test func `each of many consumers gets each value`() async {
    var consumers: [(basket: Basket, task: Task<Void, Never>)] = []
    for _ in 0..<50 { consumers.append(await consume(events.stream.values())) }

    for value in 1...20 {
      events.send(value)
      if value % 3 == 0 { await ledger.settle() }
    }
    events.finish()
    await ledger.settle()

    for consumer in consumers {
      #expect(consumer.basket.values == Array(1...20))
      #expect(consumer.basket.hasEnded)
    }
    #expect(ledger.liveCount == 0)
  }

  @Test func `the ledger sees that a consumer waits`() async {
    let consumer = await consume(state.stream.values())
    #expect(consumer.basket.values == [0])
    #expect(ledger.liveCount == 1 && ledger.parkedCount == 1)

    state.send(1)
    #expect(!ledger.isSettled)
    await ledger.settle()
    #expect(consumer.basket.values == [0, 1])

    state.finish()
    await ledger.settle()
    #expect(consumer.basket.hasEnded)
  }

  @Test(arguments: [
    (ValueBuffering.unbounded, [1, 2, 3, 4, 5]),
    (.newest(2), [1, 4, 5]),
    (.newest(1), [1, 5]),
    (.newest(0), [1]),
    (.newest(-1), [1]),
    (.oldest(2), [1, 2, 3]),
    (.oldest(1), [1, 2]),
    (.oldest(0), [1]),
    (.oldest(-1), [1]),
  ])
  func `the buffer keeps what it says, beside the value that is waited for`(
    buffering: ValueBuffering,
    expected: [Int]
  ) async {
    let consumer = await consume(events.stream.values(buffering: buffering))

    for value in 1...5 { events.send(value) }
    events.finish()
    await ledger.settle()

    #expect(consumer.basket.values == expected)
    #expect(consumer.basket.hasEnded)
  }

  @Test func `a cancelled consumer ends and leaves nothing behind`() async {
    let consumer = await consume(events.stream.values())
    events.send(1)
    await ledger.settle()

    consumer.task.cancel()
    await ledger.settle()
    events.send(2)

    #expect(consumer.basket.values == [1])
    #expect(consumer.basket.hasEnded)
    #expect(events.subscriberCount == 0)
    #expect(ledger.liveCount == 0 && ledger.parkedCount == 0)
  }

  @Test func `cancelling drops what waits`() async {
    let consumer = await consume(events.stream.values())
    events.send(1)
    events.send(2)

    consumer.task.cancel()
    await ledger.settle()

    #expect(consumer.basket.values == [1])
    #expect(events.subscriberCount == 0)
  }

  @Test func `a task that is cancelled already does not subscribe`() async {
    let task = Task { [state] in
      var values: [Int] = []
      for await value in state.stream.values() { values.append(value) }
      return values
    }
    task.cancel()

    #expect(await task.value == [])
    #expect(state.subscriberCount == 0)
  }

  @Test func `leaving the loop ends the subscription at once`() async {
    for await value in state.stream.values() {
      #expect(state.subscriberCount == 1)
      if value == 0 { break }
    }

    #expect(state.subscriberCount == 0)
  }

  @Test func `a consumer subscribes with its first next`() async {
    var iterator = state.stream.values().makeAsyncIterator()
    #expect(state.subscriberCount == 0)
    state.send(7)

    let value = await iterator.next()

    #expect(value == 7)
    #expect(state.subscriberCount == 1)
  }

  @Test func `on the main actor a value that waits is there without a hop`() async {
    var iterator = state.stream.values().makeAsyncIterator()
    var others = 0
    Task { others += 1 }

    var values: [Int?] = []
    for value in 1...5 {
      values.append(await iterator.next())
      state.send(value)
    }

    #expect(values == [0, 1, 2, 3, 4])
    #expect(others == 0)
  }

  @Test func `consumers on other threads lose nothing`() async throws {
    let ready = MutableStateStream(0)
    let stream = state.stream
    let consumers = (0..<8).map { _ in
      Task.detached {
        var values: [Int] = []
        for await value in stream.values() {
          if values.isEmpty { await MainActor.run { ready.update { $0 += 1 } } }
          values.append(value)
        }
        return values
      }
    }
    try await ready.stream.firstValue { $0 == 8 ? true : nil }

    for value in 1...1_000 {
      state.send(value)
      if value % 100 == 0 { await Task.yield() }
    }
    state.finish()

    for consumer in consumers { #expect(await consumer.value == Array(0...1_000)) }
    #expect(state.subscriberCount == 0)
  }

  @Test func `two tasks that share an iterator's copy both go on`() async {
    let first = events.stream.values().makeAsyncIterator()
    let basket = Basket()
    let opening = ledger.start {
      var iterator = first
      if let value = await iterator.next() { basket.values.append(value) }
      let shared = iterator
      for _ in 0..<2 {
        _ = ledger.start {
          var copy = shared
          if let value = await copy.next() { basket.values.append(value) }
        }
      }
    }
    await ledger.settle()
    events.send(1)
    await ledger.settle()
    events.send(2)
    events.send(3)
    await ledger.settle()
    await opening.value

    #expect(basket.values == [1, 2, 3])
    #expect(ledger.liveCount == 0)
  }

  @Test func `an element that is not taken is released`() async {
    final class Element: Sendable {}
    let elements = MutableEventStream<Element>()
    weak var waiting: Element?
    let task = ledger.start { for await _ in elements.stream.values() {} }
    await ledger.settle()
    do {
      elements.send(Element())
      let element = Element()
      waiting = element
      elements.send(element)
    }
    #expect(waiting != nil)

    task.cancel()
    await task.value

    #expect(waiting == nil)
    #expect(elements.subscriberCount == 0)
  }
}
