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
  /// How many bytes are before the files: mark, key, hash of the rest, and where the mocks begin.
  static let headCount = 32

  /// Reads what a run has left.
  ///
  /// - Parameter key: That of the program and its options.
  init?(at path: String, key: UInt64) {
    // Whoever writes it replaces it, so what is mapped stays.
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else { return nil }
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
    mocks = content.mocks.memos
    surroundings = content.mocks.surroundings
    isWhole = content.mocks.isWhole
    outputs = content.mocks.outputs
  }

  /// What a file declares.
  func model(of file: KnownFile) -> SourceFile? {
    guard let range = file.model else { return nil }
    return bytes.withUnsafeBytes { raw in
      var reader = BinaryReader(UnsafeRawBufferPointer(rebasing: raw[range]))
      return try? SourceFile(from: &reader)
    }
  }

  /// Hands out some of its bytes.
  func withBytes(in range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Void) {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  private struct Content {
    let files: [String: KnownFile]
    let mocks: Mocks

    init(_ raw: UnsafeRawBufferPointer, _ key: UInt64, _ mark: UInt64) throws(BinaryDamage) {
      guard raw.count > MockMemory.headCount, raw.loadUnaligned(as: UInt64.self) == mark,
        raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == key
      else { throw BinaryDamage() }
      let body = UnsafeRawBufferPointer(rebasing: raw[24...])
      var hash = ContentHash()
      hash.add(body)
      guard raw.loadUnaligned(fromByteOffset: 16, as: UInt64.self) == hash.value else { throw BinaryDamage() }
      let place = raw.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
      guard place >= UInt64(MockMemory.headCount), place < UInt64(raw.count) else { throw BinaryDamage() }
      // Nobody changes what is read by both.
      nonisolated(unsafe) let raw = raw
      let (files, mocks) = Workers.both(jobs: 2) {
        Result { () throws(BinaryDamage) in try Self.files(raw, until: Int(place)) }
      } _: {
        Result { () throws(BinaryDamage) in try Mocks(UnsafeRawBufferPointer(rebasing: raw[Int(place)...])) }
      }
      self.files = try files.get()
      self.mocks = try mocks.get()
    }

    private static func files(
      _ raw: UnsafeRawBufferPointer, until end: Int
    ) throws(BinaryDamage) -> [String: KnownFile] {
      var reader = BinaryReader(UnsafeRawBufferPointer(rebasing: raw[MockMemory.headCount..<end]))
      let count = try reader.readCount()
      var files: [String: KnownFile] = [:]
      files.reserveCapacity(count)
      for _ in 0..<count {
        let file = try Self.file(&reader, raw)
        files[file.record.path] = file
      }
      return files
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

extension MockMemory {
  /// What became of the files.
  fileprivate struct Mocks: Sendable {
    let memos: [MockMemo]
    private(set) var surroundings: [UInt64: MockSurroundings] = [:]
    let isWhole: Bool
    let outputs: [FileIdentity]

    init(_ raw: UnsafeRawBufferPointer) throws(BinaryDamage) {
      var reader = BinaryReader(raw)
      memos = try reader.read()
      for _ in 0..<(try reader.readCount()) {
        surroundings[try reader.read()] = MockSurroundings(imports: try reader.read(), module: try reader.read())
      }
      isWhole = try reader.read()
      outputs = try reader.read()
    }
  }
}
