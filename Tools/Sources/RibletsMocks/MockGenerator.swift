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
  ///   - progress: Told how many mocks are made.
  public func mocks(
    of files: [SourceFile], parents: [SourceFile] = [], progress: MockProgress? = nil
  ) -> MockOutput {
    var index = ProtocolIndex(files + parents)
    var diagnoses: [MockDiagnosis] = []
    var candidates = files.flatMap { self.candidates(in: $0, &diagnoses) }
    name(&candidates, &diagnoses)
    for candidate in candidates { index.mocks[candidate.origin.qualifiedName] = candidate.target(index) }
    var output = MockOutput(options: options)
    progress?.begin(.writing, candidates.count)
    for candidate in candidates {
      defer { progress?.advance() }
      var resolver = MockResolver(
        candidate.origin, candidate.annotation, named: candidate.name, index: index, options: options)
      if let mock = resolver.resolve() {
        var lines = Lines()
        MockWriter(mock: mock, index: index, options: options).write(to: &lines)
        output.mocks.append(
          MockText(
            name: candidate.name, text: lines.text, isPublic: mock.access > SourceAccess.internal,
            imports: candidate.imports))
      }
      diagnoses += resolver.diagnoses
    }
    output.mocks.sort { $0.name < $1.name }
    output.diagnoses = Self.unique(diagnoses)
    return output
  }

  private static func unique(_ diagnoses: [MockDiagnosis]) -> [MockDiagnosis] {
    var seen: Set<MockDiagnosis> = []
    return diagnoses.filter { seen.insert($0).inserted }.sorted { left, right in
      guard let first = left.position, let second = right.position else { return right.position != nil }
      return (first.file, first.line, first.column) < (second.file, second.line, second.column)
    }
  }

  private func candidates(in file: SourceFile, _ diagnoses: inout [MockDiagnosis]) -> [MockCandidate] {
    var found: [MockCandidate] = []
    for origin in file.protocols + file.aliases.compactMap(SourceProtocol.init(composition:)) {
      let annotation = MockAnnotation(word: options.annotation, in: origin.marks)
      guard let annotation = annotation ?? (options.mocksAll && !origin.isComposition ? MockAnnotation.none : nil)
      else {
        continue
      }
      diagnoses += annotation.complaints
      let imports = file.imports + hiddenImports(of: origin)
      found.append(MockCandidate(origin: origin, annotation: annotation, imports: imports))
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
    var owners: [String: SourceProtocol] = [:]
    candidates = candidates.compactMap { candidate in
      var candidate = candidate
      let origin = candidate.origin
      let isAmbiguous = counts[origin.plainName, default: 0] > 1 && !origin.scopes.isEmpty
      let scope = origin.scopes.map(\.name).joined().filter { $0 != "." }
      candidate.name = candidate.annotation.name ?? (isAmbiguous ? scope : "") + origin.plainName + "Mock"
      guard let owner = owners[candidate.name] else {
        owners[candidate.name] = origin
        return candidate
      }
      if !origin.marks.conditions.isEmpty, origin.marks.conditions != owner.marks.conditions { return candidate }
      let place = owner.marks.position
      diagnoses.append(
        .init(
          .error, at: origin.marks.position,
          """
          There would be two mocks '\(candidate.name)': the other is of '\(owner.qualifiedName)' at \
          \(place.file):\(place.line). Name this one: @\(options.annotation)(override: name = …).
          """))
      return nil
    }
  }
}

/// A protocol that shall have a mock.
struct MockCandidate {
  let origin: SourceProtocol
  let annotation: MockAnnotation
  let imports: [SourceImport]
  var name = ""

  init(origin: SourceProtocol, annotation: MockAnnotation, imports: [SourceImport]) {
    self.origin = origin
    self.annotation = annotation
    self.imports = imports
  }

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
        if let attribute = types[name]?.attributes.first(where: { isGlobalActor($0.name) }) { return attribute.name }
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
        return types[name]?.keyword == "class"
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
