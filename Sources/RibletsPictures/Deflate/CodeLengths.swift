/// The lengths of a block's own codes, as written before the block: runs are shortened, and the result has a Huffman
/// code itself.
struct CodeLengths {
  private struct Symbol {
    var code: Int
    var extra: UInt32 = 0
    var extraBits = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let symbols: [Symbol]
  private let code: HuffmanCode
  /// The number of lengths of the code for lengths that are written.
  private let count: Int

  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    symbols = Self.symbols(for: Array(literals[..<literalCount] + distances[..<distanceCount]))
    var frequencies = [Int](repeating: 0, count: 19)
    for symbol in symbols { frequencies[symbol.code] += 1 }
    let code = HuffmanCode(frequencies: frequencies, longest: 7)
    self.code = code
    count = max(4, (DeflateTables.codeLengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
  }

  var bits: Int {
    symbols.reduce(14 + 3 * count) { $0 + Int(code.lengths[$1.code]) + $1.extraBits }
  }

  func write(to writer: inout BitWriter) {
    writer.append(UInt32(literalCount - 257), count: 5)
    writer.append(UInt32(distanceCount - 1), count: 5)
    writer.append(UInt32(count - 4), count: 4)
    for symbol in DeflateTables.codeLengthOrder[..<count] { writer.append(UInt32(code.lengths[symbol]), count: 3) }
    for symbol in symbols {
      writer.append(code.codes[symbol.code], count: Int(code.lengths[symbol.code]))
      writer.append(symbol.extra, count: symbol.extraBits)
    }
  }

  private static func symbols(for lengths: [UInt8]) -> [Symbol] {
    var symbols: [Symbol] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let end = lengths[index...].firstIndex { $0 != length } ?? lengths.count
      append(length, count: end - index, to: &symbols)
      index = end
    }
    return symbols
  }

  private static func append(_ length: UInt8, count: Int, to symbols: inout [Symbol]) {
    var left = count
    if length > 0 {
      symbols.append(Symbol(code: Int(length)))
      left -= 1
    }
    while left > 0 {
      if length == 0, left >= 11 {
        let run = min(left, 138)
        symbols.append(Symbol(code: 18, extra: UInt32(run - 11), extraBits: 7))
        left -= run
      } else if length == 0, left >= 3 {
        symbols.append(Symbol(code: 17, extra: UInt32(left - 3), extraBits: 3))
        left = 0
      } else if length > 0, left >= 3 {
        let run = min(left, 6)
        symbols.append(Symbol(code: 16, extra: UInt32(run - 3), extraBits: 2))
        left -= run
      } else {
        symbols.append(Symbol(code: Int(length)))
        left -= 1
      }
    }
  }
}
