/// The content of a file in parts, so that it is never in memory twice.
package struct FileParts: Sendable {
  /// The places that bytes come from.
  package enum Source: Sendable {
    /// In the file as it was.
    case past
    case bytes([UInt8])
    case draft(DraftFile)

    /// Hands out bytes that are not in the file as it was, as long as the closure answers 0.
    func read(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Int32) -> Int32 {
      switch self {
      case .past: PastOutput.isLost
      case .bytes(let bytes): bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
      case .draft(let file): file.read(range, body)
      }
    }

    fileprivate func isSame(as other: Source) -> Bool {
      switch (self, other) {
      case (.past, .past): true
      case (.draft(let first), .draft(let second)): first === second
      case (.bytes(let first), .bytes(let second)):
        first.withUnsafeBufferPointer { first in
          second.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress && first.count == $0.count }
        }
      default: false
      }
    }
  }

  /// Some bytes in a row.
  package struct Part: Sendable {
    package var source: Source
    package var range: Range<Int>
  }

  package private(set) var parts: [Part]
  /// The number of bytes before the first part that was added.
  package let headCount: Int

  package init(head: [UInt8]) {
    parts = [Part(source: .bytes(head), range: head.indices)]
    headCount = head.count
  }

  package mutating func add(_ range: Range<Int>, of source: Source) {
    // Neighbours are written at once.
    if let last = parts.last, last.range.upperBound == range.lowerBound, last.source.isSame(as: source) {
      parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      parts.append(Part(source: source, range: range))
    }
  }

  /// The draft with the bytes before and after it, if there is nothing but one and all of it.
  var draft: (file: DraftFile, head: [UInt8], tail: [UInt8])? {
    guard parts.count == 2 || parts.count == 3, case .bytes(let head) = parts[0].source,
      case .draft(let file) = parts[1].source, parts[1].range == 0..<file.end.count
    else { return nil }
    guard parts.count == 3 else { return (file, head, []) }
    guard case .bytes(let tail) = parts[2].source else { return nil }
    return (file, head, Array(tail[parts[2].range]))
  }

  var count: Int { parts.reduce(0) { $0 + $1.range.count } }

  /// The bytes that are not in the file as it was.
  package var newBytes: [UInt8] {
    var bytes: [UInt8] = []
    for part in parts {
      _ = part.source.read(part.range) { piece in
        bytes += piece
        return 0
      }
    }
    return bytes
  }
}
