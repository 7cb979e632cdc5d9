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
    mocks(of: files, parents: parents, past: PastMocks(), with: MockMaking(jobs: jobs, progress: progress))
  }

  /// - Parameter past: The mocks of the last run, which stay where nothing that they are made from changed.
  func mocks(of files: [SourceFile], parents: [SourceFile], past: PastMocks, with making: MockMaking) -> MockOutput {
    let found = candidates(in: files, jobs: making.jobs)
    let (names, naming) = Workers.both(jobs: making.jobs) {
      DeclaredNames(files + parents)
    } _: {
      MockNaming(found, options)
    }
    let candidates = naming.candidates
    var past = past
    let targets = past.targets(of: candidates, ProtocolIndex(names), jobs: making.jobs)
    var mocks: [UInt64: MockTarget] = [:]
    mocks.reserveCapacity(candidates.count)
    for (named, target) in zip(candidates, targets) { mocks[ContentHash.of(named.candidate.qualifiedName)] = target }
    let index = ProtocolIndex(names, mocks: mocks)
    let kept = past.kept(candidates)
    let isMade = naming.order.filter { kept[$0] == nil }
    if isMade.count == naming.order.count {
      let head = MockHead(naming, options)
      making.draft?.foresee { head.foreseen(MockHead.Needs(bits: $0)) }
    }
    var made = making.entries(isMade.map { candidates[$0] }, isMade.map { targets[$0] }, index, options).makeIterator()
    var output = MockOutput(options: options)
    output.isWhole = naming.isWhole
    output.surroundings = naming.surroundings
    output.entries = naming.order.compactMap { place in kept[place].map { MockEntry(memo: $0) } ?? made.next() }
    output.diagnoses = Self.unique(naming.diagnoses + output.entries.flatMap(\.memo.diagnoses))
    output.workings = [files, found, names, naming, targets, mocks, index]
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
    let step = 64
    return Workers.map((files.count + step - 1) / step, jobs: jobs, makeTools: {}) { _, number in
      files[(number * step)..<min((number + 1) * step, files.count)].flatMap(candidates)
    }.flatMap(\.self)
  }

  /// The protocols of a file that shall have mocks, in their order.
  func candidates(in file: SourceFile) -> [MockCandidate] {
    var found: [MockCandidate] = []
    let path = ContentHash.of(file.path)
    func add(_ origin: SourceProtocol) {
      let annotation = MockAnnotation(word: options.annotation, in: origin.marks)
      guard let annotation = annotation ?? (options.mocksAll && !origin.isComposition ? MockAnnotation.none : nil)
      else { return }
      found.append(
        MockCandidate(
          origin: origin, annotation: annotation,
          surroundings: MockSurroundings(imports: file.imports + hiddenImports(of: origin), module: file.module),
          place: MockMemo.Origin(file: path, ordinal: found.count)))
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
