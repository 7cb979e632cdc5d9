import RibletsSource

/// Makes one mock after another, on one thread.
struct MockMaker: ~Copyable {
  private var lines = Lines()
  private let index: ProtocolIndex
  private let options: MockOptions

  init(_ index: ProtocolIndex, _ options: MockOptions) {
    self.index = index
    self.options = options
  }

  mutating func mock(of named: NamedCandidate) -> MadeMock {
    let candidate = named.candidate
    var resolver = MockResolver(
      candidate.origin, candidate.annotation, named: named.name, index: index, options: options)
    var source: MadeMock.Source?
    if let mock = resolver.resolve() {
      lines.removeAll()
      MockWriter(mock: mock, index: index, options: options).write(to: &lines)
      // The writer is gone, and with it all pieces of lines.
      LineArena.current.pointee.removeAll()
      source = MadeMock.Source(
        bytes: lines.withBytes { [UInt8]($0) }, isPublic: mock.access > SourceAccess.internal, needs: lines.needs)
    }
    return MadeMock(
      candidate: candidate, name: named.name, diagnoses: resolver.diagnoses, source: source)
  }
}
