import RibletsReading
import RibletsSource

/// Makes the mocks that a change leads to, without a look at most files.
///
/// What is made notes all names that it asks for. If a file that was left out declares one of them, all is done again
/// with that file: so each mock sees what it would see among all files.
struct ChangedMocks {
  let changes: FileChanges
  private let reading: FileReading
  let memory: MockMemory
  let generator: MockGenerator
  /// The mocks of files that are as they were.
  let past: [MockMemo]
  /// The protocols of files that are not, with the names of their mocks.
  let fresh: [NamedCandidate]
  /// The attributes of all files that isolate.
  let globalActors: [String]
  let shadows: [String]

  /// - Returns: `nil` where all has to be known: if names may be another's, or if much has changed.
  init?(_ changes: FileChanges, in reading: FileReading, _ options: MockOptions) {
    guard let memory = reading.memory, memory.isWhole, changes.places.count <= Self.limit else { return nil }
    self.changes = changes
    self.reading = reading
    self.memory = memory
    generator = MockGenerator(options)
    past = memory.mocks.filter { !changes.files.contains($0.origin.file) }
    let found = changes.places.filter { reading.records[$0].isMarked }.compactMap { reading.model(at: $0) }.flatMap(
      generator.candidates)
    let gone = memory.mocks.filter { changes.files.contains($0.origin.file) }
    guard let named = Self.named(found, past: past, gone: gone) else { return nil }
    fresh = named
    globalActors = reading.records.flatMap { $0.names?.globalActors ?? [] }
    shadows = reading.records.flatMap { $0.names?.shadows ?? [] }
  }

  /// The largest number of files that are looked at.
  private static let limit = 200

  /// Names the mocks of changed files; `nil` if that takes or gives names from or to others.
  private static func named(
    _ found: [MockCandidate], past: [MockMemo], gone: [MockMemo]
  ) -> [NamedCandidate]? {
    guard found.allSatisfy(\.annotation.complaints.isEmpty) else { return nil }
    var before: [UInt64: Int] = [:]
    var now: [UInt64: Int] = [:]
    for memo in gone { before[memo.protocolName, default: 0] += 1 }
    for candidate in found { now[candidate.protocolName, default: 0] += 1 }
    var others: [UInt64: Int] = [:]
    for memo in past where before[memo.protocolName] != nil || now[memo.protocolName] != nil {
      others[memo.protocolName, default: 0] += 1
    }
    func isAmbiguous(_ hash: UInt64, _ counts: [UInt64: Int]) -> Bool {
      counts[hash, default: 0] + others[hash, default: 0] > 1
    }
    for memo in past where memo.isNested && others[memo.protocolName] != nil {
      if isAmbiguous(memo.protocolName, before) != isAmbiguous(memo.protocolName, now) { return nil }
    }
    let named = found.map { candidate in
      NamedCandidate(
        candidate: candidate, name: candidate.mockName(isAmbiguous: isAmbiguous(candidate.protocolName, now)))
    }
    let names = Set(named.map(\.name))
    guard names.count == named.count, !past.contains(where: { names.contains($0.name) }) else { return nil }
    return named
  }

  /// The mocks; `nil` if more has to be known than is worth while.
  func output(_ making: MockMaking) -> MockOutput? {
    var places = Set(changes.places)
    while places.count <= Self.limit {
      let models = reading.models(at: places.sorted())
      guard let attempt = ChangedMocksAttempt(of: self, among: models.own + models.parents) else { return nil }
      if attempt.otherFiles.isEmpty {
        let made = making.entries(attempt.making, attempt.targets, attempt.index, generator.options)
        let missing = reading.places(declaring: made.lazy.map(\.memo.lookups), besides: places)
        if missing.isEmpty { return output(made, attempt) }
        places.formUnion(missing)
      } else {
        places.formUnion(reading.places(of: attempt.otherFiles))
      }
    }
    return nil
  }

  private func output(_ made: [MockEntry], _ attempt: ChangedMocksAttempt) -> MockOutput {
    let isMade = Set(made.lazy.map(\.memo.origin))
    let kept = past.filter { !isMade.contains($0.origin) }.map { MockEntry(memo: $0) }
    var output = MockOutput(options: generator.options)
    output.isWhole = true
    output.surroundings = memory.surroundings
    for named in attempt.making {
      output.surroundings[named.candidate.surroundingsHash] = named.candidate.surroundings
    }
    output.entries = Self.merged(kept, made.sorted { $0.memo.name < $1.memo.name })
    output.diagnoses = MockGenerator.unique(output.entries.flatMap(\.memo.diagnoses))
    return output
  }

  private static func merged(_ kept: [MockEntry], _ made: [MockEntry]) -> [MockEntry] {
    var all: [MockEntry] = []
    all.reserveCapacity(kept.count + made.count)
    var rest = made[...]
    for entry in kept {
      while let first = rest.first, first.memo.name < entry.memo.name { all.append(rest.removeFirst()) }
      all.append(entry)
    }
    return all + rest
  }
}

extension FileReading {
  /// The places of other files that declare a name that was looked up.
  fileprivate func places(declaring lookups: some Sequence<[UInt64]>, besides known: Set<Int>) -> [Int] {
    var asked = NameSet()
    for hashes in lookups { for hash in hashes { asked.insert(hash) } }
    return records.indices.filter { place in
      !known.contains(place) && records[place].names?.declaresAny(of: asked) ?? false
    }
  }

  /// The places of files by the hashes of their paths.
  fileprivate func places(of files: Set<UInt64>) -> [Int] {
    records.indices.filter { files.contains(ContentHash.of(records[$0].path)) }
  }
}
