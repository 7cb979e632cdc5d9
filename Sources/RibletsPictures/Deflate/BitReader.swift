/// Reads bits, the lowest first, as in deflate.
struct BitReader {
  private let bytes: UnsafePointer<UInt8>
  private let end: Int
  private var next = 0
  private var pending: UInt64 = 0
  private var count = 0

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    end = count
  }

  /// The number of bytes that were begun.
  var position: Int { next - count / 8 }

  /// Loads at least 32 bits, if there are that many.
  mutating func fill() {
    while count <= 48, next < end {
      pending |= UInt64(bytes[next]) << UInt64(count)
      next += 1
      count += 8
    }
  }

  /// The next 15 bits without consuming them; zeros after the end.
  var peeked: Int { Int(pending & 0x7FFF) }

  /// Consumes bits that were peeked.
  mutating func skip(_ bits: Int) throws(InflateError) {
    guard bits <= count else { throw .endsEarly }
    pending >>= UInt64(bits)
    count -= bits
  }

  /// Consumes up to 16 bits.
  mutating func read(_ bits: Int) throws(InflateError) -> Int {
    if count < bits { fill() }
    let value = Int(pending & (1 << UInt64(bits) - 1))
    try skip(bits)
    return value
  }

  /// Continues at the next whole byte.
  mutating func finishByte() {
    pending >>= UInt64(count % 8)
    count -= count % 8
  }
}

/// The errors of compressed bytes.
enum InflateError: Error {
  case endsEarly
  case wrong(String)
  /// They contain more than expected.
  case tooLong
}
