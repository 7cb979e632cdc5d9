/// An example as a walk over the tree found it: data, without its closures.
struct OutlinedExample: Sendable, Hashable {
  /// The positions from the top down: second group, first example in it is `[1, 0]`.
  var path: [Int]
  /// The numbers of groups and examples in each group on the path, from the top down.
  var counts: [Int]
  /// The texts from the outermost group to the example's own.
  var words: [String]
  var place: SpecPlace
  /// The mark that counts, of all on the path.
  var mark: Mark?

  var sentence: String { words.joined(separator: " ") }
}
