import RibletsSource

/// What the next run may know of what a file declares.
enum KeptModel: Sendable {
  case made([UInt8])
  /// Where it is in the memory of the last run.
  case known(Range<Int>)

  fileprivate var count: Int {
    switch self {
    case .made(let bytes): bytes.count
    case .known(let range): range.count
    }
  }
}

/// Writes what the next run may know.
struct MockMemoryWriter: Sendable {
  private let key: UInt64
  /// Where the mocks begin.
  private var mocks: UInt64 = 0
  private var writer = BinaryWriter()

  /// - Parameter models: The bytes of what each file declares, if anybody asked for it.
  init(
    key: UInt64, _ reading: FileReading, models: [KeptModel?], output: MockOutput, now: Int64
  ) {
    self.key = key
    let count = models.reduce(0) { $0 + ($1?.count ?? 0) }
    writer.bytes.reserveCapacity(count + reading.records.count * 192 + output.entries.count * 384 + (1 << 16))
    for _ in 0..<MockMemory.headCount { writer.bytes.append(0) }
    writer.write(UInt64(reading.records.count))
    for (record, model) in zip(reading.records, models) {
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
      switch model {
      case .made(let bytes): writer.bytes += bytes
      case .known(let range): reading.memory?.withBytes(in: range) { writer.bytes += $0 }
      }
    }
    mocks = UInt64(writer.bytes.count)
    write(output)
  }

  /// The memory's bytes.
  ///
  /// - Parameter outputs: What the outputs are now that they are written.
  consuming func bytes(outputs: [FileIdentity]) -> [UInt8] {
    writer.write(outputs)
    let mocks = mocks
    writer.bytes.withUnsafeMutableBytes { $0.storeBytes(of: mocks, toByteOffset: 24, as: UInt64.self) }
    var hash = ContentHash()
    writer.bytes.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[24...])) }
    let value = hash.value
    let key = key
    writer.bytes.withUnsafeMutableBytes { raw in
      raw.storeBytes(of: MockMemory.mark, as: UInt64.self)
      raw.storeBytes(of: key, toByteOffset: 8, as: UInt64.self)
      raw.storeBytes(of: value, toByteOffset: 16, as: UInt64.self)
    }
    return writer.bytes
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
}
