extension NavigationState {
  /// Replaces the numbers of arrival by positions, and leaves them out if they agree with the order of the tree.
  ///
  ///     [A 17, B 12]   →   [A 2, B 1]
  ///     [A 12, B 17]   →   [A, B]
  mutating func simplifyOrder() {
    var numbers: [Int] = []
    Entry.walk(&entries) { entry in
      let isStacked = entry.shown?.isStacked ?? false
      entry.order = isStacked ? entry.order : nil
      entry.isHeld = false
      if let order = entry.order { numbers.append(order) }
    }
    let sorted = numbers.sorted()
    let positions = sorted == numbers ? [:] : Dictionary(zip(sorted, 1...)) { first, _ in first }
    Entry.walk(&entries) { $0.order = $0.order.flatMap { positions[$0] } }
  }

  /// Gives each entry a number of arrival, in the order of their positions. An entry without one follows the entry before it
  /// in the tree.
  @MainActor
  mutating func numberOrder() {
    var positions: [Int] = []
    Entry.walk(&entries) { positions.append($0.order ?? positions.last ?? .min) }
    let first = Navigator.takeNumbers(positions.count)
    let ranks = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    var numbers = [Int](repeating: 0, count: positions.count)
    for (rank, index) in ranks.enumerated() { numbers[index] = Int(first) + rank }
    var next = 0
    Entry.walk(&entries) { entry in
      entry.order = numbers[next]
      next += 1
    }
  }
}

extension NavigationState.Entry {
  /// Visits entries from the top down, as far as they can be restored.
  fileprivate static func walk(_ entries: inout [Self], level: Int = 0, _ visit: (inout Self) -> Void) {
    guard level < RouteList.levels else { return }
    for index in entries.indices {
      visit(&entries[index])
      walk(&entries[index].below, level: level + 1, visit)
    }
  }
}
