import Testing

@testable import Riblets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@MainActor
struct WorkLedgerTests {
  let clock = ManualClock()
  let ledger = WorkLedger()

  /// Something real to do on the pool: an empty function would not hop.
  @concurrent
  private static func threadName() async -> String { "\(pthread_self())" }

  @Test(arguments: [0, 1, 10, 200])
  func `settling is exact however often a task hops between two ticks`(hops: Int) async {
    let mainThread = "\(pthread_self())"
    let repetitions = hops > 100 ? 50 : 200
    for repetition in 0..<repetitions {
      var ticks = 0
      var hopsOffMain = 0
      let task = ledger.start {
        for _ in 0..<3 {
          try? await clock.sleep(for: .seconds(1))
          for _ in 0..<hops where await Self.threadName() != mainThread { hopsOffMain += 1 }
          ticks += 1
        }
      }
      await ledger.settle()
      for tick in 1...3 {
        clock.advance(by: .seconds(1))
        await ledger.settle()
        #expect(ticks == tick, "repetition \(repetition)")
      }
      #expect(hopsOffMain == 3 * hops)
      await task.value
    }
    #expect(ledger.liveCount == 0 && ledger.parkedCount == 0)
  }

  @Test func `tasks that hand values to each other settle together`() async {
    let mainThread = "\(pthread_self())"
    let requests = MutableEventStream<Int>()
    let answers = MutableEventStream<Int>()
    var log: [Int] = []
    _ = ledger.start {
      for await request in requests.stream.values() {
        for _ in 0..<5 { #expect(await Self.threadName() != mainThread) }
        answers.send(request * 10)
      }
    }
    _ = ledger.start { for await answer in answers.stream.values() { log.append(answer) } }
    await ledger.settle()

    for round in 1...100 {
      requests.send(round)
      await ledger.settle()
      #expect(log == (1...round).map { $0 * 10 })
    }
    requests.finish()
    answers.finish()
    await ledger.settle()

    #expect(ledger.liveCount == 0)
  }

  @Test func `settling waits for a task that is cancelled`() async {
    var hasEnded = false
    let mainThread = "\(pthread_self())"
    let task = ledger.start {
      try? await clock.sleep(for: .seconds(1))
      #expect(await Self.threadName() != mainThread)
      hasEnded = true
    }
    await ledger.settle()

    task.cancel()
    await ledger.settle()

    #expect(hasEnded)
  }

  @Test func `an empty ledger is settled`() async {
    #expect(ledger.isSettled)
    await ledger.settle()
  }

  @Test func `an unstructured task inside is not counted`() async {
    let events = MutableEventStream<Int>()
    var inner: Task<Void, Never>?
    let outer = ledger.start {
      inner = Task { for await _ in events.stream.values() {} }
      _ = try? await events.stream.firstValue()
    }
    while events.subscriberCount < 2 { await Task.yield() }
    #expect(ledger.liveCount == 1 && ledger.parkedCount == 1)

    events.finish()
    await outer.value
    await inner?.value

    #expect(ledger.liveCount == 0 && ledger.parkedCount == 0)
  }

  @Test func `two ledgers do not mix`() async {
    let other = WorkLedger()
    _ = ledger.start { try? await clock.sleep(for: .seconds(1)) }

    #expect(other.isSettled && other.liveCount == 0)
    await ledger.settle()
    #expect(ledger.parkedCount == 1)

    clock.advance(by: .seconds(1))
    await ledger.settle()
    #expect(ledger.liveCount == 0)
  }
}
