@testable import RibletsPictures

/// Puts a PNG together by hand, as other programs may write it.
struct PNGFile {
  var width = 1
  var height = 1
  var depth: UInt8 = 8
  var colourType: UInt8 = 6
  var interlacing: UInt8 = 0
  /// Chunks between the header and the pixels.
  var extras: [(type: String, content: [UInt8])] = []
  /// The rows with their filters' numbers, not packed.
  var rows: [UInt8] = []
  /// The number of chunks that share the pixels.
  var parts = 1
  /// The bytes that take the place of the packed rows.
  var stream: [UInt8]?

  var bytes: [UInt8] {
    var file = PNG.signature + Self.chunk("IHDR", header)
    for extra in extras { file += Self.chunk(extra.type, extra.content) }
    let stream = stream ?? Self.zlib(rows)
    let length = max(1, (stream.count + parts - 1) / parts)
    for start in stride(from: 0, to: stream.count, by: length) {
      file += Self.chunk("IDAT", Array(stream[start..<min(stream.count, start + length)]))
    }
    return file + Self.chunk("IEND", [])
  }

  private var header: [UInt8] {
    Self.bigEndian(width) + Self.bigEndian(height) + [depth, colourType, 0, 0, interlacing]
  }

  static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(CRC32.checksum(of: body[...])))
  }

  /// Bytes as a zlib stream that stores them as they are.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let length = end - start
      stream += [end == bytes.count ? 1 : 0, UInt8(length & 255), UInt8(length >> 8)]
      stream += [UInt8(~length & 255), UInt8(~length >> 8 & 255)] + bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + bigEndian(Int(Adler32.checksum(of: bytes)))
  }

  static func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
}
