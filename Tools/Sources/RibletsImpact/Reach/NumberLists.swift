/// Lists of numbers, one behind the other in one array.
struct NumberLists: Hashable, Sendable {
  private var starts: [UInt32] = [0]
  private(set) var values: [UInt32] = []

  /// The number of lists.
  var count: Int { starts.count - 1 }

  /// The places of a list's values among all.
  func range(of list: Int) -> Range<Int> { Int(starts[list])..<Int(starts[list + 1]) }

  subscript(list: Int) -> ArraySlice<UInt32> { values[range(of: list)] }

  mutating func append(_ list: some Sequence<UInt32>) {
    values.append(contentsOf: list)
    starts.append(UInt32(values.count))
  }
}
