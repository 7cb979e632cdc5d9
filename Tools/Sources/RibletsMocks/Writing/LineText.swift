/// A piece of source that is put together in bytes: strings would be checked and grown piece by piece.
///
/// The bytes are in the ``LineArena`` of the thread, and there until that begins anew.
struct LineText: ExpressibleByStringInterpolation {
  private let start: UnsafePointer<UInt8>
  /// In bytes.
  let count: Int

  var isEmpty: Bool { count == 0 }

  init(stringLiteral value: StaticString) {
    start = value.utf8Start
    count = value.utf8CodeUnitCount
  }

  @inline(__always)
  init(stringInterpolation: StringInterpolation) {
    start = UnsafePointer(stringInterpolation.start)
    count = stringInterpolation.count
    stringInterpolation.giveBackRest()
  }

  /// Takes a text as it is.
  init(_ text: String) { self = "\(text)" }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var start: UnsafeMutablePointer<UInt8>
    fileprivate var count = 0
    private var capacity: Int
    private let arena = LineArena.current

    @inline(__always)
    init(literalCapacity: Int, interpolationCount: Int) {
      capacity = literalCapacity + interpolationCount * 40
      start = arena.pointee.take(capacity)
    }

    @inline(__always)
    fileprivate func giveBackRest() { arena.pointee.giveBack(from: start + count, to: start + capacity) }

    @inline(__always)
    mutating func appendLiteral(_ literal: StaticString) { append(literal.utf8Start, literal.utf8CodeUnitCount) }

    @inline(__always)
    mutating func appendInterpolation(_ text: String) {
      let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
        if let first = bytes.baseAddress { append(first, bytes.count) }
      }
      if isAppended == nil { append(Array(text.utf8), text.utf8.count) }
    }

    @inline(__always)
    mutating func appendInterpolation(_ piece: LineText) { append(piece.start, piece.count) }

    @inline(__always)
    mutating func appendInterpolation(_ literal: StaticString) { appendLiteral(literal) }

    /// Adds pieces with commas between them.
    @inline(__always)
    mutating func appendInterpolation<Item>(list items: [Item], _ piece: (Item) -> LineText?) {
      var isFirst = true
      for item in items {
        guard let piece = piece(item) else { continue }
        if !isFirst { appendLiteral(", ") }
        isFirst = false
        appendInterpolation(piece)
      }
    }

    /// Adds texts with commas between them.
    @inline(__always)
    mutating func appendInterpolation<Item>(names items: [Item], _ name: (Item) -> String?) {
      var isFirst = true
      for item in items {
        guard let name = name(item) else { continue }
        if !isFirst { appendLiteral(", ") }
        isFirst = false
        appendInterpolation(name)
      }
    }

    private mutating func append(_ bytes: UnsafePointer<UInt8>, _ added: Int) {
      if count + added > capacity { grow(to: count + added) }
      (start + count).update(from: bytes, count: added)
      count += added
    }

    private mutating func grow(to needed: Int) {
      let size = max(needed, capacity * 2)
      let new = arena.pointee.take(size)
      new.update(from: start, count: count)
      (start, capacity) = (new, size)
    }
  }
}
