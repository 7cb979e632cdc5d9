/// The number of lines, and of those that were run.
package struct LineCount: Equatable, Sendable {
  package var lines: Int
  package var run: Int

  package init(lines: Int, run: Int) {
    self.lines = lines
    self.run = run
  }

  package static let zero = LineCount(lines: 0, run: 0)

  package var notRun: Int { lines - run }

  /// In tenths of a per cent, rounded down: 1000 only when every line was run, and where there is none.
  private var tenths: Int { lines == 0 ? 1000 : run * 1000 / lines }

  /// From 0 to 100 with one decimal, rounded down.
  package var percent: Double { Double(tenths) / 10 }

  /// `94%`, rounded down; `100%` only when every line was run.
  var wholePercent: String { "\(tenths / 10)%" }

  /// `94.3%`, rounded down.
  var exactPercent: String { "\(tenths / 10).\(tenths % 10)%" }

  /// Exact, without rounding.
  func isBelow(_ percent: Double) -> Bool { Double(run) * 100 < percent * Double(lines) }

  static func + (one: LineCount, other: LineCount) -> LineCount {
    LineCount(lines: one.lines + other.lines, run: one.run + other.run)
  }
}

extension Sequence<LineCount> {
  var sum: LineCount { reduce(.zero, +) }
}
