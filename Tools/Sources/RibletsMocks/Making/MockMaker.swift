import RibletsSource

/// Makes one mock after another: resolved, named, judged and written.
struct MockMaker {
  private let index: ProtocolIndex
  private let options: MockOptions
  private var lines = IndentedText()

  init(_ index: ProtocolIndex, _ options: MockOptions) {
    self.index = index
    self.options = options
  }

  mutating func mock(of named: NamedCandidate) -> MadeMock {
    let candidate = named.candidate
    var report = ProtocolReport(on: candidate.origin, candidate.annotation, index, options)
    let mock = resolved(named, &report)
    return MadeMock(
      candidate: candidate, name: named.name, diagnoses: report.diagnoses, source: mock.map { source(of: $0) })
  }

  private func resolved(_ named: NamedCandidate, _ report: inout ProtocolReport) -> ResolvedMock? {
    let (origin, annotation) = (named.candidate.origin, named.candidate.annotation)
    let judge = MockJudge(index: index, options: options)
    let mock = ResolvedMock(of: origin, annotation, named: named.name, options)
    if let obstacle = judge.obstacle(between: origin, mock) {
      report.isOutOfReach(obstacle)
      return nil
    }
    let resolver = MockResolver(origin: origin, annotation: annotation, index: index, options: options)
    resolver.resolve(mock, &report)
    mock.nameParts(index, scopes: origin.scopes)
    resolver.annotate(mock, &report)
    report.reviewMembers(of: mock)
    report.reviewAnnotation(of: mock)
    return judge.accepts(mock, &report) ? mock : nil
  }

  private mutating func source(of mock: ResolvedMock) -> MadeMock.Source {
    lines.removeAll()
    MockWriter(mock: mock, index: mock.index(index), options: options).write(to: &lines)
    return MadeMock.Source(
      bytes: Array(lines.bytes[...]), isPublic: mock.access > SourceAccess.internal, needs: lines.needs)
  }
}
