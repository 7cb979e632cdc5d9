/// A value that can be kept as bytes, as compact as the machine reads them fast.
///
/// The form has no version: whoever keeps the bytes says which program wrote them.
package protocol BinaryCoded {
  func write(to writer: inout BinaryWriter)
  init(from reader: inout BinaryReader) throws(BinaryDamage)
}

/// Bytes that are not what was written.
package struct BinaryDamage: Error, Hashable, Sendable {
  package init() {}
}

/// Bytes that grow value by value.
package struct BinaryWriter: Sendable {
  package var bytes: [UInt8] = []

  package init() {}

  /// Writes a number, seven bits a byte.
  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func write(_ value: some BinaryCoded) { value.write(to: &self) }

  /// Writes values one after the other, as they are read one by one.
  package mutating func write<each Value: BinaryCoded>(_ values: repeat each Value) {
    repeat (each values).write(to: &self)
  }

  /// Writes bytes that a reader may skip: none of them stand for no value.
  package mutating func writeBlock(_ fill: (inout BinaryWriter) -> Void) {
    let start = bytes.count
    bytes.append(contentsOf: [0, 0, 0, 0])
    fill(&self)
    let count = UInt32(bytes.count - start - 4)
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: count, toByteOffset: start, as: UInt32.self) }
  }

  /// Writes numbers as the memory has them, as hashes do not get shorter, and indices are read fastest so.
  package mutating func write<Number: FixedWidthInteger & BitwiseCopyable>(whole numbers: [Number]) {
    write(UInt64(numbers.count))
    numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}

/// Takes values from bytes, in the order in which they were written.
package struct BinaryReader {
  private let bytes: UnsafeRawBufferPointer
  /// The number of bytes that were read.
  package private(set) var offset = 0
  /// The file of the positions that are read; it is not among the bytes.
  package var file = ""
  /// True to read no more of an outline than its imports and the heads of its types.
  package var readsHeads = false
  /// The number of values around the one that is read.
  private var depth = 0

  /// Reads bytes, which have to stay where they are meanwhile.
  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package var isAtEnd: Bool { offset == bytes.count }

  package mutating func readByte() throws(BinaryDamage) -> UInt8 {
    guard offset < bytes.count else { throw BinaryDamage() }
    defer { offset += 1 }
    return bytes[offset]
  }

  package mutating func readNumber() throws(BinaryDamage) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try readByte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw BinaryDamage()
  }

  /// Reads how many values follow: never more than there are bytes.
  package mutating func readCount() throws(BinaryDamage) -> Int {
    let count = try readNumber()
    guard count <= UInt64(bytes.count - offset) else { throw BinaryDamage() }
    return Int(count)
  }

  package mutating func readBytes(_ count: Int) throws(BinaryDamage) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= bytes.count - offset else { throw BinaryDamage() }
    defer { offset += count }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)])
  }

  /// Skips a block, and returns where its bytes are, counted from the first that was read; `nil` if it has none.
  package mutating func skipBlock() throws(BinaryDamage) -> Range<Int>? {
    let count = Int(try readBytes(4).loadUnaligned(as: UInt32.self))
    let start = offset
    _ = try readBytes(count)
    return count > 0 ? start..<offset : nil
  }

  /// Passes over the length of a block, to read the values in it.
  package mutating func enterBlock() throws(BinaryDamage) { _ = try readBytes(4) }

  /// Reads numbers as the memory has them.
  package mutating func readWhole<Number: FixedWidthInteger & BitwiseCopyable>() throws(BinaryDamage) -> [Number] {
    let count = try readCount()
    let raw = try readBytes(count * MemoryLayout<Number>.size)
    return [Number](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: raw)
      initializedCount = count
    }
  }

  package mutating func read<Value: BinaryCoded>(_ type: Value.Type = Value.self) throws(BinaryDamage) -> Value {
    depth += 1
    defer { depth -= 1 }
    // Deeper than anything that was ever read from source.
    if depth > 1_000 { throw BinaryDamage() }
    return try Value(from: &self)
  }
}

extension String: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(UInt64(utf8.count))
    writer.bytes.append(contentsOf: utf8)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    self = String(decoding: try reader.readBytes(try reader.readCount()), as: UTF8.self)
  }
}

extension Bool: BinaryCoded {
  package func write(to writer: inout BinaryWriter) { writer.bytes.append(self ? 1 : 0) }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    switch try reader.readByte() {
    case 0: self = false
    case 1: self = true
    default: throw BinaryDamage()
    }
  }
}

extension UInt64: BinaryCoded {
  package func write(to writer: inout BinaryWriter) { writer.write(self) }
  package init(from reader: inout BinaryReader) throws(BinaryDamage) { self = try reader.readNumber() }
}

extension Int: BinaryCoded {
  package func write(to writer: inout BinaryWriter) { writer.write(UInt64(bitPattern: Int64(self))) }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    self = Int(truncatingIfNeeded: try reader.readNumber())
  }
}

extension Optional: BinaryCoded where Wrapped: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(self != nil)
    if let value = self { value.write(to: &writer) }
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    self = try reader.read(Bool.self) ? .some(try reader.read()) : .none
  }
}

extension Array: BinaryCoded where Element: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(UInt64(count))
    for element in self { element.write(to: &writer) }
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    let count = try reader.readCount()
    self = []
    reserveCapacity(Swift.min(count, 64))
    for _ in 0..<count { append(try reader.read()) }
  }
}
