import RibletsSource

/// Makes mocks on several threads.
struct MockMaking: Sendable {
  /// How many mocks are made at a time.
  var jobs = 1
  /// Told how many mocks are made.
  var progress: MockProgress?
  /// Where texts wait, if they are many.
  var scratch: ScratchFile?

  /// The mocks of protocols, in their order.
  func entries(
    _ candidates: [NamedCandidate], _ targets: [MockTarget], _ index: ProtocolIndex, _ options: MockOptions
  ) -> [MockEntry] {
    progress?.begin(.writing, candidates.count)
    let step = 32
    let count = (candidates.count + step - 1) / step
    return Workers.map(count, jobs: jobs, makeTools: { MockTools(index, options) }) { tools, number in
      let places = (number * step)..<min((number + 1) * step, candidates.count)
      var entries = places.map { place in
        defer { progress?.advance() }
        return tools.entry(of: candidates[place], targets[place])
      }
      let (source, start) = tools.lines.withBytes(source)
      for place in entries.indices { entries[place].move(to: source, by: start) }
      tools.lines.removeAll()
      return entries
    }.flatMap(\.self)
  }

  /// Where the bytes are from now on, and where among others.
  private func source(of bytes: UnsafeBufferPointer<UInt8>) -> (MockFile.Source, Int) {
    if let scratch, let start = scratch.keep(UnsafeRawBufferPointer(bytes)) { return (.scratch(scratch), start) }
    return (.bytes([UInt8](bytes)), 0)
  }
}

/// What each thread that makes mocks has for itself.
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
