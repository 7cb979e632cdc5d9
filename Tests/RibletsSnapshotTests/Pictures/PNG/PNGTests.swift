import RibletsPictures
import SeededGenerator
import Testing

struct PNGTests {
  @Test(arguments: 0..<40)
  func `what is written is read back, whatever the colours`(round: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var numbers = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...60, using: &numbers)
    let height = Int.random(in: 1...60, using: &numbers)
    let colours = Int.random(in: 1...600, using: &numbers)
    let isOpaque = Bool.random(using: &numbers)
    let palette = (0..<colours).map { _ in
      numbers.bytes(3) + [isOpaque ? 255 : UInt8.random(in: 0...255, using: &numbers)]
    }
    var pixels: [UInt8] = []
    while pixels.count < width * height * 4 {
      let run = Int.random(in: 1...(Bool.random(using: &numbers) ? 3 : 90), using: &numbers)
      let colour = palette[Int.random(in: 0..<colours, using: &numbers)]
      for _ in 0..<run where pixels.count < width * height * 4 { pixels += colour }
    }
    let picture = Picture(width: width, height: height, pixels: pixels)
    #expect(try PNG.decode(PNG.encode(picture)) == picture, "seed \(seed)")
  }

  @Test func `the same picture gives the same bytes`() {
    let picture = Picture(width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 9, 9, 128])
    #expect(
      PNG.encode(picture).hexadecimal == """
        89504e470d0a1a0a0000000d49484452000000020000000208030000004568fd16000000017352474200aece1ce90000\
        000c504c5445ff000000ff000000ff0909095c717e860000000474524e53ffffff80ad922ad40000000e49444154789c\
        6360606460620600001100079ea22a120000000049454e44ae426082
        """)
  }

  @Test func `a screen of one colour is a very small file`() {
    let picture = Picture(width: 390, height: 844, pixels: Array(repeating: 240, count: 390 * 844 * 4))
    #expect(PNG.encode(picture).count < 600)
  }

  @Test func `a noisy picture is hardly larger than its pixels`() {
    var numbers = SeededGenerator(seed: 1)
    let picture = Picture(width: 100, height: 100, pixels: numbers.bytes(40_000))
    #expect(PNG.encode(picture).count < 42_000)
  }

  @Test func `a picture that is wider than the window of deflate is read back`() throws {
    var numbers = SeededGenerator(seed: 2)
    let picture = Picture(width: 9_000, height: 3, pixels: numbers.bytes(9_000 * 3 * 4))
    #expect(try PNG.decode(PNG.encode(picture)) == picture)
  }
}

extension [UInt8] {
  var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
