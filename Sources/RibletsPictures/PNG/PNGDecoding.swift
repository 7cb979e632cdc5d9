extension PNG {
  /// Reads a picture of any colour type, depth and interlacing; 16 bits are rounded to 8.
  ///
  /// Memory is allocated only for pixels that the file can contain, whatever its header says.
  ///
  /// - Throws: ``PNGError`` if the bytes are not a PNG, end early, or fail one of their checks.
  public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Picture {
    let chunks = try PNGChunks(bytes)
    let header = chunks.header
    let samples = try unpack(chunks)
    let conversion = PixelConversion(chunks)
    var failure: PNGError?
    let pixels = [UInt8](unsafeUninitializedCapacity: header.width * header.height * 4) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      var samples = samples
      samples.withUnsafeMutableBufferPointer { samples in
        guard var row = samples.baseAddress else { return }
        for pass in header.passes {
          do throws(PNGError) {
            row = try restore(pass, of: header, from: row, by: conversion, to: target)
          } catch {
            failure = error
            return
          }
        }
      }
      count = header.width * header.height * 4
    }
    if let failure { throw failure }
    return Picture(width: header.width, height: header.height, pixels: pixels)
  }

  /// The rows of all passes, each with its filter's number.
  private static func unpack(_ chunks: PNGChunks) throws(PNGError) -> [UInt8] {
    let stream = chunks.pixels
    let count = chunks.header.passes.reduce(0) { $0 + $1.rows * (1 + chunks.header.rowLength($1.columns)) }
    guard stream.count >= 6, stream[0] & 15 == 8, (Int(stream[0]) << 8 + Int(stream[1])) % 31 == 0, stream[1] & 32 == 0
    else { throw .corrupted(part: "its pixels", reason: "they do not begin as a zlib stream does") }
    // No stream decompresses to more than 1,032 times its size.
    guard count / 1_032 <= stream.count else {
      throw .corrupted(
        part: "its pixels",
        reason: "\(stream.count) bytes cannot hold \(chunks.header.width) × \(chunks.header.height) pixels")
    }
    let unpacked: (bytes: [UInt8], used: Int)
    do throws(InflateError) {
      unpacked = try Inflate.unpack(stream[2...], count: count)
    } catch {
      switch error {
      case .endsEarly: throw .corrupted(part: "its pixels", reason: "there are fewer than it says")
      case .tooLong: throw .corrupted(part: "its pixels", reason: "there are more than it says")
      case .wrong(let reason): throw .corrupted(part: "its pixels", reason: reason)
      }
    }
    guard stream.count >= unpacked.used + 6 else {
      throw .corrupted(part: "its pixels", reason: "their checksum is missing")
    }
    guard Adler32.checksum(of: unpacked.bytes) == stream.bigEndian(at: unpacked.used + 2) else {
      throw .corrupted(part: "its pixels", reason: "their checksum does not fit")
    }
    return unpacked.bytes
  }

  /// Reverts the filters of a pass and writes its pixels; returns the beginning of the next pass.
  private static func restore(
    _ pass: PNGHeader.Pass, of header: PNGHeader, from start: UnsafeMutablePointer<UInt8>,
    by conversion: PixelConversion,
    to target: UnsafeMutablePointer<UInt8>
  ) throws(PNGError) -> UnsafeMutablePointer<UInt8> {
    let length = header.rowLength(pass.columns)
    let nothing = [UInt8](repeating: 0, count: length)
    var row = start
    for index in 0..<pass.rows {
      guard let filter = RowFilter(rawValue: row[0]) else {
        throw .corrupted(part: "its pixels", reason: "row \(index) has the unknown filter \(row[0])")
      }
      if index == 0 {
        nothing.withUnsafeBufferPointer { nothing in
          guard let above = nothing.baseAddress else { return }
          filter.restore(row + 1, above: above, count: length, step: header.filterStep)
        }
      } else {
        filter.restore(row + 1, above: row - length, count: length, step: header.filterStep)
      }
      let first = (pass.y + index * pass.stepY) * header.width + pass.x
      try conversion.write(row + 1, count: pass.columns, to: target + 4 * first, step: 4 * pass.stepX)
      row += length + 1
    }
    return row
  }
}
