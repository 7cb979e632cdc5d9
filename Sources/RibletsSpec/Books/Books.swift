@_spi(TestSupport) import RibletsTestCore
internal import Testing

/// The records of a run: status, time and issues of every example.
///
/// Swift Testing's own report has one row for each function, not for each example, and no public record of issues.
final class Books: Sendable {
  /// The records of this process.
  static let process = Books()

  private struct State {
    var specs: [(identity: SpecIdentity, numbers: Range<Int>)] = []
    var entries: [BookEntry] = []
    var isEnded: [Bool] = []
    var strayIssues: Set<BookIssue> = []
  }

  /// The running example; none in a detached task or in a plain test.
  @TaskLocal private static var working: Working?

  private struct Working: Equatable {
    var books: ObjectIdentifier
    var number: Int
  }

  private let state = Locked(State())

  /// Adds the examples of a spec as not run.
  /// - Returns: Their numbers.
  func open(_ spec: SpecIdentity, _ examples: [OutlinedExample], reason: (OutlinedExample) -> String?) -> Range<Int> {
    state.withLock { state in
      // Two tests may run one spec, for instance with different traits.
      if let open = state.specs.first(where: { $0.identity == spec }),
        state.entries[open.numbers].map(\.words) == examples.map(\.words)
      {
        return open.numbers
      }
      let numbers = state.entries.count..<state.entries.count + examples.count
      state.specs.append((spec, numbers))
      state.entries += examples.map { example in
        BookEntry(
          words: example.words, file: example.place.pathInTarget, line: example.place.line,
          status: .notRun(reason: reason(example)))
      }
      state.isEnded += examples.map { _ in false }
      return numbers
    }
  }

  func begin(_ number: Int) {
    state.withLock { $0.isEnded[number] = false }
  }

  /// Ends the record of an example. It has failed if it has an issue, also from an earlier repetition.
  func end(_ number: Int, _ status: ExampleStatus, after duration: Duration) {
    let (seconds, attoseconds) = duration.components
    state.withLock { state in
      state.isEnded[number] = true
      state.entries[number].status = state.entries[number].issues.isEmpty ? status : .failed
      state.entries[number].seconds = Double(seconds) + Double(attoseconds) / 1e18
    }
  }

  /// Ends the running examples with an issue as failed, since the run stops here.
  func abandon() {
    state.withLock { state in
      for number in state.entries.indices where !state.isEnded[number] && !state.entries[number].issues.isEmpty {
        state.entries[number].status = .failed
      }
    }
  }

  /// Runs the body, and records each of its failures for the example.
  ///
  /// Swift Testing passes an issue of a detached task to every open scope. Such an issue belongs to no example: it is
  /// recorded once as stray, and reported once by the run.
  @MainActor
  func observe(_ number: Int, _ body: @escaping @MainActor () async -> Void) async {
    let working = Working(books: ObjectIdentifier(self), number: number)
    guard let test = Test.current else {
      return await Self.$working.withValue(working) { await body() }
    }
    let trait = IssueHandlingTrait.compactMapIssues { [self] issue in
      if Self.working == working {
        enter(issue, number)
      } else if Test.current == nil {
        enterStray(issue)
        return nil
      }
      return issue
    }
    // The scope rethrows errors of its body, which does not throw.
    try? await trait.provideScope(for: test, testCase: Test.Case.current) { @MainActor in
      await Self.$working.withValue(working) { await body() }
    }
  }

  private func enter(_ issue: Issue, _ number: Int) {
    guard issue.isFailure else { return }
    var entered = BookIssue(issue)
    state.withLock { state in
      if state.isEnded[number] {
        entered.text = "After the example had ended: \(entered.text)"
        state.entries[number].status = .failed
      }
      state.entries[number].issues.append(entered)
    }
  }

  private func enterStray(_ issue: Issue) {
    guard issue.isFailure else { return }
    let entered = BookIssue(issue)
    state.withLock { _ = $0.strayIssues.insert(entered) }
  }

  /// The current content of the records.
  var contents: BookOfSpecs {
    state.withLock { state in
      BookOfSpecs(
        specs: state.specs.map { BookSpec(identity: $0.identity, entries: Array(state.entries[$0.numbers])) },
        strayIssues: Array(state.strayIssues))
    }
  }
}
