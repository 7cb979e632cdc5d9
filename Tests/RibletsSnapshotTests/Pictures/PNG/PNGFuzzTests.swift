import SeededGenerator
import Testing

@testable import RibletsPictures

struct PNGFuzzTests {
  @Test(arguments: 0..<8)
  func `a file with changed bytes is read or refused, and never stops the program`(round: Int) {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      var bytes = file(&numbers)
      for _ in 0..<Int.random(in: 1...8, using: &numbers) {
        let index = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &numbers)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: index)
        default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 0...3, using: &numbers)))
        }
      }
      // Without sums that fit, the checks behind them would never be reached.
      if Bool.random(using: &numbers) { bytes = withSums(bytes) }
      expectSense(bytes, seed: seed)
    }
  }

  @Test(arguments: 0..<8)
  func `packed bytes that are changed are unpacked or refused`(round: Int) {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var packed = Deflate.compress(numbers.bytes(300, below: 9), stride: 20)
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        packed[Int.random(in: 0..<packed.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      do throws(InflateError) {
        #expect(try Inflate.unpack(packed[...], count: 300).bytes.count == 300, "seed \(seed)")
      } catch {}
    }
  }

  private func expectSense(_ bytes: [UInt8], seed: UInt64) {
    do throws(PNGError) {
      let picture = try PNG.decode(bytes)
      #expect(picture.pixels.count == picture.width * picture.height * 4, "seed \(seed)")
    } catch {
      #expect(error.description.contains("PNG"), "seed \(seed)")
    }
  }

  private func file(_ numbers: inout SeededGenerator) -> [UInt8] {
    let type = [ColourType.grey, .colour, .indexed, .greyWithOpacity, .colourWithOpacity].randomElement(
      using: &numbers)!
    let depth = type.depths.randomElement(using: &numbers)!
    var file = PNGFile(
      width: Int.random(in: 1...20, using: &numbers), height: Int.random(in: 1...20, using: &numbers),
      depth: UInt8(depth), colourType: type.rawValue, interlacing: UInt8.random(in: 0...1, using: &numbers))
    if type == .indexed { file.extras = [("PLTE", numbers.bytes(3 * 7))] }
    let rowLength = (file.width * type.channels * depth + 7) / 8
    file.rows = (0..<file.height * 2).flatMap { _ in
      [UInt8.random(in: 0...4, using: &numbers)] + numbers.bytes(rowLength, below: type == .indexed ? 6 : 255)
    }
    if Bool.random(using: &numbers) {
      let packed = Deflate.compress(file.rows, stride: rowLength + 1)
      file.stream = [0x78, 0x9C] + packed + PNGFile.bigEndian(Int(Adler32.checksum(of: file.rows)))
    }
    return file.bytes
  }

  /// Writes the sum of each chunk anew, as far as there are whole ones.
  private func withSums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var start = 8
    while start + 12 <= bytes.count {
      let length = Int(bytes.bigEndian(at: start))
      guard start + 12 + length <= bytes.count else { break }
      let end = start + 8 + length
      bytes.replaceSubrange(
        end..<end + 4, with: PNGFile.bigEndian(Int(CRC32.checksum(of: bytes[start + 4..<end]))))
      start = end + 4
    }
    return bytes
  }
}
