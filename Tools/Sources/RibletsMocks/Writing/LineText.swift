/// A piece of source that is put together in bytes: strings would be checked and grown piece by piece.
struct LineText: ExpressibleByStringInterpolation {
  /// Keeps the bytes; a literal needs nobody to.
  private let owner: Storage?
  private let start: UnsafePointer<UInt8>
  /// In bytes.
  let count: Int

  var isEmpty: Bool { count == 0 }

  init(stringLiteral value: StaticString) {
    owner = nil
    start = value.utf8Start
    count = value.utf8CodeUnitCount
  }

  init(stringInterpolation: StringInterpolation) {
    owner = stringInterpolation.storage
    start = UnsafePointer(stringInterpolation.start)
    count = stringInterpolation.count
  }

  /// Takes a text as it is.
  init(_ text: String) { self = "\(text)" }

  /// The bytes are only there while the closure runs.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(owner) { body(UnsafeBufferPointer(start: start, count: count)) }
  }

  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  struct StringInterpolation: StringInterpolationProtocol {
    // Nobody has a copy while it grows: an interpolation is made, filled and used up in one expression.
    fileprivate var storage: Storage
    fileprivate var start: UnsafeMutablePointer<UInt8>
    fileprivate var count = 0
    private var capacity: Int

    init(literalCapacity: Int, interpolationCount: Int) {
      capacity = literalCapacity + interpolationCount * 40
      (storage, start) = Self.storage(of: capacity)
    }

    private static func storage(of capacity: Int) -> (Storage, UnsafeMutablePointer<UInt8>) {
      let storage = unsafeDowncast(Storage.create(minimumCapacity: capacity) { _ in }, to: Storage.self)
      // The elements have a fixed place, and whoever has the pointer has the storage.
      return (storage, storage.withUnsafeMutablePointerToElements { $0 })
    }

    @inline(__always)
    mutating func appendLiteral(_ literal: StaticString) {
      guard literal.utf8CodeUnitCount > 0 else { return }
      append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    @inline(__always)
    mutating func appendInterpolation(_ text: String) {
      let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
      if isAppended == nil { Array(text.utf8).withUnsafeBufferPointer { append($0) } }
    }

    @inline(__always)
    mutating func appendInterpolation(_ piece: LineText) { piece.withBytes { append($0) } }

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
        piece.withBytes { append($0) }
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

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard let first = bytes.baseAddress, !bytes.isEmpty else { return }
      let end = count + bytes.count
      if end > capacity { grow(to: end) }
      (start + count).update(from: first, count: bytes.count)
      count = end
    }

    private mutating func grow(to end: Int) {
      capacity = max(end, capacity * 2)
      let (new, newStart) = Self.storage(of: capacity)
      newStart.update(from: start, count: count)
      (storage, start) = (new, newStart)
    }
  }

  /// Bytes at a fixed place.
  ///
  /// Only one interpolation at a time writes them, and nobody does once they are a text.
  fileprivate final class Storage: ManagedBuffer<Void, UInt8> {}
}
