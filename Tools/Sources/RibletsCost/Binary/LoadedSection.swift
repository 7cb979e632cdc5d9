/// A section of a program that is in memory while it runs.
struct LoadedSection {
  let name: String
  let range: Range<Int>
  let alignment: Int
  /// The kind that its bytes count for.
  let part: CostPart
}
