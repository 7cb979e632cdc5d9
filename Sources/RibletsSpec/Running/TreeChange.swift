/// The difference of a spec's tree between the walk that listed an example and the walk that runs it.
struct TreeChange: Error, Equatable, CustomStringConvertible {
  enum Kind: Equatable {
    case gone
    case otherExample(sentence: String, place: SpecPlace)
    /// A group on the path has another number of groups and examples.
    case otherCount(group: String?, then: Int, now: Int)
  }

  var sentence: String
  var kind: Kind

  /// Compares two walks; nil if the second one found the listed example.
  init?(listed: OutlinedExample, now: OutlinedExample?) {
    sentence = listed.sentence
    guard let now else {
      kind = .gone
      return
    }
    guard listed.words == now.words, listed.place == now.place else {
      kind = .otherExample(sentence: now.sentence, place: now.place)
      return
    }
    guard let level = zip(listed.counts, now.counts).enumerated().first(where: { $0.element.0 != $0.element.1 })
    else { return nil }
    kind = .otherCount(
      group: level.offset == 0 ? nil : listed.words[level.offset - 1], then: level.element.0, now: level.element.1)
  }

  var description: String {
    """
    The spec's tree changed between two walks. \(what) A spec is walked once to list its examples, and once more for \
    each of them: what its groups and loops depend on has to stay the same. Read dates, random numbers, files and \
    shared variables in beforeEach or in the example.
    """
  }

  private var what: String {
    switch kind {
    case .gone:
      "When the examples were listed, '\(sentence)' was here; now there is no example in its place."
    case .otherExample(let other, let place):
      "When the examples were listed, '\(sentence)' was here; now '\(other)' (\(place.short)) is in its place."
    case .otherCount(let group, let then, let now):
      """
      When the examples were listed, \(group.map { "the group '\($0)'" } ?? "the top level") held \(then) (groups and \
      examples together); now it holds \(now).
      """
    }
  }
}
