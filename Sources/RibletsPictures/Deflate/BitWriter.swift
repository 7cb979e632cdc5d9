/// Writes bits, the lowest first, as in deflate.
struct BitWriter {
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Writes the lowest `count` bits of `value`; its others have to be zero.
  mutating func append(_ value: UInt32, count: Int) {
    pending |= UInt64(value) << self.count
    self.count += UInt64(count)
    while self.count >= 8 {
      bytes.append(UInt8(pending & 0xFF))
      pending >>= 8
      self.count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func finishByte() {
    if count > 0 { append(0, count: 8 - Int(count)) }
  }

  mutating func append(contentsOf other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }
}
