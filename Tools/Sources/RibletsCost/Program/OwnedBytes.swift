/// Bytes of a program with their kind and owner.
struct OwnedBytes {
  let range: Range<Int>, part: String, owner: CostOwner
}

/// By address. They do not overlap.
extension [OwnedBytes] {
  var bytes: Int { reduce(0) { $0 + $1.range.count } }

  func owner(at address: Int) -> CostOwner? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.upperBound <= address { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].range.contains(address) ? self[low].owner : nil
  }

  /// The same with claimed bytes given to other owners. Leaves out a claim that begins in the one before, or goes beyond its piece.
  func giving(_ claims: [(range: Range<Int>, owner: CostOwner)]) -> Self {
    var rest = claims.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    return flatMap { piece in
      var (found, start) = (Self(), piece.range.lowerBound)
      func add(upTo end: Int, _ owner: CostOwner) {
        if start < end { found.append(OwnedBytes(range: start..<end, part: piece.part, owner: owner)) }
        start = end
      }
      while let (range, owner) = rest.first, range.lowerBound < piece.range.upperBound {
        rest.removeFirst()
        guard range.lowerBound >= start, range.upperBound <= piece.range.upperBound else { continue }
        add(upTo: range.lowerBound, piece.owner)
        add(upTo: range.upperBound, owner)
      }
      add(upTo: piece.range.upperBound, piece.owner)
      return found
    }
  }
}
