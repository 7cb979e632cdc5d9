public import RibletsSource

/// Makes mocks of protocols that were read.
public struct MockGenerator: Sendable {
  private let options: MockOptions

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
    mocks(of: files, parents: parents, jobs: jobs, progress: progress, past: PastMocks())
  }

  /// - Parameters:
  ///   - past: The mocks of the last run, which stay where nothing that they are made from changed.
  ///   - scratch: Where texts wait, if they are many.
  func mocks(
    of files: [SourceFile], parents: [SourceFile], jobs: Int, progress: MockProgress?, past: PastMocks,
    scratch: ScratchFile? = nil
  ) -> MockOutput {
    var index = ProtocolIndex(files + parents)
    var diagnoses: [MockDiagnosis] = []
    var candidates = self.candidates(in: files, jobs: jobs)
    diagnoses += candidates.flatMap(\.annotation.complaints)
    name(&candidates, &diagnoses)
    var past = past
    let targets = past.targets(of: candidates, index, jobs: jobs)
    var mocks: [String: MockTarget] = [:]
    mocks.reserveCapacity(candidates.count)
    for (candidate, target) in zip(candidates, targets) { mocks[candidate.qualifiedName] = target }
    index = index.with(mocks)
    var output = MockOutput(options: options)
    output.entries = entries(of: candidates, targets, past.kept(candidates), index, jobs: jobs, progress, scratch)
    output.diagnoses = Self.unique(diagnoses + output.entries.flatMap(\.memo.diagnoses))
    return output
  }

  /// The mocks in the order of their names, some at a time.
  private func entries(
    of candidates: [MockCandidate], _ targets: [MockTarget], _ kept: [MockMemo?], _ index: ProtocolIndex, jobs: Int,
    _ progress: MockProgress?, _ scratch: ScratchFile?
  ) -> [MockEntry] {
    let order = candidates.indices.sorted { (candidates[$0].name, $0) < (candidates[$1].name, $1) }
    let made = order.filter { kept[$0] == nil }
    progress?.begin(.writing, made.count)
    let step = 32
    let pieces = Workers.map((made.count + step - 1) / step, jobs: jobs, makeTools: MockTools.init) { tools, number in
      let places = made[(number * step)..<min((number + 1) * step, made.count)]
      let index = tools.index(index)
      var entries = places.map { place in
        defer { progress?.advance() }
        return entry(of: candidates[place], targets[place], index, tools.lookups, &tools.lines)
      }
      let (source, start) = Self.source(of: tools.lines.bytes, scratch)
      for place in entries.indices { entries[place].move(to: source, by: start) }
      tools.lines.removeAll()
      return entries
    }
    var next = pieces.joined().makeIterator()
    return order.compactMap { place in
      kept[place].map { MockEntry(memo: $0, candidate: candidates[place]) } ?? next.next()
    }
  }

  /// Where the bytes are from now on, and where among others.
  private static func source(of bytes: [UInt8], _ scratch: ScratchFile?) -> (MockFile.Source, Int) {
    if let scratch, let start = bytes.withUnsafeBytes(scratch.keep) { return (.scratch(scratch), start) }
    return (.bytes(bytes.withUnsafeBufferPointer { [UInt8]($0) }), 0)
  }

  private func entry(
    of candidate: MockCandidate, _ target: MockTarget, _ index: ProtocolIndex, _ lookups: IndexLookups,
    _ lines: inout Lines
  ) -> MockEntry {
    // What the target is made from counts, too.
    _ = candidate.target(index)
    var resolver = MockResolver(
      candidate.origin, candidate.annotation, named: candidate.name, index: index, options: options)
    var text: MockMemo.Text?
    if let mock = resolver.resolve() {
      let start = lines.bytes.count
      lines.needs = []
      MockWriter(mock: mock, index: index, options: options).write(to: &lines)
      text = MockMemo.Text(
        shard: 0, range: start..<lines.bytes.count, isPublic: mock.access > SourceAccess.internal, needs: lines.needs)
    }
    let memo = MockMemo(
      origin: candidate.place, name: candidate.name, protocolName: candidate.protocolName, target: target,
      lookups: lookups.take(), diagnoses: resolver.diagnoses, text: text)
    return MockEntry(memo: memo, candidate: candidate)
  }

  private static func unique(_ diagnoses: [MockDiagnosis]) -> [MockDiagnosis] {
    var seen: Set<MockDiagnosis> = []
    return diagnoses.filter { seen.insert($0).inserted }.sorted { left, right in
      guard let first = left.position, let second = right.position else { return right.position != nil }
      return (first.file, first.line, first.column) < (second.file, second.line, second.column)
    }
  }

  private func candidates(in files: [SourceFile], jobs: Int) -> [MockCandidate] {
    Workers.map(files.count, jobs: jobs, makeTools: {}) { _, number in candidates(in: files[number]) }.flatMap(\.self)
  }

  private func candidates(in file: SourceFile) -> [MockCandidate] {
    var found: [MockCandidate] = []
    let path = ContentHash.of(file.path)
    for origin in file.protocols + file.aliases.compactMap(SourceProtocol.init(composition:)) {
      let annotation = MockAnnotation(word: options.annotation, in: origin.marks)
      guard let annotation = annotation ?? (options.mocksAll && !origin.isComposition ? MockAnnotation.none : nil)
      else {
        continue
      }
      let place = MockMemo.Origin(file: path, ordinal: found.count)
      found.append(
        MockCandidate(
          origin: origin, annotation: annotation, imports: file.imports + hiddenImports(of: origin),
          module: file.module, place: place))
    }
    return found
  }

  /// What is hidden from others is seen by those that say so in their imports.
  private func hiddenImports(of origin: SourceProtocol) -> [SourceImport] {
    let groups = origin.marks.attributes.filter { $0.name == "_spi" }.map(\.text)
    return groups.isEmpty ? [] : options.testableImports.map { SourceImport(name: $0, attributes: groups) }
  }

  /// Names the mocks after their protocols; equal names get those of the types around them.
  private func name(_ candidates: inout [MockCandidate], _ diagnoses: inout [MockDiagnosis]) {
    let counts = Dictionary(candidates.map { ($0.origin.plainName, 1) }, uniquingKeysWith: +)
    var owners: [String: MockCandidate] = [:]
    candidates = candidates.compactMap { candidate in
      let origin = candidate.origin
      let isAmbiguous = !origin.scopes.isEmpty && counts[origin.plainName, default: 0] > 1
      let scope = isAmbiguous ? origin.scopes.map(\.name).joined().filter { $0 != "." } : ""
      let name = candidate.annotation.name ?? scope + origin.plainName + "Mock"
      guard let owner = owners.updateValue(candidate, forKey: name) else { return candidate.named(name) }
      owners[name] = owner
      if !origin.marks.conditions.isEmpty, origin.marks.conditions != owner.origin.marks.conditions {
        return candidate.named(name)
      }
      let place = owner.origin.marks.position
      diagnoses.append(
        .init(
          .error, at: origin.marks.position,
          """
          There would be two mocks '\(name)': the other is of '\(owner.qualifiedName)' at \
          \(place.file):\(place.line). Name this one: @\(options.annotation)(override: name = …).
          """))
      return nil
    }
  }
}

