/// Reads and writes PNG files (ISO/IEC 15948) without any library.
public enum PNG {
  /// The eight bytes that every file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Writes a picture. The same picture gives the same bytes on every machine.
  ///
  /// The file is as small as the colours allow: with a table of colours if there are at most 256, without opacity if
  /// nothing is transparent.
  public static func encode(_ picture: Picture) -> [UInt8] {
    let rows = ScanlineRows(picture)
    var file = signature
    var header = bigEndian(UInt32(picture.width)) + bigEndian(UInt32(picture.height))
    header += [8, rows.colourType.rawValue, 0, 0, 0]
    append("IHDR", header, to: &file)
    // Pixels are sRGB; the number is the rendering intent.
    append("sRGB", [0], to: &file)
    if let table = rows.colours {
      append("PLTE", table.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
      if let last = table.lastIndex(where: { $0.opacity < 255 }) {
        append("tRNS", table[...last].map(\.opacity), to: &file)
      }
    }
    let stream = [0x78, 0x9C] + Deflate.compress(rows.bytes, stride: rows.stride) + bigEndian(rows.checksum)
    append("IDAT", stream, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ type: StaticString, _ content: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(content.count))
    let start = file.count
    type.withUTF8Buffer { file.append(contentsOf: $0) }
    file += content
    file += bigEndian(CRC32.checksum(of: file[start...]))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }
}

/// The meaning of the numbers of a PNG's samples.
enum ColourType: UInt8 {
  case grey = 0
  case colour = 2
  case indexed = 3
  case greyWithOpacity = 4
  case colourWithOpacity = 6

  /// The numbers of one pixel.
  var channels: Int {
    switch self {
    case .grey, .indexed: 1
    case .greyWithOpacity: 2
    case .colour: 3
    case .colourWithOpacity: 4
    }
  }

  /// The numbers of bits that a number may have.
  var depths: [Int] {
    switch self {
    case .grey: [1, 2, 4, 8, 16]
    case .indexed: [1, 2, 4, 8]
    case .colour, .greyWithOpacity, .colourWithOpacity: [8, 16]
    }
  }
}
