/// Which lines two texts share, in order. Lines are compared byte by byte, not as Unicode would equate them.
struct LineDifference: Sendable {
  enum Edit: Sendable {
    case same, removed, added
  }

  struct Line: Sendable {
    let edit: Edit
    let bytes: [UInt8]
    /// Counted from 1: in the snapshot for `same` and `removed`, in this run for `added`.
    let number: Int

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  let lines: [Line]
  var removedCount: Int { lines.count { $0.edit == .removed } }
  var addedCount: Int { lines.count { $0.edit == .added } }

  init(expected: [UInt8], actual: [UInt8]) {
    let old = Self.split(expected)
    let new = Self.split(actual)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    var builder = Builder()
    for line in old[..<head] { builder.same(line) }
    builder.edits(from: Array(old[head..<old.count - tail]), to: Array(new[head..<new.count - tail]))
    for line in old[(old.count - tail)...] { builder.same(line) }
    lines = builder.lines
  }

  /// The lines of a text; an end of line at its very end begins no further one.
  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    let feed = UInt8(ascii: "\n")
    let body = bytes.last == feed ? bytes.dropLast() : bytes[...]
    guard !bytes.isEmpty else { return [] }
    return body.split(separator: feed, omittingEmptySubsequences: false).map(Array.init)
  }
}

extension LineDifference {
  private struct Builder {
    var lines: [Line] = []
    private var expectedNumber = 1
    private var actualNumber = 1

    mutating func same(_ bytes: [UInt8]) {
      lines.append(Line(edit: .same, bytes: bytes, number: expectedNumber))
      expectedNumber += 1
      actualNumber += 1
    }

    mutating func removed(_ bytes: [UInt8]) {
      lines.append(Line(edit: .removed, bytes: bytes, number: expectedNumber))
      expectedNumber += 1
    }

    mutating func added(_ bytes: [UInt8]) {
      lines.append(Line(edit: .added, bytes: bytes, number: actualNumber))
      actualNumber += 1
    }

    /// The fewest edits; beyond a few thousand lines, everything old and then everything new, for the time's sake.
    mutating func edits(from old: [[UInt8]], to new: [[UInt8]]) {
      guard old.count + new.count <= 4_000 else {
        for line in old { removed(line) }
        for line in new { added(line) }
        return
      }
      let difference = new.difference(from: old)
      var gone: Set<Int> = []
      var come: [Int: [UInt8]] = [:]
      for change in difference {
        switch change {
        case .remove(let offset, _, _): gone.insert(offset)
        case .insert(let offset, let element, _): come[offset] = element
        }
      }
      var position = 0
      for (offset, line) in old.enumerated() {
        if gone.contains(offset) {
          removed(line)
          continue
        }
        while let element = come[position] {
          added(element)
          position += 1
        }
        same(line)
        position += 1
      }
      while let element = come[position] {
        added(element)
        position += 1
      }
    }
  }
}
