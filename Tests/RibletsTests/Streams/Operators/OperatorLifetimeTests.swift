import Testing

@testable import Riblets

/// Holds every operator to the same: nothing is left of a subscriber, however its subscription ends.
@MainActor
struct OperatorLifetimeTests {
  private final class Held {}

  enum End: CaseIterable, Sendable {
    case cancelled, cancelledInside, finished, freed
  }

  private let operators: [(name: String, make: @MainActor (EventStream<Int>, EventStream<Int>) -> EventStream<Int>)] =
    [
      ("map", { first, _ in first.map { $0 } }),
      ("scan", { first, _ in first.scan(0) { $0 + $1 } }),
      ("removeDuplicates", { first, _ in first.removeDuplicates() }),
      ("combineLatest", { $0.combineLatest($1).map { $0.0 } }),
      ("combineLatest of three", { $0.combineLatest($1, $1).map { $0.0 } }),
      ("merge", { $0.merge($1) }),
      ("zip", { $0.zip($1).map { $0.0 } }),
      ("withLatestFrom", { $0.withLatestFrom($1) }),
      ("flatMapLatest", { first, second in first.flatMapLatest { _ in second } }),
      ("flatMap", { first, second in first.flatMap { _ in second } }),
      ("concatMap", { first, second in first.concatMap { _ in second } }),
      ("concat", { first, second in first.prefix(2).concat(second) }),
      ("concat in the first", { $0.concat($1) }),
      ("share", { first, _ in first.share() }),
      ("share and replay", { $0.merge($1).share(replay: 2) }),
      ("skip while", { first, _ in first.skip { _ in false } }),
      ("buffer", { $0.merge($1).buffer(count: 2).map { $0[0] } }),
      ("prefix", { first, _ in first.prefix(100) }),
      ("prefix while", { first, _ in first.prefix { _ in true } }),
      ("prefix until", { $0.prefix(untilElementFrom: $1.filter { _ in false }) }),
      ("dropFirst", { first, _ in first.dropFirst() }),
      ("prepend", { $0.merge($1).prepend(7) }),
      ("a long chain", { $0.merge($1).flatMapLatest { EventStream.just($0) }.zip($0).map { $0.1 }.prefix(9) }),
    ]

  @Test(arguments: 0..<23, End.allCases)
  func `nothing is left`(of index: Int, end: End) {
    #expect(operators.count == 23)
    let name = operators[index].name
    var sources: [MutableEventStream<Int>] = [MutableEventStream(), MutableEventStream()]
    let subscription = StreamConnection()
    weak var held: Held?
    var ends = 0
    do {
      let holding = Held()
      held = holding
      operators[index].make(sources[0].stream, sources[1].stream).subscribe(subscription) { element in
        _ = holding
        if element == nil {
          ends += 1
          subscription.finish()
        } else if end == .cancelledInside {
          subscription.cancel()
        }
      }
    }
    for element in 1...3 { for source in sources { source.send(element) } }

    switch end {
    case .cancelled: subscription.cancel()
    case .cancelledInside: break
    case .finished: for source in sources { source.finish() }
    case .freed: sources = []
    }

    #expect(held == nil, "\(name)")
    #expect(!subscription.isLive, "\(name)")
    #expect(ends == (end == .finished || end == .freed ? 1 : 0), "\(name)")
    for source in sources { #expect(source.subscriberCount == 0, "\(name)") }
  }
}
