import RibletsSource
import Synchronization

/// Writes what the next run may know, in pieces that can be made at a time.
///
/// The file is a head, the pieces, and a tail which says how long they are: first those of files, then those of mocks.
final class MockMemoryWriter: Sendable {
  /// The number of pieces.
  let count: Int
  private let key: UInt64
  private let reading: FileReading
  private let output: MockOutput
  private let now: Int64
  private let draft: DraftFile
  private let recordCount: Int
  private let pieces: Mutex<[MockMemory.Piece]>

  /// The number of files or mocks that make a piece.
  private static let step = 256

  /// - Parameter path: What will be written.
  init(at path: String, key: UInt64, _ reading: FileReading, output: MockOutput, now: Int64) {
    self.key = key
    self.reading = reading
    self.output = output
    self.now = now
    draft = DraftFile(for: path, limit: 0)
    draft.foresee { _ in [UInt8](repeating: 0, count: MockMemory.headCount) }
    func pieces(_ count: Int) -> Int { (count + Self.step - 1) / Self.step }
    recordCount = pieces(reading.records.count)
    count = recordCount + pieces(output.entries.count)
    self.pieces = Mutex(Array(repeating: MockMemory.Piece(count: 0, hash: 0), count: count))
  }

  /// Makes a piece; each is made once, on any thread.
  func make(_ number: Int) {
    var writer = BinaryWriter()
    writer.bytes.reserveCapacity(1 << 18)
    if number < recordCount {
      write(records: Self.places(number, of: reading.records.count), to: &writer)
    } else {
      write(mocks: Self.places(number - recordCount, of: output.entries.count), to: &writer)
    }
    writer.bytes.withUnsafeBytes { bytes in
      let piece = MockMemory.Piece(bytes)
      pieces.withLock { $0[number] = piece }
      draft.add(number, bytes)
    }
  }

  private static func places(_ number: Int, of count: Int) -> Range<Int> {
    (number * step)..<min((number + 1) * step, count)
  }

  private func write(records places: Range<Int>, to writer: inout BinaryWriter) {
    writer.write(UInt64(places.count))
    for place in places {
      let record = reading.records[place]
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
      writeModel(of: record, to: &writer)
    }
  }

  /// Writes what a file declares, if anybody asked for it; bytes of the last run are taken over.
  private func writeModel(of record: FileRecord, to writer: inout BinaryWriter) {
    if record.names != nil, let model = record.model {
      writer.write(true)
      // Whoever skips the model wants to know how long it is.
      let start = writer.bytes.count
      writer.bytes.append(contentsOf: [0, 0, 0, 0])
      model.write(to: &writer)
      let count = UInt32(writer.bytes.count - start - 4)
      writer.bytes.withUnsafeMutableBytes { $0.storeBytes(of: count, toByteOffset: start, as: UInt32.self) }
    } else if record.names != nil, let memory = reading.memory, let range = memory.files[record.path]?.model {
      writer.write(true)
      withUnsafeBytes(of: UInt32(range.count)) { writer.bytes.append(contentsOf: $0) }
      memory.withBytes(in: range) { writer.bytes.append(contentsOf: $0) }
    } else {
      writer.write(false)
    }
  }

  private func write(mocks places: Range<Int>, to writer: inout BinaryWriter) {
    writer.write(UInt64(places.count))
    for place in places { writer.write(output.entries[place].memo) }
  }

  /// The memory, when all pieces are made.
  ///
  /// - Parameter outputs: What the outputs are now that they are written.
  func file(outputs: [FileIdentity]) -> MockFile {
    let tail = tail(outputs)
    let end = draft.end.count
    var head = BinaryWriter()
    for word in [MockMemory.mark, key, UInt64(end), tail.withUnsafeBytes { MockMemory.Piece($0).hash }] {
      withUnsafeBytes(of: word) { head.bytes.append(contentsOf: $0) }
    }
    var file = MockFile(head: head.bytes)
    file.add(0..<end, of: .draft(draft))
    file.add(tail.indices, of: .bytes(tail))
    return file
  }

  private func tail(_ outputs: [FileIdentity]) -> [UInt8] {
    var writer = BinaryWriter()
    writer.write(pieces.withLock { $0 })
    writer.write(UInt64(recordCount))
    let needed = Set(output.entries.lazy.map(\.memo.surroundings)).sorted()
    writer.write(UInt64(needed.count))
    for hash in needed {
      writer.write(hash)
      writer.write(output.surroundings[hash]?.imports ?? [])
      writer.write(output.surroundings[hash]?.module)
    }
    writer.write(output.isWhole)
    writer.write(outputs)
    return writer.bytes
  }
}
