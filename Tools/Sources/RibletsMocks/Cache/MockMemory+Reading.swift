import RibletsReading
import RibletsSource

extension MockMemory {
  /// The values in a piece.
  private enum Part: Sendable {
    case files([KnownFile])
    case mocks([MockMemo])
  }

  mutating func read() throws(BinaryDamage) {
    // The first pieces are of files, the others of mocks.
    let recordCount = try readTail()
    let parts = Workers.map(file.count, jobs: 2, makeTools: {}) { [file] _, number in
      Result { () throws(BinaryDamage) in
        try file.read(piece: number) { reader, start throws(BinaryDamage) -> Part in
          number < recordCount ? .files(try Self.records(&reader, from: start)) : .mocks(try reader.read())
        }
      }
    }
    files.reserveCapacity(recordCount * 256)
    for part in parts {
      switch try part.get() {
      case .files(let found): for file in found { files[file.record.path] = file }
      case .mocks(let found): mocks += found
      }
    }
  }

  private mutating func readTail() throws(BinaryDamage) -> Int {
    let tail = try file.readTail { reader, _ throws(BinaryDamage) in
      let recordCount = try reader.readCount()
      var surroundings: [UInt64: MockSurroundings] = [:]
      for _ in 0..<(try reader.readCount()) {
        surroundings[try reader.read()] = MockSurroundings(imports: try reader.read(), module: try reader.read())
      }
      return (recordCount, surroundings, try reader.read(Bool.self), try reader.read([FileIdentity].self))
    }
    (surroundings, isWhole, outputs) = (tail.1, tail.2, tail.3)
    return tail.0
  }

  private static func records(_ reader: inout BinaryReader, from start: Int) throws(BinaryDamage) -> [KnownFile] {
    let count = try reader.readCount()
    var files: [KnownFile] = []
    files.reserveCapacity(min(count, 256))
    for _ in 0..<count { files.append(try file(&reader, from: start)) }
    return files
  }

  private static func file(_ reader: inout BinaryReader, from start: Int) throws(BinaryDamage) -> KnownFile {
    var record = FileRecord(path: try reader.read(), identity: try reader.read(), isOwn: try reader.read())
    record.hash = try reader.read()
    record.isMarked = try reader.read()
    record.module = try reader.read()
    record.declaredNames = try reader.readWhole()
    record.names = try reader.read()
    record.strayMarks = try reader.read()
    record.failure = try reader.read()
    return KnownFile(
      record: record, model: try reader.skipBlock().map { (start + $0.lowerBound)..<(start + $0.upperBound) })
  }
}
