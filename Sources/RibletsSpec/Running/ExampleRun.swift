internal import RibletsTestCore
internal import Testing

/// One run of one example: a new walk, the hooks, the issues, the records.
@MainActor
final class ExampleRun {
  private let spec: any Spec.Type
  private let example: OutlinedExample
  private let books: Books
  private let number: Int
  /// The error that ended the example early without failing it.
  private var cancellation: (any Error)?
  /// The time from the first hook to the last one. Swift Testing's own work around it waits for the main actor, and for
  /// the other examples on it.
  private var duration = Duration.zero

  init(_ example: OutlinedExample, of spec: any Spec.Type, books: Books, number: Int) {
    self.spec = spec
    self.example = example
    self.books = books
    self.number = number
  }

  func run() async throws {
    books.begin(number)
    await CurrentExample.$path.withValue(example.words) {
      await books.observe(number) { [self] in
        await runHooks()
        await EndOfExample.current?.close(example.place.sourceLocation)
      }
    }
    let status: ExampleStatus = cancellation == nil ? .passed : .notRun(reason: "The example cancelled itself.")
    books.end(number, status, after: duration)
    if let cancellation { throw cancellation }
  }

  private func runHooks() async {
    let reached = SpecWalk.reach(example.path) { spec.spec() }
    if let change = TreeChange(listed: example, now: reached?.outline) {
      fail("\(change)", example.place)
    } else if let reached {
      let chain = HookChain(reached, report: report)
      let start = ContinuousClock.now
      await chain.run()
      duration = ContinuousClock.now - start
      cancellation = chain.cancellation
    }
  }

  private func report(_ failure: HookFailure) {
    switch failure {
    case .threw(is ExpectationFailedError, _, _):
      break  // `#require` has recorded it, at its own line.
    case .threw(let error, .example, let place):
      Issue.record(error, sourceLocation: place.sourceLocation)
    case .threw(let error, let stage, let place):
      Issue.record(
        error, "Thrown by \(stage.rawValue) at \(place.short), for the example '\(example.sentence)'.",
        sourceLocation: example.place.sourceLocation)
    case .didNotRun(let place):
      fail(
        """
        This aroundEach did not call its run, so the example '\(example.sentence)' (\(example.place.short)) did not \
        run. Call it once: aroundEach { run in …; await run(); … }
        """, place)
    case .ranTwice(let place, let calls):
      fail(
        """
        This aroundEach called its run \(calls) times for the example '\(example.sentence)' (\(example.place.short)), \
        which ran once. To run an example several times, write it in a loop, with a sentence of its own each time.
        """, place)
    }
  }

  private func fail(_ text: String, _ place: SpecPlace) {
    Issue.record(Comment(rawValue: text), sourceLocation: place.sourceLocation)
  }
}
