/// The content of a PNG's first chunk.
struct PNGHeader {
  let width: Int
  let height: Int
  let depth: Int
  let colourType: ColourType
  let isInterlaced: Bool

  /// Reads the content of the chunk `IHDR`.
  init(_ content: ArraySlice<UInt8>) throws(PNGError) {
    let bytes = Array(content)
    guard bytes.count == 13 else {
      throw .corrupted(part: "the chunk 'IHDR'", reason: "it has \(bytes.count) bytes instead of 13")
    }
    let width = bytes.bigEndian(at: 0)
    let height = bytes.bigEndian(at: 4)
    guard width > 0, height > 0 else {
      throw .corrupted(part: "the chunk 'IHDR'", reason: "a picture of \(width) × \(height) pixels has none")
    }
    guard width <= PNGError.longestSide, height <= PNGError.longestSide,
      Int(width) * Int(height) <= PNGError.mostPixels
    else { throw .tooLarge(width: width, height: height) }
    guard let type = ColourType(rawValue: bytes[9]), type.depths.contains(Int(bytes[8])) else {
      throw .corrupted(
        part: "the chunk 'IHDR'", reason: "colour type \(bytes[9]) with \(bytes[8]) bits does not exist")
    }
    guard bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else {
      throw .unsupported("compression \(bytes[10]), filters \(bytes[11]) and interlacing \(bytes[12])")
    }
    self.width = Int(width)
    self.height = Int(height)
    depth = Int(bytes[8])
    colourType = type
    isInterlaced = bytes[12] == 1
  }

  /// The distance between a byte and the one that a filter compares it to.
  var filterStep: Int { max(1, colourType.channels * depth / 8) }

  /// Returns the number of bytes of a row of pixels, without its filter's number.
  func rowLength(_ pixels: Int) -> Int { (pixels * colourType.channels * depth + 7) / 8 }

  /// The passes of the pixels: one, or the seven of Adam7.
  var passes: [Pass] {
    guard isInterlaced else { return [Pass(x: 0, y: 0, stepX: 1, stepY: 1, of: self)] }
    let starts = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return starts.map { Pass(x: $0.0, y: $0.1, stepX: $0.2, stepY: $0.3, of: self) }.filter { !$0.isEmpty }
  }

  /// A pass with the pixels at a distance in the rows at a distance.
  struct Pass {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int
    let columns: Int
    let rows: Int

    fileprivate init(x: Int, y: Int, stepX: Int, stepY: Int, of header: PNGHeader) {
      self.x = x
      self.y = y
      self.stepX = stepX
      self.stepY = stepY
      columns = (header.width - x + stepX - 1) / stepX
      rows = (header.height - y + stepY - 1) / stepY
    }

    var isEmpty: Bool { columns <= 0 || rows <= 0 }
  }
}

extension [UInt8] {
  /// Returns the number in four bytes, the highest first.
  func bigEndian(at index: Int) -> UInt32 {
    self[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
