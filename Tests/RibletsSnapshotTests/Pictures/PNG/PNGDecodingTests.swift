import RibletsPictures
import Testing

/// Files as other programs write them.
struct PNGDecodingTests {
  @Test func `grey of one, two and four bits fills the range`() throws {
    let one = PNGFile(width: 3, depth: 1, colourType: 0, rows: [0, 0b1010_0000])
    #expect(try PNG.decode(one.bytes).greys == [255, 0, 255])
    let two = PNGFile(width: 4, depth: 2, colourType: 0, rows: [0, 0b0001_1011])
    #expect(try PNG.decode(two.bytes).greys == [0, 85, 170, 255])
    let four = PNGFile(width: 3, depth: 4, colourType: 0, rows: [0, 0x0F, 0x80])
    #expect(try PNG.decode(four.bytes).greys == [0, 255, 136])
  }

  @Test func `sixteen bits are rounded to eight`() throws {
    let file = PNGFile(width: 2, depth: 16, colourType: 0, rows: [0, 0x80, 0x80, 0xFF, 0x00])
    #expect(try PNG.decode(file.bytes).greys == [128, 254])
    let colour = PNGFile(depth: 16, colourType: 6, rows: [0, 255, 255, 1, 1, 2, 2, 3, 3])
    #expect(try PNG.decode(colour.bytes).pixels == [255, 1, 2, 3])
  }

  @Test func `grey with opacity, colour, and colour with opacity are read`() throws {
    let grey = PNGFile(colourType: 4, rows: [0, 7, 8])
    #expect(try PNG.decode(grey.bytes).pixels == [7, 7, 7, 8])
    let colour = PNGFile(colourType: 2, rows: [0, 7, 8, 9])
    #expect(try PNG.decode(colour.bytes).pixels == [7, 8, 9, 255])
    let both = PNGFile(colourType: 6, rows: [0, 7, 8, 9, 10])
    #expect(try PNG.decode(both.bytes).pixels == [7, 8, 9, 10])
  }

  @Test(arguments: [(1, 0b0100_0000), (2, 0b0001_0000), (4, 0b0000_0001), (8, 0)] as [(UInt8, UInt8)])
  func `a table of colours is read at every depth`(depth: UInt8, bits: UInt8) throws {
    let file = PNGFile(
      width: 2, depth: depth, colourType: 3,
      extras: [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [77])],
      rows: depth == 8 ? [0, 0, 1] : [0, bits])
    #expect(try PNG.decode(file.bytes).pixels == [1, 2, 3, 77, 4, 5, 6, 255])
  }

  @Test func `one colour of a grey or coloured picture can be transparent`() throws {
    let grey = PNGFile(width: 2, depth: 4, colourType: 0, extras: [("tRNS", [0, 3])], rows: [0, 0x34])
    #expect(try PNG.decode(grey.bytes).pixels == [51, 51, 51, 0, 68, 68, 68, 255])
    let colour = PNGFile(
      width: 2, colourType: 2, extras: [("tRNS", [0, 1, 0, 2, 0, 3])], rows: [0, 1, 2, 3, 1, 2, 4])
    #expect(try PNG.decode(colour.bytes).pixels == [1, 2, 3, 0, 1, 2, 4, 255])
  }

  @Test func `every filter is undone`() throws {
    let rows: [UInt8] = [
      0, 10, 20, 30,
      1, 10, 20, 30,
      2, 1, 2, 3,
      3, 10, 20, 30,
      4, 1, 2, 3,
    ]
    let file = PNGFile(width: 3, height: 5, colourType: 0, rows: rows)
    #expect(
      try PNG.decode(file.bytes).greys == [
        10, 20, 30,
        10, 30, 60,
        11, 32, 63,
        15, 43, 83,
        16, 45, 86,
      ])
  }

  @Test func `an interlaced picture is read`() throws {
    // 3 × 3: the passes hold (0,0); nothing; nothing; (2,0); (0,2) (2,2); (1,0) (1,2); row 1.
    let rows: [UInt8] = [0, 1, 0, 3, 0, 7, 9, 0, 2, 0, 8, 0, 4, 5, 6]
    let file = PNGFile(width: 3, height: 3, colourType: 0, interlacing: 1, rows: rows)
    #expect(try PNG.decode(file.bytes).greys == [1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test func `pixels may be spread over many chunks, among parts that need not be known`() throws {
    let file = PNGFile(
      width: 2, colourType: 0, extras: [("gAMA", [0, 0, 1, 1]), ("tEXt", Array("Title".utf8))], rows: [0, 5, 6],
      parts: 9)
    #expect(try PNG.decode(file.bytes).greys == [5, 6])
  }

  @Test func `what stands behind the end is not read`() throws {
    let file = PNGFile(colourType: 0, rows: [0, 5])
    #expect(try PNG.decode(file.bytes + [1, 2, 3]).greys == [5])
  }
}

extension Picture {
  fileprivate var greys: [UInt8] { stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] } }
}
