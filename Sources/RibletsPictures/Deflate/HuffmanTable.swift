/// Reads the symbols of a prefix code, each by one look-up in a table.
struct HuffmanTable {
  /// The symbol and its length for all possible next bits: `symbol << 4 | length`; 0 for bits that are not a code.
  private let entries: [UInt16]
  private let mask: Int

  /// - Throws: If the lengths are not a valid code: codes would overlap, or bits without a meaning
  ///   would remain. A single code of one bit is allowed, and none at all, as RFC 1951 does for
  ///   distances.
  init(lengths: ArraySlice<UInt8>, of name: String) throws(InflateError) {
    let lengths = Array(lengths)
    let longest = Int(lengths.max() ?? 0)
    let used = lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 << (15 - Int($1))) }
    guard used <= 1 << 15 else { throw .wrong("the code for \(name) has too many short codes") }
    let isSingle = longest <= 1 && lengths.count(where: { $0 > 0 }) <= 1
    guard used == 1 << 15 || isSingle else { throw .wrong("the code for \(name) is incomplete") }
    var entries = [UInt16](repeating: 0, count: 1 << longest)
    let code = HuffmanCode(lengths: lengths)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      for index in stride(from: Int(code.codes[symbol]), to: entries.count, by: 1 << Int(length)) {
        entries[index] = UInt16(symbol << 4) | UInt16(length)
      }
    }
    self.entries = entries
    mask = entries.count - 1
  }

  /// Reads one symbol.
  func symbol(from reader: inout BitReader) throws(InflateError) -> Int {
    reader.fill()
    let entry = Int(entries[reader.peeked & mask])
    guard entry > 0 else { throw .wrong("there are bits that are no code") }
    try reader.skip(entry & 15)
    return entry >> 4
  }
}
