import SeededGenerator
import Testing

@testable import Riblets

/// Compares operators with several upstreams to naive ones, which see the whole past at once.
@MainActor
struct MarbleTests {
  /// One thing that happens to one of two sources.
  private struct Marble {
    let source: Int
    /// `nil` is the end.
    let element: Int?
  }

  private func marbles(_ seed: UInt64) -> [Marble] {
    var generator = SeededGenerator(seed: seed)
    var isOpen = [true, true]
    return (0..<Int.random(in: 0..<14, using: &generator)).compactMap { number in
      let source = Int.random(in: 0..<2, using: &generator)
      guard isOpen[source] else { return nil }
      if Int.random(in: 0..<8, using: &generator) == 0 {
        isOpen[source] = false
        return Marble(source: source, element: nil)
      }
      return Marble(source: source, element: number)
    }
  }

  /// Compares what an operator sends with what the model makes of the past after each marble.
  private func compare(
    _ make: (EventStream<Int>, EventStream<Int>) -> EventStream<String>,
    _ model: ([Marble]) -> [String]
  ) {
    for seed in 0..<3_000 as Range<UInt64> {
      let sources = [MutableEventStream<Int>(), MutableEventStream<Int>()]
      let recorder = Recorder(make(sources[0].stream, sources[1].stream))
      let marbles = marbles(seed)
      for (index, marble) in marbles.enumerated() {
        let source = sources[marble.source]
        if let element = marble.element { source.send(element) } else { source.finish() }
        let expected = model(Array(marbles[...index]))
        if recorder.elements != expected {
          Issue.record("seed \(seed), marble \(index): expected \(expected), but got \(recorder.elements)")
          return
        }
      }
    }
  }

  @Test func `merge`() {
    compare {
      $0.merge($1).map { "\($0)" }
    } _: { past in
      past.compactMap(\.element).map { "\($0)" } + (past.count { $0.element == nil } == 2 ? ["|"] : [])
    }
  }

  @Test func `combineLatest`() {
    compare {
      $0.combineLatest($1).map { "\($0),\($1)" }
    } _: { past in
      var sent: [String] = []
      for index in past.indices {
        let before = past[...index]
        let latest = (0..<2).map { source in before.last { $0.source == source && $0.element != nil }?.element }
        let ended = (0..<2).map { source in before.contains { $0.source == source && $0.element == nil } }
        if past[index].element != nil, let first = latest[0], let second = latest[1] {
          sent.append("\(first),\(second)")
        }
        if ended[0] && latest[0] == nil || ended[1] && latest[1] == nil || ended[0] && ended[1] {
          return sent + ["|"]
        }
      }
      return sent
    }
  }

  @Test func `zip`() {
    compare {
      $0.zip($1).map { "\($0),\($1)" }
    } _: { past in
      let sent = (0..<2).map { source in past.filter { $0.source == source }.compactMap(\.element) }
      let pairs = Swift.zip(sent[0], sent[1]).map { "\($0),\($1)" }
      let isExhausted = (0..<2).contains { source in
        past.contains { $0.source == source && $0.element == nil } && sent[source].count <= sent[1 - source].count
      }
      return pairs + (isExhausted ? ["|"] : [])
    }
  }

  @Test func `flatMapLatest`() {
    // The second source is what every inner stream is made of; an odd element ends after two.
    compare {
      let inner = $1
      return $0.flatMapLatest { outer in
        (outer.isMultiple(of: 2) ? inner : inner.prefix(2)).map { "\(outer):\($0)" }
      }
    } _: { past in
      var sent: [String] = []
      var outer: Int?
      var room = 0
      var outerEnded = false
      var innerEnded = false
      for marble in past {
        switch (marble.source, marble.element) {
        case (0, nil): outerEnded = true
        case (0, let element?):
          outer = innerEnded ? nil : element
          room = element.isMultiple(of: 2) ? .max : 2
        case (_, nil):
          innerEnded = true
          outer = nil
        case (_, let element?):
          if let current = outer {
            sent.append("\(current):\(element)")
            room -= 1
            if room == 0 { outer = nil }
          }
        }
        if outerEnded, outer == nil { return sent + ["|"] }
      }
      return sent
    }
  }
}
