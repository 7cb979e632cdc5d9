import RibletsSource

/// Finds out which names protocols inherit from, and which of them nobody has declared so far.
struct ParentSearch {
  private var declared: Set<UInt64> = []
  private var needed: Set<UInt64> = []
  private var asked: Set<UInt64> = []

  init() { add(StandardProtocols.file) }

  mutating func add(_ file: SourceFile) {
    declared.formUnion(Self.declaredNames(of: file))
    for alias in file.aliases { need(alias.type) }
    for found in file.protocols {
      for type in found.inherited { need(type) }
      for requirement in found.requirements where !requirement.isSameType { need(requirement.right) }
      for member in found.members { if let owner = member.kind.owner { need(owner) } }
    }
  }

  /// The hashes of all names by which others find what the file declares.
  static func declaredNames(of file: SourceFile) -> [UInt64] {
    file.types.map { ContentHash.of($0.name) }
      + file.aliases.lazy.filter { !$0.isGeneric }.map { ContentHash.of($0.name) }
      + file.protocols.lazy.filter { !$0.isLocal }.map { ContentHash.of($0.plainName) }
  }

  private mutating func need(_ type: SourceType) {
    for name in ProtocolIndex.names(in: type)
    where !StandardProtocols.markers.contains(name) && StandardProtocols.classes[name] == nil {
      needed.insert(ContentHash.of(name))
    }
  }

  /// The names to look for; each is handed out once.
  mutating func next() -> Set<UInt64> {
    let names = needed.subtracting(declared).subtracting(asked)
    asked.formUnion(names)
    return names
  }
}
