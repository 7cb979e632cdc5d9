import RibletsReading
import RibletsSource

/// Writes what the next run may know, in pieces that can be made at a time: first those of files, then those of mocks.
final class MockMemoryWriter: Sendable {
  /// The number of pieces.
  let count: Int
  private let reading: FileReading
  private let output: MockOutput
  private let now: Int64
  private let file: CacheFileWriter
  private let recordCount: Int

  /// The number of files or mocks that make a piece.
  private static let step = 256

  /// - Parameter path: What will be written.
  init(at path: String, key: UInt64, _ reading: FileReading, output: MockOutput, now: Int64) {
    self.reading = reading
    self.output = output
    self.now = now
    func pieces(_ count: Int) -> Int { (count + Self.step - 1) / Self.step }
    recordCount = pieces(reading.records.count)
    count = recordCount + pieces(output.entries.count)
    file = CacheFileWriter(at: path, key: key, count: count)
  }

  /// Makes a piece; each is made once, on any thread.
  func make(_ number: Int) {
    file.write(piece: number) { writer in
      if number < recordCount {
        write(records: Self.places(number, of: reading.records.count), to: &writer)
      } else {
        write(mocks: Self.places(number - recordCount, of: output.entries.count), to: &writer)
      }
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
      writer.write(record.identity.trusted(at: now))
      writer.write(record.isOwn)
      writer.write(record.hash)
      writer.write(record.isMarked)
      writer.write(record.module)
      writer.write(whole: record.declaredNames)
      writer.write(record.names)
      writer.write(record.strayMarks)
      writer.write(record.failure)
      writeModel(of: record, to: &writer)
    }
  }

  /// Writes what a file declares, if anybody asked for it; bytes of the last run are taken over.
  private func writeModel(of record: FileRecord, to writer: inout BinaryWriter) {
    if record.names != nil, let model = record.model {
      writer.writeBlock { model.write(to: &$0) }
    } else if record.names != nil, let memory = reading.memory, let range = memory.files[record.path]?.model {
      writer.writeBlock { writer in
        _ = try? memory.file.read(range) { bytes throws(BinaryDamage) in writer.bytes.append(contentsOf: bytes) }
      }
    } else {
      writer.writeBlock { _ in }
    }
  }

  private func write(mocks places: Range<Int>, to writer: inout BinaryWriter) {
    writer.write(UInt64(places.count))
    for place in places { writer.write(output.entries[place].memo) }
  }

  /// Writes the memory, when all pieces are made.
  ///
  /// - Parameter outputs: What the outputs are now that they are written.
  func save(outputs: [FileIdentity]) {
    file.save { tail in
      tail.write(UInt64(recordCount))
      let needed = Set(output.entries.lazy.map(\.memo.surroundings)).sorted()
      tail.write(UInt64(needed.count))
      for hash in needed {
        tail.write(hash)
        tail.write(output.surroundings[hash]?.imports ?? [])
        tail.write(output.surroundings[hash]?.module)
      }
      tail.write(output.isWhole)
      tail.write(outputs)
    }
  }
}
