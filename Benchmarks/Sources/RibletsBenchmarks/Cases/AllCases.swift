extension BenchmarkCase {
  /// Every benchmark that runs in this process, in the order in which they are printed.
  public static var all: [BenchmarkCase] {
    attachCases + routeCases + treeCases + eventCases + operatorCases + subscriptionCases + timeCases + componentCases
      + workflowCases + viewModelCases
  }

  /// The names of all benchmarks, also of those that only measure a file.
  public static var allNames: [String] { all.map(\.name) + weighedPrograms.map(\.name) }

  /// The benchmarks that measure a file.
  static let weighedPrograms = [
    WeighedProgram(name: "size-1-riblet-default", program: "OneRiblet", isSmall: false),
    WeighedProgram(name: "size-6-riblets-default", program: "SixRiblets", isSmall: false),
    WeighedProgram(name: "size-6-riblets", program: "SixRiblets", isSmall: true),
  ]

  /// A benchmark that measures a file, and how that is built.
  struct WeighedProgram {
    let name: String
    let program: String
    /// True if it takes a build of its own, by ``SmallBuild``; else it was built with this program.
    let isSmall: Bool

    /// In bytes; `nil` where the small build is not known, on other systems than Linux.
    func size() throws -> Int? {
      isSmall ? try SmallBuild.size(of: program) : try StrippedSize.ofSibling(program)
    }
  }
}
