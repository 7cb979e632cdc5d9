import Foundation
package import RibletsSource
import Synchronization

/// Writes a ``CacheFile``: its pieces on any thread, and its tail in the end.
package final class CacheFileWriter: Sendable {
  private let path: String
  private let key: UInt64
  private let draft: DraftFile
  private let pieces: Mutex<[CacheFile.Piece]>

  /// Begins a file, for which its folder is made.
  package init(at path: String, key: UInt64, count: Int) {
    try? FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    self.path = path
    self.key = key
    draft = DraftFile(for: path, limit: 0)
    draft.foresee { _ in [UInt8](repeating: 0, count: CacheFile.headCount) }
    pieces = Mutex(Array(repeating: CacheFile.Piece(count: 0, hash: 0), count: count))
  }

  /// Writes a piece; each is written once.
  package func write(piece number: Int, _ fill: (inout BinaryWriter) -> Void) {
    var writer = BinaryWriter()
    writer.bytes.reserveCapacity(1 << 18)
    fill(&writer)
    writer.bytes.withUnsafeBytes { bytes in
      let piece = CacheFile.Piece(bytes)
      pieces.withLock { $0[number] = piece }
      draft.add(number, bytes)
    }
  }

  /// Puts the file in its place when all pieces are written. That it cannot be is no failure: the next run has more to do.
  package func save(tail fill: (inout BinaryWriter) -> Void) {
    var tail = BinaryWriter()
    tail.write(pieces.withLock { $0 })
    fill(&tail)
    let end = draft.end.count
    var head = BinaryWriter()
    for word in [CacheFile.mark, key, UInt64(end), tail.bytes.withUnsafeBytes { CacheFile.Piece($0).hash }] {
      withUnsafeBytes(of: word) { head.bytes.append(contentsOf: $0) }
    }
    var parts = FileParts(head: head.bytes)
    parts.add(0..<end, of: .draft(draft))
    parts.add(tail.bytes.indices, of: .bytes(tail.bytes))
    // What is not whole is as if it were not there.
    _ = try? OutputFile(path, parts, isDurable: false).update()
  }
}
