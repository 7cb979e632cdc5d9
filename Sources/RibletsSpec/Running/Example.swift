public import Testing

/// One example of a spec, as an argument of the spec's test.
///
/// It is plain data: the closures are made when it runs.
///
/// Each spec has one test that runs its examples. See `Documentation/Specs.md`.
///
/// ```swift
/// @Test(arguments: await examples())
/// static func example(_ example: Example) async throws { try await example.run() }
/// ```
public struct Example: Sendable {
  enum Content: Sendable {
    /// An example, the problem that prevents it from running, and its number in the records.
    case example(OutlinedExample, SpecProblem?, Int)
    case problem(SpecProblem)
    /// A spec without examples that match the filter.
    case noMatch(String)
  }

  let spec: any Spec.Type
  let run: SpecRun
  let content: Content
}

extension Example: CustomTestStringConvertible {
  /// The texts of the groups and the example's own: `the cart starts empty`. Set `RIBLETS_EXAMPLE` to a part of it to
  /// run only matching examples.
  public var sentence: String {
    switch content {
    case .example(let example, _, _): example.sentence
    case .problem: "(the spec itself)"
    case .noMatch: "(no example matches)"
    }
  }

  /// The ``sentence``, such as `the cart starts empty`, as reports show it.
  public var testDescription: String { sentence }
}

extension Example: CustomTestArgumentEncodable {
  /// Encodes the identity of the case, so that an editor can run one example again. Swift Testing calls it.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    var container = encoder.singleValueContainer()
    switch content {
    case .example(let example, nil, _): try container.encode(example.sentence)
    case .example(let example, .some, _): try container.encode("\(example.sentence) \(example.path)")
    case .problem(let problem): try container.encode("\(problem)")
    case .noMatch: try container.encode(sentence)
    }
  }
}

extension Example {
  /// Runs the example with its hooks, and records failures.
  ///
  /// - Throws: Errors that end a test case early without failing it: those of `Test.cancel`, and of the cancellation of
  ///   the task.
  @MainActor
  public func run() async throws {
    switch content {
    case .example(let example, let problem?, let number):
      run.books.begin(number)
      await run.books.observe(number) { problem.record(at: example.place) }
      run.books.end(number, .passed, after: .zero)
    case .example(let example, nil, let number):
      try await run(example, number)
    case .problem(let problem):
      problem.record(at: nil)
    case .noMatch(let spec):
      run.noMatch(at: spec)?.record(at: nil)
    }
  }

  @MainActor
  private func run(_ example: OutlinedExample, _ number: Int) async throws {
    switch example.mark {
    case .pending(let reason):
      run.books.end(number, .pending(reason: reason), after: .zero)
      try Test.cancel(
        Comment(rawValue: reason.map { "Pending: \($0)" } ?? "Pending"), sourceLocation: example.place.sourceLocation)
    case nil where run.isFocused:
      run.books.end(number, .notRun(reason: "Other examples are focused."), after: .zero)
    case .focused(let place) where !run.options.isContinuousIntegration:
      run.warnOfFocus(place)
      try await ExampleRun(example, of: spec, books: run.books, number: number).run()
    case nil, .focused:
      try await ExampleRun(example, of: spec, books: run.books, number: number).run()
    }
  }
}
