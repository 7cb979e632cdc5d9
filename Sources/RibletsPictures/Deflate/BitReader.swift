/// Reads bits, the lowest first, as deflate has them.
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

  /// The bytes that were begun.
  var position: Int { next - count / 8 }

  /// Makes at least 32 bits ready as long as there are so many.
  mutating func fill() {
    while count <= 48, next < end {
      pending |= UInt64(bytes[next]) << UInt64(count)
      next += 1
      count += 8
    }
  }

  /// The next 15 bits without taking them; zeros behind the end.
  var peeked: Int { Int(pending & 0x7FFF) }

  /// Takes bits that were looked at.
  mutating func skip(_ bits: Int) throws(InflateError) {
    guard bits <= count else { throw .endsEarly }
    pending >>= UInt64(bits)
    count -= bits
  }

  /// Takes up to 16 bits.
  mutating func read(_ bits: Int) throws(InflateError) -> Int {
    if count < bits { fill() }
    let value = Int(pending & (1 << UInt64(bits) - 1))
    try skip(bits)
    return value
  }

  /// Goes on at the next whole byte.
  mutating func finishByte() {
    pending >>= UInt64(count % 8)
    count -= count % 8
  }
}

/// The faults of packed bytes.
enum InflateError: Error {
  case endsEarly
  case wrong(String)
  /// There is more in them than was expected.
  case tooLong
}
