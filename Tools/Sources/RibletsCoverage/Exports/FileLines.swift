/// The lines of one source file that hold code, and which of them were run.
///
/// A line is a line of the file and counts once. llvm-cov's own summary counts the lines of a closure a second time, as
/// part of the function around it: for view code that was half as much again.
package struct FileLines: Equatable, Sendable {
  /// The absolute path of the file.
  package let path: String
  /// The lines with code, counted from 1, and whether each was run.
  package let lines: [Int: Bool]

  package init(path: String, lines: [Int: Bool]) {
    self.path = path
    self.lines = lines
  }

  /// Reads the lines off the segments of an export: where in the file which count begins to hold.
  ///
  /// A line was run when a region that begins on it, or the one that reaches into it, was. That is how `llvm-cov show`
  /// counts.
  init(path: String, segments: [Segment]) {
    var lines: [Int: Bool] = [:]
    var reaching: Segment?
    var rest = segments[...]
    while let line = rest.first?.line {
      let here = rest.prefix { $0.line == line }
      rest = rest.dropFirst(here.count)
      let starts = here.filter(\.startsCode)
      if here.first.map(\.startsGap) != true, reaching?.hasCount == true || !starts.isEmpty {
        lines[line] = (reaching?.isRun ?? false) || starts.contains(where: \.isRun)
      }
      reaching = here.last
      guard let reaching, reaching.hasCount, let next = rest.first else { continue }
      for between in (line + 1)..<max(line + 1, next.line) { lines[between] = reaching.isRun }
    }
    self.init(path: path, lines: lines)
  }
}

extension FileLines {
  /// The place in a file from which on a count holds.
  struct Segment: Equatable {
    let line: Int
    let count: Int
    /// Without a count, what begins here is no code.
    let hasCount: Bool
    let isRegionEntry: Bool
    /// The blanks and braces between two regions: they say nothing about their line.
    let isGap: Bool

    var isRun: Bool { hasCount && count > 0 }
    var startsCode: Bool { hasCount && isRegionEntry && !isGap }
    var startsGap: Bool { !hasCount && isRegionEntry }
  }
}

extension FileLines.Segment: Decodable {
  /// An array: line, column, count, has a count, begins a region, is a gap. Exports before LLVM 11 have no gap.
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    line = try values.decode(Int.self)
    _ = try values.decode(Int.self)
    // A count may be larger than any `Int`: a loop that wrapped around.
    count = try values.decode(UInt64.self) > 0 ? 1 : 0
    hasCount = try values.decode(Bool.self)
    isRegionEntry = try values.decode(Bool.self)
    isGap = values.isAtEnd ? false : try values.decode(Bool.self)
  }
}
