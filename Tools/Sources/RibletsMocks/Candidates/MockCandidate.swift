import RibletsSource

/// A protocol that shall have a mock.
final class MockCandidate: Sendable {
  let origin: SourceProtocol
  let annotation: MockAnnotation
  let surroundings: MockSurroundings
  let qualifiedName: String

  init(origin: SourceProtocol, annotation: MockAnnotation, surroundings: MockSurroundings) {
    self.origin = origin
    self.annotation = annotation
    self.surroundings = surroundings
    qualifiedName = origin.scopes.isEmpty ? origin.plainName : origin.qualifiedName
  }

  /// True if its mock is named after the types around it, too, where there are others of its name.
  var isNested: Bool { !origin.scopes.isEmpty }

  /// The name of its mock.
  ///
  /// - Parameter isAmbiguous: Whether there are others of its name.
  func mockName(isAmbiguous: Bool) -> String {
    if let name = annotation.name { return name }
    let scope = isNested && isAmbiguous ? origin.scopes.map(\.name).joined().filter { $0 != "." } : ""
    return scope + origin.plainName + "Mock"
  }
}

/// A protocol with the name of its mock.
struct NamedCandidate: Sendable {
  let candidate: MockCandidate
  let name: String

  func target(_ index: ProtocolIndex) -> MockTarget {
    let marks = candidate.origin.marks
    let isSimple = marks.conditions.isEmpty && !marks.attributes.contains { $0.name == "available" }
    return MockTarget(
      name: name, globalActor: index.inheritedActor(of: candidate.origin),
      isSimple: isSimple && !candidate.origin.isLocal
        && !index.hasOpenTypes(candidate.origin, given: candidate.annotation.aliases.keys))
  }
}

/// The imports and the module that a mock takes over from the file of its protocol.
struct MockSurroundings: Hashable, Sendable {
  var imports: [SourceImport]
  /// The module of the file, if somebody knows.
  var module: String?
}

extension MockAnnotation {
  /// Says nothing.
  static let none = MockAnnotation()

  private init() {
    isWritten = false
  }
}

extension SourceProtocol {
  /// True if it was made of a type alias.
  var isComposition: Bool { isAlias }

  /// The protocol that a type alias of a composition stands for.
  init?(composition alias: SourceAlias) {
    guard !alias.isGeneric, !alias.marks.comments.isEmpty else { return nil }
    self.init(composition: alias.name, alias.type, alias.marks, alias.scopes)
  }
}
