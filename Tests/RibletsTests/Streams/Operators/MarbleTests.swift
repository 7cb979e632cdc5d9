import SeededGenerator
import Testing

@testable import Riblets

/// Compares operators with several upstreams to naive ones, which see the whole past at once.
@MainActor
struct MarbleTests {
  private func marbles(_ seed: UInt64) -> [Marble] {
    var generator = SeededGenerator(seed: seed)
    var isOpen = [true, true]
    return (0..<Int.random(in: 0..<14, using: &generator)).compactMap { number in
      let source = Int.random(in: 0..<2, using: &generator)
      guard isOpen[source] else { return nil }
      if Int.random(in: 0..<8, using: &generator) == 0 {
        isOpen[source] = false
        return Marble(index: number, source: source, element: nil)
      }
      return Marble(index: number, source: source, element: number)
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

  @Test func `flatMap`() {
    // As above: an odd element ends after two.
    compare {
      let inner = $1
      return $0.flatMap { outer in
        (outer.isMultiple(of: 2) ? inner : inner.prefix(2)).map { "\(outer):\($0)" }
      }
    } _: { past in
      var sent: [String] = []
      var followed: [(outer: Int, room: Int)] = []
      for marble in past {
        switch (marble.source, marble.element) {
        case (0, nil): break
        case (0, let outer?): followed.append((outer, outer.isMultiple(of: 2) ? .max : 2))
        case (_, nil): break
        case (_, let element?):
          sent += followed.map { "\($0.outer):\(element)" }
          followed = followed.map { ($0.outer, $0.room - 1) }
        }
        if past.hasEnded(1, by: marble) { followed = [] }
        followed.removeAll { $0.room == 0 }
        if past.hasEnded(0, by: marble), followed.isEmpty { return sent + ["|"] }
      }
      return sent
    }
  }

  @Test func `concatMap`() {
    compare {
      let inner = $1
      return $0.concatMap { outer in
        (outer.isMultiple(of: 2) ? inner : inner.prefix(2)).map { "\(outer):\($0)" }
      }
    } _: { past in
      var sent: [String] = []
      var line: [(outer: Int, room: Int)] = []
      for marble in past {
        switch (marble.source, marble.element) {
        case (0, let outer?): line.append((outer, outer.isMultiple(of: 2) ? .max : 2))
        case (1, let element?):
          if let first = line.first {
            sent.append("\(first.outer):\(element)")
            line[0].room -= 1
          }
        default: break
        }
        if past.hasEnded(1, by: marble) { line = [] }
        line.removeAll { $0.room == 0 }
        if past.hasEnded(0, by: marble), line.isEmpty { return sent + ["|"] }
      }
      return sent
    }
  }

  @Test func `concat`() {
    compare {
      $0.concat($1).map { "\($0)" }
    } _: { past in
      var sent: [String] = []
      for marble in past {
        let isSecond = past.hasEnded(0, by: marble)
        if let element = marble.element, marble.source == (isSecond ? 1 : 0) { sent.append("\(element)") }
        if isSecond, past.hasEnded(1, by: marble) { return sent + ["|"] }
      }
      return sent
    }
  }

  @Test func `skip while`() {
    compare {
      $0.merge($1).skip { $0 % 4 != 3 }.map { "\($0)" }
    } _: { past in
      past.compactMap(\.element).drop { $0 % 4 != 3 }.map { "\($0)" }
        + (past.count { $0.element == nil } == 2 ? ["|"] : [])
    }
  }

  @Test(arguments: [-1, 1, 2, 3, 20])
  func `buffer`(count: Int) {
    compare {
      $0.merge($1).buffer(count: count).map { "\($0)" }
    } _: { past in
      let elements = past.compactMap(\.element)
      let hasEnded = past.count { $0.element == nil } == 2
      let size = max(count, 1)
      let groups = stride(from: 0, to: elements.count, by: size).map { Array(elements[$0...].prefix(size)) }
      return groups.filter { hasEnded || $0.count == size }.map { "\($0)" } + (hasEnded ? ["|"] : [])
    }
  }
}

/// One thing that happens to one of two sources.
private struct Marble {
  let index: Int
  let source: Int
  /// `nil` is the end.
  let element: Int?
}

extension [Marble] {
  /// Returns true if a source had ended when this marble was over.
  fileprivate func hasEnded(_ source: Int, by marble: Marble) -> Bool {
    contains { $0.source == source && $0.element == nil && $0.index <= marble.index }
  }
}
