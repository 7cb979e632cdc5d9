import Foundation
import RibletsSource

/// What a run leaves for the next one: what its files declare, and what became of it.
///
/// What is damaged, or was written for other options or by another program, is as if it were not there.
struct MockMemory: Sendable {
  /// A file as it was in the last run; its model is still in bytes.
  struct KnownFile: Sendable {
    var record: FileRecord
    var model: Range<Int>?
  }

  /// The bytes of the memory.
  private let bytes: Data
  private(set) var files: [String: KnownFile] = [:]
  /// In the order of their names.
  private(set) var mocks: [MockMemo] = []
  /// What mocks take over from the files of their protocols, by its hash.
  private(set) var surroundings: [UInt64: MockSurroundings] = [:]
  /// That of the output.
  private(set) var isWhole = false
  /// What the output was when it was written.
  private(set) var outputs: [FileIdentity] = []

  static let mark: UInt64 = 0x7269_626C_6574_7301

  /// Reads what a run has left.
  ///
  /// - Parameter key: That of the program and its options.
  init?(at path: String, key: UInt64) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    bytes = data
    do throws(BinaryDamage) {
      try read(key)
    } catch {
      return nil
    }
  }

  private mutating func read(_ key: UInt64) throws(BinaryDamage) {
    let all = bytes
    let result = all.withUnsafeBytes { raw in
      Result { () throws(BinaryDamage) -> Content in try Content(raw, key, Self.mark) }
    }
    let content = try result.get()
    files = content.files
    mocks = content.mocks
    surroundings = content.surroundings
    isWhole = content.isWhole
    outputs = content.outputs
  }

  /// What a file declares.
  func model(of file: KnownFile) -> SourceFile? {
    guard let range = file.model else { return nil }
    return bytes.withUnsafeBytes { raw in
      var reader = BinaryReader(UnsafeRawBufferPointer(rebasing: raw[range]))
      return try? SourceFile(from: &reader)
    }
  }

  /// The bytes of what a file declares.
  func modelBytes(of file: KnownFile) -> [UInt8]? {
    file.model.map { range in bytes.withUnsafeBytes { [UInt8]($0[range]) } }
  }

  private struct Content {
    var files: [String: KnownFile] = [:]
    var mocks: [MockMemo] = []
    var surroundings: [UInt64: MockSurroundings] = [:]
    var isWhole = false
    var outputs: [FileIdentity] = []

    init(_ raw: UnsafeRawBufferPointer, _ key: UInt64, _ mark: UInt64) throws(BinaryDamage) {
      guard raw.count > 24, raw.loadUnaligned(as: UInt64.self) == mark,
        raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == key
      else { throw BinaryDamage() }
      let body = UnsafeRawBufferPointer(rebasing: raw[24...])
      var hash = ContentHash()
      hash.add(body)
      guard raw.loadUnaligned(fromByteOffset: 16, as: UInt64.self) == hash.value else { throw BinaryDamage() }
      var reader = BinaryReader(body)
      let count = try reader.readCount()
      files.reserveCapacity(count)
      for _ in 0..<count {
        let file = try Self.file(&reader, raw)
        files[file.record.path] = file
      }
      mocks = try reader.read()
      for _ in 0..<(try reader.readCount()) {
        surroundings[try reader.read()] = MockSurroundings(imports: try reader.read(), module: try reader.read())
      }
      isWhole = try reader.read()
      outputs = try reader.read()
    }

    private static func file(
      _ reader: inout BinaryReader, _ raw: UnsafeRawBufferPointer
    ) throws(BinaryDamage) -> KnownFile {
      var record = FileRecord(path: try reader.read(), identity: try reader.read(), isOwn: try reader.read())
      record.hash = try reader.read()
      record.isMarked = try reader.read()
      record.module = try reader.read()
      record.declaredNames = try reader.readHashes()
      record.names = try reader.read()
      record.failure = try reader.read()
      guard try reader.read(Bool.self) else { return KnownFile(record: record) }
      let model = try reader.readBytes(try reader.readCount())
      guard let start = model.baseAddress, let base = raw.baseAddress else { throw BinaryDamage() }
      let offset = start - base
      return KnownFile(record: record, model: offset..<(offset + model.count))
    }
  }
}

/// Writes what the next run may know.
struct MockMemoryWriter {
  private var writer = BinaryWriter()

  /// - Parameter models: The bytes of what each file declares, if anybody asked for it.
  init(
    key: UInt64, records: [FileRecord], models: [[UInt8]?], output: MockOutput, outputs: [FileIdentity], now: Int64
  ) {
    writer.bytes.reserveCapacity(1 << 23)
    for _ in 0..<24 { writer.bytes.append(0) }
    writer.write(UInt64(records.count))
    for (record, model) in zip(records, models) {
      writer.write(record.path)
      // What was changed just now may change again, and look the same: then the content decides.
      writer.write(record.identity.isSettled(at: now) ? record.identity : .missing)
      writer.write(record.isOwn)
      writer.write(record.hash)
      writer.write(record.isMarked)
      writer.write(record.module)
      writer.write(hashes: record.declaredNames)
      writer.write(record.names)
      writer.write(record.failure)
      writer.write(model != nil)
      guard let model else { continue }
      writer.write(UInt64(model.count))
      writer.bytes += model
    }
    write(output)
    writer.write(outputs)
    var hash = ContentHash()
    writer.bytes.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[24...])) }
    let value = hash.value
    writer.bytes.withUnsafeMutableBytes { raw in
      raw.storeBytes(of: MockMemory.mark, as: UInt64.self)
      raw.storeBytes(of: key, toByteOffset: 8, as: UInt64.self)
      raw.storeBytes(of: value, toByteOffset: 16, as: UInt64.self)
    }
  }

  private mutating func write(_ output: MockOutput) {
    writer.write(UInt64(output.entries.count))
    for entry in output.entries { writer.write(entry.memo) }
    let needed = Set(output.entries.lazy.map(\.memo.surroundings)).sorted()
    writer.write(UInt64(needed.count))
    for hash in needed {
      writer.write(hash)
      writer.write(output.surroundings[hash]?.imports ?? [])
      writer.write(output.surroundings[hash]?.module)
    }
    writer.write(output.isWhole)
  }

  var bytes: [UInt8] { writer.bytes }
}

extension ModelNames: BinaryCoded {
  func write(to writer: inout BinaryWriter) {
    writer.write(hashes: declared)
    writer.write(hashes: genericAliases)
    writer.write(hashes: needed)
    writer.write(globalActors)
  }

  init(from reader: inout BinaryReader) throws(BinaryDamage) {
    declared = try reader.readHashes()
    genericAliases = try reader.readHashes()
    needed = try reader.readHashes()
    globalActors = try reader.read()
  }
}
