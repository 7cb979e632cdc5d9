/// The bytes of a program by address, each range with its owner; they do not overlap.
struct OwnedPieces {
  struct Piece {
    var range: Range<Int>
    let part: CostPart
    var owner: CostOwner
  }

  private(set) var all: [Piece] = []

  /// Adds bytes behind the others.
  mutating func append(_ range: Range<Int>, _ part: CostPart, _ owner: CostOwner) {
    if !range.isEmpty { all.append(Piece(range: range, part: part, owner: owner)) }
  }

  /// The owner of the byte at an address.
  func owner(at address: Int) -> CostOwner? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.upperBound <= address { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].range.contains(address) ? all[low].owner : nil
  }

  /// Gives parts of pieces to other owners. Leaves out a part that begins in the one before, or goes beyond its piece.
  mutating func give(_ parts: [(range: Range<Int>, owner: CostOwner)]) {
    var rest = parts.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    let old = all
    all = []
    for piece in old {
      var start = piece.range.lowerBound
      while let (range, owner) = rest.first, range.lowerBound < piece.range.upperBound {
        rest.removeFirst()
        guard range.lowerBound >= start, range.upperBound <= piece.range.upperBound else { continue }
        append(start..<range.lowerBound, piece.part, piece.owner)
        append(range, piece.part, owner)
        start = range.upperBound
      }
      append(start..<piece.range.upperBound, piece.part, piece.owner)
    }
  }
}
