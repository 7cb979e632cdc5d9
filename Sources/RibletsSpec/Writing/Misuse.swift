internal import Testing

/// A call of `describe`, `it` or a hook outside of a spec's tree.
struct Misuse: Error, Equatable, CustomStringConvertible {
  var verb: String
  var place: SpecPlace

  var description: String {
    """
    '\(verb)' was called outside of a spec's tree: in the body of an example, in a hook, or in a function that no spec \
    calls while it is walked. Groups, examples and hooks are written in spec() and in the groups it holds; to do \
    something in an example, do it in its closure or in beforeEach.
    """
  }

  /// Fails the running test, at the line of the call.
  func record() { Issue.record(Comment(rawValue: description), sourceLocation: place.sourceLocation) }
}
