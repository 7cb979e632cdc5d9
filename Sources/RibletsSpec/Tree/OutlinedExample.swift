/// An example as data, without its closures, as listed by a walk over the tree.
struct OutlinedExample: Sendable, Hashable {
  /// The positions from the top down: the first example of the second group is `[1, 0]`.
  var path: [Int]
  /// The numbers of groups and examples in each group on the path, from the top down.
  var counts: [Int]
  /// The texts from the outermost group to the example's own.
  var words: [String]
  var place: SpecPlace
  /// The effective mark of those on the path.
  var mark: Mark?

  var sentence: String { words.joined(separator: " ") }
}