/// What each thread that makes mocks has for itself.
private struct MockTools {
  var lines = Lines()
  let lookups = IndexLookups()
  private var ownIndex: ProtocolIndex?

  /// The thread's own index.
  mutating func index(_ all: ProtocolIndex) -> ProtocolIndex {
    if let ownIndex { return ownIndex }
    let own = all.noting(in: lookups)
    ownIndex = own
    return own
  }
}

/// A protocol that shall have a mock.
final class MockCandidate: Sendable {
  let origin: SourceProtocol
  let annotation: MockAnnotation
  let imports: [SourceImport]
  let module: String?
  let place: MockMemo.Origin
  /// The hash of the protocol's name.
  let protocolName: UInt64
  let qualifiedName: String
  /// The name of the mock.
  let name: String

  init(
    origin: SourceProtocol, annotation: MockAnnotation, imports: [SourceImport], module: String?,
    place: MockMemo.Origin
  ) {
    self.origin = origin
    self.annotation = annotation
    self.imports = imports
    self.module = module
    self.place = place
    name = ""
    protocolName = ContentHash.of(origin.plainName)
    qualifiedName = origin.scopes.isEmpty ? origin.plainName : origin.qualifiedName
  }

  private init(_ candidate: MockCandidate, name: String) {
    origin = candidate.origin
    annotation = candidate.annotation
    imports = candidate.imports
    module = candidate.module
    place = candidate.place
    protocolName = candidate.protocolName
    qualifiedName = candidate.qualifiedName
    self.name = name
  }

