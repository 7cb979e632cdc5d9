/// The steps from one list of lines to another: the shortest script by Myers' algorithm, unless it were very long.
struct LineEdits {
  enum Edit: Equatable {
    case keep(old: Int, new: Int)
    case remove(old: Int)
    case add(new: Int)
  }

  private(set) var edits: [Edit] = []

  /// Above this many additions and removals, what differs is replaced as a whole.
  private static let limit = 1_000

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      let number = numbers[line, default: next]
      if number == next { numbers[line] = next }
      return number
    }
    let old = old.map(number)
    let new = new.map(number)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < old.count - start, tail < new.count - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    edits = (0..<start).map { .keep(old: $0, new: $0) }
    edits += Self.middle(old, start..<old.count - tail, new, start..<new.count - tail)
    edits += (0..<tail).map { .keep(old: old.count - tail + $0, new: new.count - tail + $0) }
  }

  private static func middle(_ old: [Int], _ a: Range<Int>, _ new: [Int], _ b: Range<Int>) -> [Edit] {
    guard let trace = trace(old, a, new, b) else { return a.map { .remove(old: $0) } + b.map { .add(new: $0) } }
    var edits: [Edit] = []
    var x = a.count
    var y = b.count
    for depth in trace.indices.reversed() {
      let furthest = trace[depth]
      let diagonal = x - y
      let comesDown =
        diagonal == -depth || (diagonal != depth && furthest[diagonal - 1] < furthest[diagonal + 1])
      let previous = comesDown ? diagonal + 1 : diagonal - 1
      let previousX = depth == 0 ? 0 : furthest[previous]
      let previousY = depth == 0 ? 0 : previousX - previous
      while x > previousX, y > previousY {
        x -= 1
        y -= 1
        edits.append(.keep(old: a.lowerBound + x, new: b.lowerBound + y))
      }
      if depth > 0 {
        edits.append(
          comesDown ? .add(new: b.lowerBound + previousY) : .remove(old: a.lowerBound + previousX))
      }
      x = previousX
      y = previousY
    }
    return edits.reversed()
  }

  /// Returns the reach of each diagonal before each depth; `nil` above the limit.
  private static func trace(_ old: [Int], _ a: Range<Int>, _ new: [Int], _ b: Range<Int>) -> [Furthest]? {
    var furthest = Furthest(values: [0], depth: 0)
    var trace: [Furthest] = []
    for depth in 0...min(limit, a.count + b.count) {
      trace.append(furthest)
      var next = Furthest(values: Array(repeating: 0, count: 2 * depth + 1), depth: depth)
      for diagonal in stride(from: -depth, through: depth, by: 2) {
        var x = 0
        if depth > 0 {
          let comesDown =
            diagonal == -depth || (diagonal != depth && furthest[diagonal - 1] < furthest[diagonal + 1])
          x = comesDown ? furthest[diagonal + 1] : furthest[diagonal - 1] + 1
        }
        while x < a.count, x - diagonal < b.count, old[a.lowerBound + x] == new[b.lowerBound + x - diagonal] { x += 1 }
        next.values[diagonal + depth] = x
        if x >= a.count, x - diagonal >= b.count { return trace }
      }
      furthest = next
    }
    return nil
  }

  /// The furthest old line on each diagonal from `-depth` to `depth`.
  private struct Furthest {
    var values: [Int]
    var depth: Int

    subscript(diagonal: Int) -> Int {
      let place = diagonal + depth
      return values.indices.contains(place) ? values[place] : -1
    }
  }
}
