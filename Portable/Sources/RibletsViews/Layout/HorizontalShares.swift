/// The division of a horizontal stack's width among its children.
struct HorizontalShares {
  /// The use of extra width by a child.
  enum Demand: Comparable {
    /// Keeps its ideal width.
    case fixed
    /// Becomes as wide as others of its kind: buttons, cards.
    case equal
    /// Takes all extra width: spacers, fields, bars.
    case greedy
  }

  struct Child {
    var width: Int
    /// The width below which a word of the child is broken.
    var widestWord = 0
    var demand: Demand
  }

  var children: [Child]
  /// True if fixed children are spread evenly over the width; otherwise they are at its beginning.
  var spreads: Bool

  func widths(in available: Int) -> [Int] {
    var widths = children.map(\.width)
    let free = available - widths.reduce(0, +)
    let strongest = children.map(\.demand).max() ?? .fixed
    let takers = children.indices.filter { children[$0].demand == strongest }
    switch strongest {
    case _ where free < 0:
      return keepingWords(levelled(widths, to: max(0, available)))
    case .greedy:
      add(free, to: takers, of: &widths)
    case .equal:
      let taken = widths.reduce(0, +) - takers.reduce(0) { $0 + widths[$1] }
      let wanted = LayoutBlock.shares(of: available - taken, among: takers.count)
      if zip(takers, wanted).allSatisfy({ widths[$0] <= $1 }) {
        for (index, width) in zip(takers, wanted) { widths[index] = width }
      } else {
        add(free, to: takers, of: &widths)
      }
    case .fixed:
      if spreads { add(free, to: takers, of: &widths) }
    }
    return widths
  }

  private func add(_ free: Int, to takers: [Int], of widths: inout [Int]) {
    for (index, share) in zip(takers, LayoutBlock.shares(of: free, among: takers.count)) {
      widths[index] += share
    }
  }

  /// Gives children that would break a word the width that others can spare.
  private func keepingWords(_ widths: [Int]) -> [Int] {
    let missing = children.indices.reduce(0) { $0 + max(0, children[$1].widestWord - widths[$1]) }
    let spare = children.indices.map { max(0, widths[$0] - children[$0].widestWord) }
    guard missing > 0, spare.reduce(0, +) >= missing else { return widths }
    let kept = levelled(spare, to: spare.reduce(0, +) - missing)
    return children.indices.map {
      children[$0].widestWord > widths[$0] ? children[$0].widestWord : widths[$0] - spare[$0] + kept[$0]
    }
  }

  /// Reduces the widest to one common width until all fit, so that a narrow neighbour of a long text is not cut.
  private func levelled(_ widths: [Int], to available: Int) -> [Int] {
    var result = widths
    var left = available
    let ascending = widths.indices.sorted { (widths[$0], $0) < (widths[$1], $1) }
    for (position, index) in ascending.enumerated() {
      let share = left / (ascending.count - position)
      result[index] = min(widths[index], share)
      left -= result[index]
    }
    return result
  }
}