  func named(_ name: String) -> MockCandidate { MockCandidate(self, name: name) }

  func target(_ index: ProtocolIndex) -> MockTarget {
    let isSimple = origin.marks.conditions.isEmpty && !origin.marks.attributes.contains { $0.name == "available" }
    return MockTarget(name: name, globalActor: index.inheritedActor(of: origin), isSimple: isSimple && !origin.isLocal)
  }
}

extension ProtocolIndex {
  /// The global actor of a protocol, or of one that it inherits from.
  func inheritedActor(of type: SourceProtocol, depth: Int = 0) -> String? {
    if let own = isGloballyIsolated(type) { return own }
    guard depth < 20 else { return nil }
    let bounds = type.requirements.filter { !$0.isSameType && $0.left == .named("Self", []) }.map(\.right)
    for inherited in type.inherited + bounds {
      for name in ProtocolIndex.names(in: target(of: inherited.text) ?? inherited) {
        if let parent = found(name, in: type.scopes, for: type), parent != type,
          let actor = inheritedActor(of: parent, depth: depth + 1)
        {
          return actor
        }
        if StandardProtocols.coded.contains(name) || name == "UIResponder" { return "MainActor" }
        if let attribute = self.type(named: name)?.attributes.first(where: { isGlobalActor($0.name) }) { return attribute.name }
      }
    }
    return nil
  }
}

extension ProtocolIndex {
  /// Whether all that conform to a protocol are actors.
  func isActor(_ type: SourceProtocol, depth: Int = 0) -> Bool {
    guard depth < 20 else { return false }
    return type.inherited.contains { inherited in
      ProtocolIndex.names(in: target(of: inherited.text) ?? inherited).contains { name in
        if name == "Actor" || name == "DistributedActor" { return true }
        guard let parent = found(name, in: type.scopes), parent != type else { return false }
        return isActor(parent, depth: depth + 1)
      }
    }
  }

  /// Whether only classes conform, as far as was read.
  func isClassBound(_ type: SourceType, for asker: SourceProtocol, depth: Int = 0) -> Bool {
    ProtocolIndex.names(in: target(of: type.text) ?? type).contains { name in
      if ["AnyObject", "class", "Actor"].contains(name) || StandardProtocols.classes[name] != nil { return true }
      guard depth < 20, let found = found(name, in: asker.scopes, for: asker) else {
        return self.type(named: name)?.keyword == "class"
      }
      let bounds = found.requirements.filter { !$0.isSameType && $0.left == .named("Self", []) }.map(\.right)
      return (found.inherited + bounds).contains { isClassBound($0, for: found, depth: depth + 1) }
    }
  }
}

extension MockAnnotation {
  /// Says nothing.
  static let none = MockAnnotation()

  private init() {
    isWritten = false
  }
}

extension SourceProtocol {
  /// Whether it was made of a type alias.
  var isComposition: Bool { isAlias }

  /// The protocol that a type alias of a composition stands for.
  init?(composition alias: SourceAlias) {
    guard !alias.isGeneric, !alias.marks.comments.isEmpty else { return nil }
    self.init(composition: alias.name, alias.type, alias.marks, alias.scopes)
  }
}
