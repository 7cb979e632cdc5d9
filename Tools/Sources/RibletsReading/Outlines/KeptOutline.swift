package import RibletsSource
import Synchronization

/// The outline of a file: read, or still in the bytes of a cache until it is asked for.
package final class KeptOutline: Sendable {
  /// The place of an outline in a cache, and of its file if that should not do.
  struct Origin: Sendable {
    let cache: CacheFile
    let range: Range<Int>
    /// The folder that the path begins in.
    let root: String
  }

  /// The path of the file.
  package let path: String
  private let origin: Origin?
  private let known: Mutex<SourceOutline?>

  /// Keeps an outline.
  package init(_ outline: SourceOutline) {
    path = outline.path
    origin = nil
    known = Mutex(outline)
  }

  init(_ path: String, at origin: Origin) {
    self.path = path
    self.origin = origin
    known = Mutex(nil)
  }

  /// The outline.
  package var value: SourceOutline {
    known.withLock { known in
      if let known { return known }
      let outline = origin.flatMap { Self.outline(of: path, at: $0, isWhole: true) } ?? SourceOutline(path: path)
      known = outline
      return outline
    }
  }

  /// The outline, of which nothing is asked but imports and the heads of types: the rest of it may be missing.
  package var heads: SourceOutline {
    if let origin, known.withLock({ $0 == nil }), let heads = Self.outline(of: path, at: origin, isWhole: false) {
      return heads
    }
    return value
  }

  /// Writes its bytes, as they are or newly made.
  func write(to writer: inout BinaryWriter) {
    guard let origin else { return writer.write(value) }
    _ = try? origin.cache.read(origin.range) { bytes throws(BinaryDamage) in writer.bytes.append(contentsOf: bytes) }
  }

  private static func outline(of path: String, at origin: Origin, isWhole: Bool) -> SourceOutline? {
    let found = try? origin.cache.read(origin.range) { bytes throws(BinaryDamage) in
      var reader = BinaryReader(bytes)
      reader.file = path
      reader.readsHeads = !isWhole
      return try SourceOutline(from: &reader)
    }
    if let found { return found }
    // Its bytes are whole and yet no outline.
    var reader = FileReader()
    return try? reader.read(origin.root + "/" + path) { bytes, _ throws(SwiftFiles.Failure) in
      SourceOutline(reading: bytes, path: path)
    }
  }
}

extension KeptOutline: Hashable {
  package static func == (left: KeptOutline, right: KeptOutline) -> Bool { left.value == right.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
