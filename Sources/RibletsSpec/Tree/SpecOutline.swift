/// The examples of a spec, with their problems.
struct SpecOutline {
  struct Entry {
    var example: OutlinedExample
    /// The reason why the example cannot run.
    var problem: SpecProblem?
  }

  var entries: [Entry]
  /// The problems beside the examples: each fails as a case of its own.
  var problems: [SpecProblem] = []

  init(_ found: [OutlinedExample], spec: String, options: RunOptions) {
    var first: [String: SpecPlace] = [:]
    entries = found.map { example in
      if example.words.last.map(Self.isBlank) ?? true { return Entry(example: example, problem: .noSentence) }
      // Strings are equal if their letters are, composed or not.
      guard let place = first[example.sentence] else {
        first[example.sentence] = example.place
        return Entry(example: example, problem: nil)
      }
      return Entry(example: example, problem: .sameSentence(example.sentence, first: place, second: example.place))
    }
    if found.isEmpty { problems.append(.empty(spec: spec)) }
    if options.isContinuousIntegration { problems += Self.refusals(found) }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  /// Returns one refusal for each mark, however many examples it focuses.
  private static func refusals(_ found: [OutlinedExample]) -> [SpecProblem] {
    var seen: Set<SpecPlace> = []
    return found.compactMap { example in
      guard case .focused(let place) = example.mark, seen.insert(place).inserted else { return nil }
      return .focusRefused(place)
    }
  }
}

extension OutlinedExample {
  var isFocused: Bool {
    if case .focused = mark { true } else { false }
  }
}
