/// The checksum of a PNG's chunk.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        guard let table = table.baseAddress, var next = bytes.baseAddress else { return }
        let end = next + bytes.count
        while next < end {
          sum = table[Int((sum ^ UInt32(next.pointee)) & 0xFF)] ^ (sum >> 8)
          next += 1
        }
      }
    }
    return sum ^ 0xFFFF_FFFF
  }
}

/// The checksum of the content of a zlib stream.
struct Adler32 {
  private static let modulus: UInt64 = 65521

  private var low: UInt64 = 1
  private var high: UInt64 = 0

  var value: UInt32 { UInt32(high) << 16 | UInt32(low) }

  /// The contribution of a range of bytes. A picture has many equal rows, and each is summed up only once.
  struct Part {
    fileprivate let count: UInt64
    fileprivate let sum: UInt64
    fileprivate let weightedSum: UInt64

    /// - Parameter count: At most a few million, so that the sums do not overflow.
    init(_ bytes: UnsafePointer<UInt8>, count: Int) {
      var sum: UInt64 = 0
      var weightedSum: UInt64 = 0
      var next = bytes
      let end = bytes + count
      while next < end {
        sum &+= UInt64(next.pointee)
        weightedSum &+= sum
        next += 1
      }
      self.count = UInt64(count)
      self.sum = sum
      self.weightedSum = weightedSum
    }
  }

  mutating func append(_ part: Part) {
    high = (high + low * (part.count % Self.modulus) + part.weightedSum) % Self.modulus
    low = (low + part.sum) % Self.modulus
  }

  static func checksum(of bytes: [UInt8]) -> UInt32 {
    var adler = Adler32()
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      for offset in stride(from: 0, to: bytes.count, by: 1 << 20) {
        adler.append(Part(start + offset, count: min(1 << 20, bytes.count - offset)))
      }
    }
    return adler.value
  }
}
