/// A canonical prefix code by the lengths of its codes, as deflate writes it.
struct HuffmanCode {
  /// The number of bits of each symbol's code; 0 for a symbol without a code.
  let lengths: [UInt8]
  /// Each symbol's code with its first bit lowest, ready to be written.
  let codes: [UInt32]

  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    var code: UInt32 = 0
    for length in 1...16 {
      code = (code + counts[length - 1]) << 1
      next[length] = code
    }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return Self.reversed(next[Int(length)], count: Int(length))
    }
  }

  /// Makes the best code for symbols of these frequencies whose codes have at most `longest` bits.
  ///
  /// Ties are broken by the symbol's number, so that the same frequencies always give the same code.
  init(frequencies: [Int], longest: Int) {
    var frequencies = frequencies
    while true {
      let lengths = Self.lengths(for: frequencies)
      if lengths.allSatisfy({ Int($0) <= longest }) {
        self.init(lengths: lengths)
        return
      }
      // Flatter frequencies give shorter codes; at the end all are 1.
      for index in frequencies.indices where frequencies[index] > 0 {
        frequencies[index] = (frequencies[index] + 1) / 2
      }
    }
  }

  private static func reversed(_ code: UInt32, count: Int) -> UInt32 {
    var (code, result) = (code, UInt32(0))
    for _ in 0..<count {
      result = result << 1 | code & 1
      code >>= 1
    }
    return result
  }

  /// Runs Huffman's algorithm with two queues: the leaves by frequency, and the pairs in the order in which they are
  /// made.
  private static func lengths(for frequencies: [Int]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: frequencies.count)
    let leaves = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
      (frequencies[$0], $0) < (frequencies[$1], $1)
    }
    guard leaves.count > 1 else {
      if let only = leaves.first { result[only] = 1 }
      return result
    }
    var weights = leaves.map { frequencies[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, pair) = (0, leaves.count)
    func lightest(among count: Int) -> Int {
      if leaf < leaves.count, pair >= count || weights[leaf] <= weights[pair] {
        leaf += 1
        return leaf - 1
      }
      pair += 1
      return pair - 1
    }
    for node in leaves.count..<2 * leaves.count - 1 {
      let first = lightest(among: node)
      let second = lightest(among: node)
      weights.append(weights[first] + weights[second])
      parents[first] = node
      parents[second] = node
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (index, symbol) in leaves.enumerated() { result[symbol] = UInt8(min(depths[index], 255)) }
    return result
  }
}
