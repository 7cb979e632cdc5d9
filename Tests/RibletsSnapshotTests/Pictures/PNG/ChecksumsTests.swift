import Testing

@testable import RibletsPictures

struct ChecksumsTests {
  @Test func `the sums are the ones that everybody gets`() {
    #expect(CRC32.checksum(of: Array("123456789".utf8)[...]) == 0xCBF4_3926)
    #expect(Adler32.checksum(of: Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(Adler32.checksum(of: []) == 1)
  }

  @Test func `long runs of the highest byte do not overflow`() {
    var (low, high) = (1, 0)
    for _ in 0..<3_000_000 {
      low = (low + 255) % 65_521
      high = (high + low) % 65_521
    }
    #expect(Adler32.checksum(of: Array(repeating: 255, count: 3_000_000)) == UInt32(high << 16 | low))
  }
}
