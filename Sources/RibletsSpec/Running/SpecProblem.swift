internal import Testing

/// The problems of a spec itself. Each becomes a failing case of the spec's test.
enum SpecProblem: Error, Sendable, Hashable {
  case empty(spec: String)
  case noSentence
  case sameSentence(String, first: SpecPlace, second: SpecPlace)
  case focusRefused(SpecPlace)
  case noMatch(filter: String, specs: [String])
  case documentsNotWritable(folder: String, reason: String)
}

extension SpecProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .empty(let spec):
      """
      '\(spec)' has no examples. Write one in its spec(), such as: it("starts with an empty board") { … }; or list \
      what is to come with: pending("starts with an empty board")
      """
    case .noSentence:
      "An example has no sentence. Say what would be missing if it failed, as in: it(\"starts with an empty board\") { … }"
    case .sameSentence(let sentence, let first, let second):
      """
      Two examples have the sentence '\(sentence)': one at \(first.short), one at \(second.short). The first one ran, \
      this one did not. \(Self.advice(first, second))
      """
    case .focusRefused(let place):
      """
      Focus is for the desk, and this is CI (the variable CI is set): \(place.short) focuses a group or an example, \
      which would leave out all others. They were run. Write it without its first letter: describe, context or it.
      """
    case .noMatch(let filter, let specs):
      """
      No example's sentence holds '\(filter)' (RIBLETS_EXAMPLE). Looked at: \(specs.joined(separator: ", ")). A \
      sentence is the texts of its groups and its own, with a space between; small and capital letters are the same.
      """
    case .documentsNotWritable(let folder, let reason):
      "The living documentation cannot be written to '\(folder)' (RIBLETS_LIVING_DOCS). \(reason)"
    }
  }

  private static func advice(_ first: SpecPlace, _ second: SpecPlace) -> String {
    if first.fileID == second.fileID, first.line == second.line, first.column == second.column {
      "They come from a loop or a behaviour: put what differs into the sentence, or into a context around it."
    } else {
      "Change one, or put them into different contexts."
    }
  }
}

extension SpecProblem {
  /// Fails the running test, at the place in the spec, or at the test itself if the problem has no place.
  func record(at place: SpecPlace?) {
    let location = sourceLocation ?? place?.sourceLocation ?? Test.current?.sourceLocation
    if let location {
      Issue.record(Comment(rawValue: description), sourceLocation: location)
    } else {
      Issue.record(Comment(rawValue: description))
    }
  }

  private var sourceLocation: SourceLocation? {
    switch self {
    case .sameSentence(_, _, let second): second.sourceLocation
    case .focusRefused(let place): place.sourceLocation
    case .empty, .noSentence, .noMatch, .documentsNotWritable: nil
    }
  }
}
