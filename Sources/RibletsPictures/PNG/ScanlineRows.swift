/// A picture as the rows of a PNG, each with the number of its filter before it.
///
/// Rows that equal the one above, which are most of a screen's, are recognised as a whole and copied.
struct ScanlineRows {
  let colourType: ColourType
  /// The table of colours of an indexed picture.
  let colours: [PixelColour]?
  let bytes: [UInt8]
  /// The number of bytes of a row with its filter's number.
  let stride: Int

  init(_ picture: Picture) {
    var table = ColourTable()
    if let bytes = Self.numbered(picture, in: &table) {
      self.init(
        colourType: .indexed, colours: table.colours.map { PixelColour(littleEndian: UInt32(littleEndian: $0)) },
        bytes: bytes, stride: picture.width + 1)
    } else {
      let type: ColourType = picture.isOpaque ? .colour : .colourWithOpacity
      self.init(
        colourType: type, colours: nil, bytes: Self.filtered(picture, channels: type.channels),
        stride: picture.width * type.channels + 1)
    }
  }

  private init(colourType: ColourType, colours: [PixelColour]?, bytes: [UInt8], stride: Int) {
    self.colourType = colourType
    self.colours = colours
    self.bytes = bytes
    self.stride = stride
  }

  /// The Adler-32 of ``bytes``.
  var checksum: UInt32 {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 1 }
      var checksum = Adler32()
      var part = Adler32.Part(start, count: stride)
      checksum.append(part)
      var line = start + stride
      while line < start + buffer.count {
        if !Memory.isEqual(line, line - stride, count: stride) { part = Adler32.Part(line, count: stride) }
        checksum.append(part)
        line += stride
      }
      return checksum.value
    }
  }
}

// MARK: - With a table of colours

extension ScanlineRows {
  /// Returns a byte for each pixel; nil if there are too many colours.
  private static func numbered(_ picture: Picture, in table: inout ColourTable) -> [UInt8]? {
    let (width, stride) = (picture.width, picture.width + 1)
    var isComplete = true
    let bytes = [UInt8](unsafeUninitializedCapacity: stride * picture.height) { buffer, count in
      picture.pixels.withUnsafeBytes { pixels in
        guard let target = buffer.baseAddress, let start = pixels.baseAddress else { return }
        var row = start.assumingMemoryBound(to: UInt8.self)
        var line = target
        for index in 0..<picture.height {
          if index > 0, Memory.isEqual(row, row - 4 * width, count: 4 * width) {
            Memory.copy(line - stride, to: line, count: stride)
          } else {
            line[0] = 0
            let pixels = UnsafeRawPointer(row).assumingMemoryBound(to: UInt32.self)
            isComplete = number(pixels, count: width, in: &table, to: line + 1)
            guard isComplete else { return }
          }
          row += 4 * width
          line += stride
        }
        count = stride * picture.height
      }
    }
    return isComplete ? bytes : nil
  }

  private static func number(
    _ pixels: UnsafePointer<UInt32>, count: Int, in table: inout ColourTable, to line: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var index = 0
    var last = ~pixels[0]
    var number: UInt8 = 0
    while index < count {
      let colour = pixels[index]
      if colour != last {
        guard let known = table.index(of: colour) else { return false }
        number = known
        last = colour
      }
      line[index] = number
      index += 1
    }
    return true
  }
}

// MARK: - With red, green and blue

extension ScanlineRows {
  /// Returns the bytes of each pixel, for a photograph as differences from their neighbours.
  ///
  /// Flat pictures repeat themselves, which differences would hide.
  private static func filtered(_ picture: Picture, channels: Int) -> [UInt8] {
    let length = picture.width * channels
    let isFlat = picture.isFlat
    var bytes: [UInt8] = []
    bytes.reserveCapacity((length + 1) * picture.height)
    var above = [UInt8](repeating: 0, count: length)
    for row in 0..<picture.height {
      let current = picture.row(row, channels: channels)
      let filter = isFlat ? RowFilter.none : RowFilter.best(for: current, above: above, channels: channels)
      bytes.append(filter.rawValue)
      filter.append(current, above: above, channels: channels, to: &bytes)
      above = current
    }
    return bytes
  }
}

extension Picture {
  fileprivate var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return true }
      var next = start + 3
      let end = start + pixels.count
      while next < end {
        if next.pointee != 255 { return false }
        next += 4
      }
      return true
    }
  }

  /// True if most pixels have the colour of the previous one.
  fileprivate var isFlat: Bool {
    pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      var pixel = start.assumingMemoryBound(to: UInt32.self) + 1
      let end = pixel + (width * height - 1)
      var count = 0
      while pixel < end {
        if pixel.pointee == pixel[-1] { count &+= 1 }
        pixel += 1
      }
      return count > width * height / 2
    }
  }

  fileprivate func row(_ row: Int, channels: Int) -> [UInt8] {
    let start = row * width * 4
    guard channels == 3 else { return Array(pixels[start..<start + width * 4]) }
    return [UInt8](unsafeUninitializedCapacity: width * 3) { buffer, count in
      pixels.withUnsafeBufferPointer { pixels in
        guard var target = buffer.baseAddress, var source = pixels.baseAddress else { return }
        source += start
        for _ in 0..<width {
          target[0] = source[0]
          target[1] = source[1]
          target[2] = source[2]
          target += 3
          source += 4
        }
      }
      count = width * 3
    }
  }
}
