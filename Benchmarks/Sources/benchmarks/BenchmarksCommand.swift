internal import ArgumentParser
internal import RibletsBenchmarks

@main
struct BenchmarksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks",
    abstract: "Measures what riblets, events and subscriptions cost.",
    discussion: """
      Documentation/Benchmarks.md says what is counted, and explains the names. Instructions need valgrind, which \
      'scripts/measure benchmarks' installs. Without valgrind, this exits with status 69. 'size-6-riblets' takes a build: \
      'swift build' with other options, in .build/small.
      """
  )

  @Flag(help: "Print one JSON object per line instead of a table.")
  var json = false

  @Flag(help: "Count instructions as well.")
  var instructions = false

  @Flag(help: "Measure no times: quicker, and the same on a busy machine.")
  var countsOnly = false

  @Flag(help: "Print the names of the benchmarks and measure nothing.")
  var list = false

  @Option(help: ArgumentHelp("Measure only benchmarks whose name contains a match.", valueName: "regex"))
  var filter: String?

  @Option(help: ArgumentHelp("The least time to spend on timing one benchmark.", valueName: "seconds"))
  var seconds = 0.1

  // What this program passes to itself under callgrind.
  @Option(help: .private) var measure: String?
  @Option(help: .private) var batches = 1

  func validate() throws {
    if let filter, (try? Regex(filter)) == nil {
      throw ValidationError("'\(filter)' is not a regular expression.")
    }
    if !(seconds > 0) { throw ValidationError("--seconds has to be more than 0, not \(seconds).") }
  }

  func run() throws {
    do {
      try MainActor.assumeIsolated { try runOnMainActor() }
    } catch let missing as MissingProgram {
      StandardOutput.writeError("Error: \(missing)")
      throw ExitCode(69)
    }
  }

  @MainActor
  private func runOnMainActor() throws {
    if let measure { return try benchmark(named: measure).runForCallgrind(batches: batches) }
    let names = try wantedNames()
    if list { return names.forEach { print($0) } }
    let measurement = Measurement(seconds: countsOnly ? nil : seconds, callgrind: instructions ? try Callgrind() : nil)
    var rows: [Figures] = []
    for name in names {
      let figures = try measurement.figures(ofBenchmark: name)
      if json { StandardOutput.write(figures.json(withInstructions: instructions)) } else { rows.append(figures) }
    }
    if !json { print(FigureTable(rows, withInstructions: instructions)) }
  }

  @MainActor
  private func benchmark(named name: String) throws -> BenchmarkCase {
    guard let benchmark = BenchmarkCase.all.first(where: { $0.name == name }) else {
      throw ValidationError("There is no benchmark '\(name)'. '--list' prints the names.")
    }
    return benchmark
  }

  @MainActor
  private func wantedNames() throws -> [String] {
    guard let filter else { return BenchmarkCase.allNames }
    let wanted = try Regex(filter)
    let names = BenchmarkCase.allNames.filter { $0.contains(wanted) }
    if names.isEmpty {
      throw ValidationError("No benchmark's name matches '\(filter)'. '--list' prints the names.")
    }
    return names
  }
}
