import RibletsReading
import RibletsSource

/// The facts and the uses of an app's files, as they wait for the next command.
///
/// The file is never needed: what is not there, is damaged or cannot be written costs time and nothing else.
struct KeptReach: Sendable {
  var facts = ReachFacts()
  /// A hash of what the uses were found from.
  var question: UInt64 = 0
  var types = OwnTypes()
  var uses = FileUses()

  private static let key: UInt64 = {
    var key = ContentHash()
    key.add("reach 1")
    key.addProgram()
    return key.value
  }()

  private static func path(in root: String) -> String { root + "/.build/riblets/reach" }

  /// Nothing is kept.
  init() {}

  /// Reads what the last command has left.
  init(in root: String) {
    guard let file = CacheFile(at: Self.path(in: root), key: Self.key),
      let kept = try? file.readTail({ reader, _ throws(BinaryDamage) in try Self(from: &reader) })
    else { return }
    self = kept
  }

  /// Takes what is to be kept.
  init(_ facts: ReachFacts, _ graph: ReachGraph, question: UInt64) {
    (self.facts, self.question, types, uses) = (facts, question, graph.types, graph.uses)
  }

  /// Leaves it for the next command.
  func save(in root: String) {
    CacheFileWriter(at: Self.path(in: root), key: Self.key, count: 0).save { write(to: &$0) }
  }
}

extension KeptReach: BinaryCoded {
  func write(to writer: inout BinaryWriter) {
    writer.write(question)
    writer.write(facts, types, uses)
  }

  init(from reader: inout BinaryReader) throws(BinaryDamage) {
    question = try reader.readNumber()
    facts = try reader.read()
    types = try reader.read()
    uses = try reader.read()
    guard uses.addNames(facts.names), uses.count == facts.count else { throw BinaryDamage() }
  }
}
