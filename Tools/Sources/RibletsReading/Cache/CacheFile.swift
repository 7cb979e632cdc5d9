import Foundation
package import RibletsSource

/// The values that a run has left in a file: pieces that can be read at a time, and a tail that belongs to all of them.
///
/// A file that is damaged, or was written by another program or for another purpose, is as if it were not there.
package struct CacheFile: Sendable {
  /// Some of its bytes, which are whole or are not used.
  struct Piece: Sendable {
    var count: Int
    var hash: UInt64
  }

  private let bytes: Data
  private let pieces: [(range: Range<Int>, hash: UInt64)]
  private let tail: Range<Int>

  static let mark: UInt64 = 0x7269_626C_6574_7303
  /// The number of bytes before the pieces: mark, key, length of the pieces, and the hash of what is after them.
  static let headCount = 32

  /// Opens what a run has left.
  ///
  /// - Parameters:
  ///   - key: That of the program and the purpose.
  ///   - isMapped: True to leave the bytes on the disk until they are read. Only for files that are replaced, and never
  ///     changed.
  package init?(at path: String, key: UInt64, isMapped: Bool = false) {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: isMapped ? .alwaysMapped : []) else {
      return nil
    }
    let parts = data.withUnsafeBytes { try? Self.parts(of: $0, key) }
    guard let parts else { return nil }
    bytes = data
    (pieces, tail) = parts
  }

  private static func parts(
    of raw: UnsafeRawBufferPointer, _ key: UInt64
  ) throws(BinaryDamage) -> (pieces: [(range: Range<Int>, hash: UInt64)], tail: Range<Int>) {
    guard raw.count > headCount, raw.loadUnaligned(as: UInt64.self) == mark,
      raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == key
    else { throw BinaryDamage() }
    let length = raw.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
    guard length < UInt64(raw.count - headCount) else { throw BinaryDamage() }
    let endOfPieces = headCount + Int(length)
    let end = UnsafeRawBufferPointer(rebasing: raw[endOfPieces...])
    guard Piece(end).hash == raw.loadUnaligned(fromByteOffset: 24, as: UInt64.self) else { throw BinaryDamage() }
    var reader = BinaryReader(end)
    var start = headCount
    var found: [(range: Range<Int>, hash: UInt64)] = []
    for piece in try reader.read([Piece].self) {
      guard piece.count >= 0, piece.count <= endOfPieces - start else { throw BinaryDamage() }
      found.append((start..<(start + piece.count), piece.hash))
      start += piece.count
    }
    guard start == endOfPieces else { throw BinaryDamage() }
    return (found, (endOfPieces + reader.offset)..<raw.count)
  }

  /// The number of pieces.
  package var count: Int { pieces.count }

  /// Reads a piece, on any thread.
  ///
  /// - Parameter body: Takes a reader of the piece, and the place of its first byte in the file.
  package func read<Value>(
    piece number: Int, _ body: (inout BinaryReader, Int) throws(BinaryDamage) -> Value
  ) throws(BinaryDamage) -> Value {
    let (range, hash) = pieces[number]
    return try read(range) { raw throws(BinaryDamage) in
      guard Piece(raw).hash == hash else { throw BinaryDamage() }
      var reader = BinaryReader(raw)
      return try body(&reader, range.lowerBound)
    }
  }

  /// Reads the tail, as a piece is read.
  package func readTail<Value>(
    _ body: (inout BinaryReader, Int) throws(BinaryDamage) -> Value
  ) throws(BinaryDamage) -> Value {
    try read(tail) { raw throws(BinaryDamage) in
      var reader = BinaryReader(raw)
      return try body(&reader, tail.lowerBound)
    }
  }

  /// Hands out some of its bytes.
  package func read<Value>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws(BinaryDamage) -> Value
  ) throws(BinaryDamage) -> Value {
    try bytes.withUnsafeBytes { raw in
      Result { () throws(BinaryDamage) -> Value in try body(UnsafeRawBufferPointer(rebasing: raw[range])) }
    }.get()
  }
}

extension CacheFile.Piece: BinaryCoded {
  init(_ bytes: UnsafeRawBufferPointer) {
    var hash = ContentHash()
    hash.add(bytes)
    self.init(count: bytes.count, hash: hash.value)
  }

  package func write(to writer: inout BinaryWriter) {
    writer.write(count)
    writer.write(hash)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    self.init(count: try reader.read(), hash: try reader.read())
  }
}
