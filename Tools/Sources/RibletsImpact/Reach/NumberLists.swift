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

  /// The lists that each value is in, by value.
  ///
  /// - Parameter count: The number of values.
  func inverted(count: Int) -> NumberLists {
    var ends = [UInt32](repeating: 0, count: count + 1)
    for value in values { ends[Int(value) + 1] += 1 }
    for value in 0..<count { ends[value + 1] += ends[value] }
    var inverted = NumberLists()
    (inverted.starts, inverted.values) = (ends, Array(repeating: 0, count: values.count))
    for list in 0..<self.count {
      for value in self[list] {
        inverted.values[Int(ends[Int(value)])] = UInt32(list)
        ends[Int(value)] += 1
      }
    }
    return inverted
  }
}
