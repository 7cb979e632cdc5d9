/// A file of mocks in parts, so that it is never in memory twice.
struct MockFile: Sendable {
  /// Some bytes in a row.
  struct Part: Sendable {
    /// The bytes among which it is; `nil` for those of the file as it was.
    var bytes: [UInt8]?
    var range: Range<Int>
  }

  private(set) var parts: [Part]
  /// How many bytes are before the first mock.
  let headCount: Int

  init(head: [UInt8]) {
    parts = [Part(bytes: head, range: head.indices)]
    headCount = head.count
  }

  /// Adds bytes of an array, or of the file as it was.
  mutating func add(_ range: Range<Int>, of bytes: [UInt8]?) {
    // Neighbours are written at once.
    if let last = parts.last, last.range.upperBound == range.lowerBound, Self.isSame(last.bytes, bytes) {
      parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      parts.append(Part(bytes: bytes, range: range))
    }
  }

  private static func isSame(_ first: [UInt8]?, _ second: [UInt8]?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress && first.count == $0.count }
    }
  }

  var count: Int { parts.reduce(0) { $0 + $1.range.count } }

  /// What is not in the file as it was.
  var newBytes: [UInt8] { parts.flatMap { part in part.bytes.map { $0[part.range] } ?? [] } }
}
