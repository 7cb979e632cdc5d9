import RibletsReading
package import RibletsSource

/// A record of a mock from the last run.
struct MockMemo: Sendable {
  /// The place of its text in the output.
  struct Text: Sendable {
    /// In which of the files.
    var shard: Int
    /// From which byte to which.
    var range: Range<Int>
    var isPublic: Bool
    var needs: MockNeeds
  }

  /// The protocol that it is of, and the file of that.
  struct Origin: Hashable, Sendable {
    /// The hash of the file's path.
    var file: UInt64
    /// Its place among those of the file that are mocked.
    var ordinal: Int
  }

  var origin: Origin
  var name: String
  /// The hash of the protocol's name.
  var protocolName: UInt64
  /// The hash of that name with those of the types around it.
  var qualifiedName: UInt64
  /// True if there are types around the protocol.
  var isNested: Bool
  /// The hash of what it takes over from the protocol's file.
  var surroundings: UInt64
  var target: MockTarget
  /// The hashes of all names that were looked up for it.
  var lookups: [UInt64]
  var diagnoses: [MockDiagnosis]
  /// `nil` if there could be no mock.
  var text: Text?
}

extension MockMemo: BinaryCoded {
  func write(to writer: inout BinaryWriter) {
    writer.write(origin.file)
    writer.write(origin.ordinal)
    writer.write(name)
    writer.write(whole: [protocolName, qualifiedName, surroundings])
    writer.write(isNested)
    writer.write(target.name)
    writer.write(target.globalActor)
    writer.write(target.isSimple)
    writer.write(whole: lookups)
    writer.write(diagnoses)
    writer.write(text != nil)
    guard let text else { return }
    writer.write(text.shard)
    writer.write(text.range.lowerBound)
    writer.write(text.range.count)
    writer.write(text.isPublic)
    writer.bytes.append(text.needs.rawValue)
  }

  init(from reader: inout BinaryReader) throws(BinaryDamage) {
    origin = Origin(file: try reader.read(), ordinal: try reader.read())
    name = try reader.read()
    let hashes: [UInt64] = try reader.readWhole()
    guard hashes.count == 3 else { throw BinaryDamage() }
    (protocolName, qualifiedName, surroundings) = (hashes[0], hashes[1], hashes[2])
    isNested = try reader.read()
    target = MockTarget(name: try reader.read(), globalActor: try reader.read(), isSimple: try reader.read())
    lookups = try reader.readWhole()
    diagnoses = try reader.read()
    guard try reader.read(Bool.self) else { return }
    let shard = try reader.read(Int.self)
    let start = try reader.read(Int.self)
    let count = try reader.read(Int.self)
    guard shard >= 0, start >= 0, count >= 0, start <= Int.max - count else { throw BinaryDamage() }
    text = Text(
      shard: shard, range: start..<(start + count), isPublic: try reader.read(),
      needs: MockNeeds(rawValue: try reader.readByte()))
  }
}

extension MockDiagnosis: BinaryCoded {
  package func write(to writer: inout BinaryWriter) {
    writer.write(severity == .error)
    writer.write(text)
    writer.write(position?.file)
    writer.write(position)
  }

  package init(from reader: inout BinaryReader) throws(BinaryDamage) {
    severity = try reader.read(Bool.self) ? .error : .warning
    text = try reader.read()
    let file = try reader.read(String?.self)
    position = try reader.read()
    position?.file = file ?? ""
  }
}
