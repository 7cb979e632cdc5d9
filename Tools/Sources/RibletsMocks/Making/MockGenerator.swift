import RibletsReading
public import RibletsSource

/// Makes mocks of protocols that were read.
public struct MockGenerator: Sendable {
  let options: MockOptions

  /// Makes a generator.
  public init(_ options: MockOptions) {
    self.options = options
  }

  /// Makes the mocks of all marked protocols.
  ///
  /// - Parameters:
  ///   - files: Whose protocols are mocked.
  ///   - parents: Whose protocols are only inherited from.
  ///   - jobs: How many mocks are made at a time.
  ///   - progress: Told how many mocks are made.
  public func mocks(
    of files: [SourceFile], parents: [SourceFile] = [], jobs: Int = 1, progress: MockProgress? = nil
  ) -> MockOutput {
    let found = candidates(in: files, jobs: jobs)
    let (names, naming) = Workers.both(jobs: jobs) {
      DeclaredNames(files + parents)
    } _: {
      MockNaming(found, options)
    }
    let candidates = naming.candidates
    let plain = ProtocolIndex(names)
    let targets = Workers.map(candidates.count, jobs: jobs, makeTools: {}) { candidates[$1].target(plain) }
    let named = Dictionary(
      zip(candidates.lazy.map(\.candidate.qualifiedName), targets), uniquingKeysWith: { _, last in last })
    let index = ProtocolIndex(names, mocks: named)
    progress?.begin(.writing, candidates.count)
    var output = MockOutput(options: options)
    output.index = index
    output.mocks = Workers.map(candidates.count, jobs: jobs, makeTools: { MockMaker(index.copy(), options) }) {
      defer { progress?.advance() }
      return $0.mock(of: candidates[naming.order[$1]])
    }
    output.diagnoses = Self.unique(naming.diagnoses + output.mocks.flatMap(\.diagnoses))
    output.workings = [files, found, names, naming, index]
    return output
  }

  static func unique(_ diagnoses: [MockDiagnosis]) -> [MockDiagnosis] {
    var seen: Set<MockDiagnosis> = []
    return diagnoses.filter { seen.insert($0).inserted }.sorted { left, right in
      guard let first = left.position, let second = right.position else { return right.position != nil }
      return (first.file, first.line, first.column) < (second.file, second.line, second.column)
    }
  }

  /// The protocols of files that shall have mocks, in their order.
  private func candidates(in files: [SourceFile], jobs: Int) -> [MockCandidate] {
    Workers.map(files.count, jobs: jobs, makeTools: {}) { candidates(in: files[$1]) }.flatMap(\.self)
  }

  private func candidates(in file: SourceFile) -> [MockCandidate] {
    var found: [MockCandidate] = []
    func add(_ origin: SourceProtocol) {
      let annotation = MockAnnotation(word: options.annotation, in: origin.marks)
      guard let annotation = annotation ?? (options.mocksAll && !origin.isComposition ? MockAnnotation.none : nil)
      else { return }
      found.append(
        MockCandidate(
          origin: origin, annotation: annotation,
          surroundings: MockSurroundings(imports: file.imports + hiddenImports(of: origin), module: file.module)))
    }
    for place in file.protocols.indices { add(file.protocols[place]) }
    for place in file.aliases.indices {
      if let origin = SourceProtocol(composition: file.aliases[place]) { add(origin) }
    }
    return found
  }

  /// Returns the imports by which a mock sees a protocol that is hidden from others.
  private func hiddenImports(of origin: SourceProtocol) -> [SourceImport] {
    guard origin.marks.attributes.contains(where: { $0.name == "_spi" }) else { return [] }
    let groups = origin.marks.attributes.filter { $0.name == "_spi" }.map(\.text)
    return options.testableImports.map { SourceImport(name: $0, attributes: groups) }
  }
}
