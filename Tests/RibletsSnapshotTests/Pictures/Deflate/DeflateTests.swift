import SeededGenerator
import Testing

@testable import RibletsPictures

struct DeflateTests {
  @Test(arguments: 0..<20)
  func `what is packed is unpacked`(round: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var numbers = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    while bytes.count < 3_000 * round {
      if Bool.random(using: &numbers) || bytes.count < 10 {
        bytes += numbers.bytes(Int.random(in: 1...40, using: &numbers), below: Bool.random(using: &numbers) ? 255 : 3)
      } else {
        let start = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes += bytes[start..<min(bytes.count, start + Int.random(in: 1...400, using: &numbers))]
      }
    }
    let packed = Deflate.compress(bytes, stride: Int.random(in: 0...500, using: &numbers))
    let unpacked = try Inflate.unpack(packed[...], count: bytes.count)
    #expect(unpacked.bytes == bytes, "seed \(seed)")
    #expect(unpacked.used == packed.count, "seed \(seed)")
  }

  @Test func `nothing, and one byte, are packed too`() throws {
    #expect(try Inflate.unpack(Deflate.compress([], stride: 0)[...], count: 0).bytes == [])
    #expect(try Inflate.unpack(Deflate.compress([7], stride: 4)[...], count: 1).bytes == [7])
  }

  @Test func `frequencies that would give codes of over fifteen bits give shorter ones`() throws {
    var (previous, next) = (1, 1)
    let frequencies = (0..<30).map { _ in
      defer { (previous, next) = (next, previous + next) }
      return previous
    }
    let code = HuffmanCode(frequencies: frequencies, longest: 15)
    #expect(code.lengths.max() == 15)
    #expect(code.lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
  }

  @Test func `every distance has the code whose range it is in`() {
    for distance in 1...DeflateTables.longestDistance {
      let code = DeflateTables.codeOfDistance(distance)
      let range = 1 << DeflateTables.distanceExtraBits[code]
      guard (0..<range).contains(distance - DeflateTables.distanceBases[code]) else {
        Issue.record("distance \(distance) got code \(code)")
        return
      }
    }
  }
}
