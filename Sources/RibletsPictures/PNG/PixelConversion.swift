/// Converts the samples of a row to red, green, blue and opacity.
struct PixelConversion {
  private let colourType: ColourType
  private let depth: Int
  private let palette: [PixelColour]
  /// The samples that mean transparent, at their full depth.
  private let transparent: [Int]?

  init(_ chunks: PNGChunks) {
    colourType = chunks.header.colourType
    depth = chunks.header.depth
    palette = chunks.palette
    let numbers = chunks.transparency
    if colourType == .indexed || numbers.isEmpty {
      transparent = nil
    } else {
      let mask = 1 << chunks.header.depth - 1
      transparent = stride(from: 0, to: numbers.count, by: 2).map {
        (Int(numbers[$0]) << 8 | Int(numbers[$0 + 1])) & mask
      }
    }
  }

  /// Writes `count` pixels, each `step` bytes after the previous one.
  func write(
    _ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>, step: Int
  ) throws(PNGError) {
    if colourType == .indexed {
      try writeNumbered(row, count: count, to: target, step: step)
      return
    }
    let channels = colourType.channels
    var pixel = target
    for index in 0..<count {
      var samples = (0, 0, 0, 0)
      samples.0 = sample(index * channels, in: row)
      if channels > 1 { samples.1 = sample(index * channels + 1, in: row) }
      if channels > 2 { samples.2 = sample(index * channels + 2, in: row) }
      if channels > 3 { samples.3 = sample(index * channels + 3, in: row) }
      write(samples, to: pixel)
      pixel += step
    }
  }

  private func write(_ samples: (Int, Int, Int, Int), to pixel: UnsafeMutablePointer<UInt8>) {
    let first = byte(samples.0)
    switch colourType {
    case .grey, .greyWithOpacity:
      pixel[0] = first
      pixel[1] = first
      pixel[2] = first
    case .colour, .colourWithOpacity, .indexed:
      pixel[0] = first
      pixel[1] = byte(samples.1)
      pixel[2] = byte(samples.2)
    }
    switch colourType {
    case .greyWithOpacity: pixel[3] = byte(samples.1)
    case .colourWithOpacity: pixel[3] = byte(samples.3)
    case .grey: pixel[3] = transparent.map { $0[0] == samples.0 } ?? false ? 0 : 255
    case .colour: pixel[3] = transparent.map { $0 == [samples.0, samples.1, samples.2] } ?? false ? 0 : 255
    case .indexed: pixel[3] = 255
    }
  }

  private func writeNumbered(
    _ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>, step: Int
  ) throws(PNGError) {
    var pixel = target
    for index in 0..<count {
      let number = sample(index, in: row)
      guard number < palette.count else {
        throw .corrupted(part: "its pixels", reason: "one has colour \(number) of a table of \(palette.count)")
      }
      let colour = palette[number]
      pixel[0] = colour.red
      pixel[1] = colour.green
      pixel[2] = colour.blue
      pixel[3] = colour.opacity
      pixel += step
    }
  }

  private func sample(_ index: Int, in row: UnsafePointer<UInt8>) -> Int {
    switch depth {
    case 8: return Int(row[index])
    case 16: return Int(row[2 * index]) << 8 | Int(row[2 * index + 1])
    default:
      let bit = index * depth
      return Int(row[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
    }
  }

  private func byte(_ sample: Int) -> UInt8 {
    switch depth {
    case 8: UInt8(sample)
    case 16: UInt8((sample * 255 + 32_767) / 65_535)
    default: UInt8(sample * 255 / (1 << depth - 1))
    }
  }
}
