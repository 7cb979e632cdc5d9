import RibletsReading
import RibletsSource

/// Makes mocks on several threads.
struct MockMaking: Sendable {
  /// The number of mocks that are made at a time.
  var jobs = 1
  /// Told how many mocks are made.
  var progress: MockProgress?
  /// The file that texts go to; into memory if there is none.
  var draft: DraftFile?

  /// The mocks that a thread makes at a time.
  private struct Piece {
    var entries: [MockEntry]
    var source: FileParts.Source
    var count: Int
  }

  /// The mocks of protocols, in their order.
  func entries(
    _ candidates: [NamedCandidate], _ targets: [MockTarget], _ index: ProtocolIndex, _ options: MockOptions
  ) -> [MockEntry] {
    progress?.begin(.writing, candidates.count)
    let step = 32
    let count = (candidates.count + step - 1) / step
    let begin = draft?.end ?? (number: 0, count: 0)
    let pieces = Workers.map(count, jobs: jobs, makeTools: { MockTools(index, options) }) { tools, number -> Piece in
      let places = (number * step)..<min((number + 1) * step, candidates.count)
      let entries = places.map { place in
        defer { progress?.advance() }
        return tools.entry(of: candidates[place], targets[place])
      }
      defer { tools.lines.removeAll() }
      return tools.lines.withBytes { bytes in
        Piece(entries: entries, source: source(of: bytes, begin.number + number, entries), count: bytes.count)
      }
    }
    return placed(pieces, from: begin.count)
  }

  private func source(
    of bytes: UnsafeBufferPointer<UInt8>, _ number: Int, _ entries: [MockEntry]
  ) -> FileParts.Source {
    guard let draft else { return .bytes([UInt8](bytes)) }
    draft.add(number, UnsafeRawBufferPointer(bytes), marks: MockHead.Needs(entries).bits)
    return .draft(draft)
  }

  /// The mocks of all pieces, which know where their texts are now that the pieces are in their order.
  private func placed(_ pieces: [Piece], from start: Int) -> [MockEntry] {
    var start = start
    var entries: [MockEntry] = []
    entries.reserveCapacity(pieces.reduce(0) { $0 + $1.entries.count })
    for piece in pieces {
      for var entry in piece.entries {
        entry.move(to: piece.source, by: draft == nil ? 0 : start)
        entries.append(entry)
      }
      start += piece.count
    }
    return entries
  }
}

/// The tools of one thread that makes mocks.
private struct MockTools: ~Copyable {
  var lines = Lines()
  private let lookups = IndexLookups()
  private let index: ProtocolIndex
  private let options: MockOptions

  init(_ index: ProtocolIndex, _ options: MockOptions) {
    self.index = index.noting(in: lookups)
    self.options = options
  }

  mutating func entry(of named: NamedCandidate, _ target: MockTarget) -> MockEntry {
    // What the target is made from counts, too.
    _ = named.target(index)
    let candidate = named.candidate
    var resolver = MockResolver(
      candidate.origin, candidate.annotation, named: named.name, index: index, options: options)
    var text: MockMemo.Text?
    if let mock = resolver.resolve() {
      let start = lines.count
      lines.needs = []
      MockWriter(mock: mock, index: index, options: options).write(to: &lines)
      // The writer is gone, and with it all pieces of lines.
      LineArena.current.pointee.removeAll()
      text = MockMemo.Text(
        shard: 0, range: start..<lines.count, isPublic: mock.access > SourceAccess.internal, needs: lines.needs)
    }
    let memo = MockMemo(
      origin: candidate.place, name: named.name, protocolName: candidate.protocolName,
      qualifiedName: ContentHash.of(candidate.qualifiedName), isNested: candidate.isNested,
      surroundings: candidate.surroundingsHash, target: target, lookups: lookups.take(),
      diagnoses: resolver.diagnoses, text: text)
    return MockEntry(memo: memo)
  }
}
