import RibletsSource

extension MockMemory {
  /// The values in the bytes of a memory.
  struct Content {
    let files: [String: KnownFile]
    let mocks: [MockMemo]
    let tail: Tail

    init(_ raw: UnsafeRawBufferPointer, _ key: UInt64, _ mark: UInt64) throws(BinaryDamage) {
      guard raw.count > MockMemory.headCount, raw.loadUnaligned(as: UInt64.self) == mark,
        raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == key
      else { throw BinaryDamage() }
      let length = raw.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
      guard length < UInt64(raw.count - MockMemory.headCount) else { throw BinaryDamage() }
      let start = MockMemory.headCount + Int(length)
      let end = UnsafeRawBufferPointer(rebasing: raw[start...])
      guard Piece(end).hash == raw.loadUnaligned(fromByteOffset: 24, as: UInt64.self) else { throw BinaryDamage() }
      tail = try Tail(end)
      (files, mocks) = try Self.pieces(of: raw, until: start, tail)
    }

    /// The records in a piece.
    private enum Part: Sendable {
      case files([KnownFile])
      case mocks([MockMemo])
    }

    private static func pieces(
      of raw: UnsafeRawBufferPointer, until end: Int, _ tail: Tail
    ) throws(BinaryDamage) -> ([String: KnownFile], [MockMemo]) {
      let ranges = try tail.ranges(until: end)
      // Nobody changes what all threads read.
      nonisolated(unsafe) let raw = raw
      let parts = Workers.map(ranges.count, jobs: 2, makeTools: {}) { _, number in
        Result { () throws(BinaryDamage) -> Part in
          let bytes = UnsafeRawBufferPointer(rebasing: raw[ranges[number]])
          guard Piece(bytes).hash == tail.pieces[number].hash else { throw BinaryDamage() }
          var reader = BinaryReader(bytes)
          return number < tail.recordCount ? .files(try Self.records(&reader, in: raw)) : .mocks(try reader.read())
        }
      }
      var files: [String: KnownFile] = [:]
      files.reserveCapacity(tail.recordCount * 256)
      var mocks: [MockMemo] = []
      for part in parts {
        switch try part.get() {
        case .files(let found): for file in found { files[file.record.path] = file }
        case .mocks(let found): mocks += found
        }
      }
      return (files, mocks)
    }

    private static func records(
      _ reader: inout BinaryReader, in raw: UnsafeRawBufferPointer
    ) throws(BinaryDamage) -> [KnownFile] {
      let count = try reader.readCount()
      var files: [KnownFile] = []
      files.reserveCapacity(min(count, 256))
      for _ in 0..<count { files.append(try file(&reader, in: raw)) }
      return files
    }

    private static func file(
      _ reader: inout BinaryReader, in raw: UnsafeRawBufferPointer
    ) throws(BinaryDamage) -> KnownFile {
      var record = FileRecord(path: try reader.read(), identity: try reader.read(), isOwn: try reader.read())
      record.hash = try reader.read()
      record.isMarked = try reader.read()
      record.module = try reader.read()
      record.declaredNames = try reader.readHashes()
      record.names = try reader.read()
      record.failure = try reader.read()
      guard try reader.read(Bool.self) else { return KnownFile(record: record) }
      let count = Int(try reader.readBytes(4).loadUnaligned(as: UInt32.self))
      let model = try reader.readBytes(count)
      // One without bytes has no address, and is no model.
      guard let start = model.baseAddress, let base = raw.baseAddress, count > 0 else { throw BinaryDamage() }
      let offset = start - base
      return KnownFile(record: record, model: offset..<(offset + count))
    }
  }

  /// The part of a memory after the pieces.
  struct Tail: Sendable {
    let pieces: [Piece]
    /// The number of pieces that are of files; the others are of mocks.
    let recordCount: Int
    private(set) var surroundings: [UInt64: MockSurroundings] = [:]
    let isWhole: Bool
    let outputs: [FileIdentity]

    init(_ raw: UnsafeRawBufferPointer) throws(BinaryDamage) {
      var reader = BinaryReader(raw)
      pieces = try reader.read()
      recordCount = try reader.readCount()
      for _ in 0..<(try reader.readCount()) {
        surroundings[try reader.read()] = MockSurroundings(imports: try reader.read(), module: try reader.read())
      }
      isWhole = try reader.read()
      outputs = try reader.read()
    }

    /// Returns the ranges of the pieces; they fill all that is before the end.
    func ranges(until end: Int) throws(BinaryDamage) -> [Range<Int>] {
      var start = MockMemory.headCount
      var ranges: [Range<Int>] = []
      for piece in pieces {
        guard piece.count >= 0, piece.count <= end - start else { throw BinaryDamage() }
        ranges.append(start..<(start + piece.count))
        start += piece.count
      }
      guard start == end else { throw BinaryDamage() }
      return ranges
    }
  }
}

extension MockMemory.Piece: BinaryCoded {
  init(_ bytes: UnsafeRawBufferPointer) {
    var hash = ContentHash()
    hash.add(bytes)
    self.init(count: bytes.count, hash: hash.value)
  }

  func write(to writer: inout BinaryWriter) {
    writer.write(count)
    writer.write(hash)
  }

  init(from reader: inout BinaryReader) throws(BinaryDamage) {
    self.init(count: try reader.read(), hash: try reader.read())
  }
}
