extension BenchmarkCase {
  /// Every benchmark that runs in this process, in the order in which they are printed.
  public static var all: [BenchmarkCase] {
    attachCases + treeCases + eventCases + subscriptionCases + componentCases
  }

  /// The names of all benchmarks, also of those that only measure a file.
  public static var allNames: [String] { all.map(\.name) + weighedPrograms.map(\.key) }

  /// The benchmarks that measure a file, and the program that each of them weighs.
  static let weighedPrograms: KeyValuePairs = ["size-1-riblet": "OneRiblet", "size-6-riblets": "SixRiblets"]
}
