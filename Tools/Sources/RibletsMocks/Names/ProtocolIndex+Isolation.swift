import RibletsSource

extension ProtocolIndex {
  /// The names of the parts of a type, or of what it stands for if it is a type alias.
  func parents(in type: SourceType, of asker: SourceProtocol) -> [String] {
    let alias = alias(type.withoutArguments.text, in: asker.scopes, for: asker)
    return ProtocolIndex.names(in: alias.flatMap { $0.isGeneric ? nil : $0.type } ?? type)
  }

  /// The global actor of a protocol, or of one that it inherits from.
  func inheritedActor(of type: SourceProtocol) -> String? {
    var visited = VisitedProtocols()
    return inheritedActor(of: type, &visited, depth: 0)
  }

  private func inheritedActor(of type: SourceProtocol, _ visited: inout VisitedProtocols, depth: Int) -> String? {
    if let own = isGloballyIsolated(type) { return own }
    guard visited.enters(type, depth: depth) else { return nil }
    let bounds = type.requirements.filter { !$0.isSameType && $0.left == .named("Self", []) }.map(\.right)
    for inherited in type.inherited + bounds {
      for name in parents(in: inherited, of: type) {
        if let parent = found(name, in: type.scopes, for: type), parent != type,
          let actor = inheritedActor(of: parent, &visited, depth: depth + 1)
        {
          return actor
        }
        if StandardProtocols.coded.contains(name) || name == "UIResponder" { return "MainActor" }
        if let attribute = self.type(named: name)?.attributes.first(where: { isGlobalActor($0.name) }) {
          return attribute.name
        }
      }
    }
    return nil
  }
}

extension ProtocolIndex {
  /// Returns true if all types that conform to a protocol are actors.
  func isActor(_ type: SourceProtocol) -> Bool {
    var visited = VisitedProtocols()
    return isActor(type, &visited, depth: 0)
  }

  private func isActor(_ type: SourceProtocol, _ visited: inout VisitedProtocols, depth: Int) -> Bool {
    guard visited.enters(type, depth: depth) else { return false }
    return type.inherited.contains { inherited in
      parents(in: inherited, of: type).contains { name in
        guard let parent = found(name, in: type.scopes, for: type) else {
          return name == "Actor" || name == "DistributedActor"
        }
        return parent != type && isActor(parent, &visited, depth: depth + 1)
      }
    }
  }

  /// Returns true if only classes conform to a type, as far as was read.
  func isClassBound(_ type: SourceType, for asker: SourceProtocol) -> Bool {
    var visited = VisitedProtocols()
    return isClassBound(type, for: asker, &visited, depth: 0)
  }

  private func isClassBound(
    _ type: SourceType, for asker: SourceProtocol, _ visited: inout VisitedProtocols, depth: Int
  ) -> Bool {
    parents(in: type, of: asker).contains { name in
      if ["AnyObject", "class", "Actor"].contains(name) || StandardProtocols.classes[name] != nil { return true }
      guard let found = found(name, in: asker.scopes, for: asker) else {
        return self.type(named: name)?.keyword == "class"
      }
      guard visited.enters(found, depth: depth) else { return false }
      let bounds = found.requirements.filter { !$0.isSameType && $0.left == .named("Self", []) }.map(\.right)
      return (found.inherited + bounds).contains { isClassBound($0, for: found, &visited, depth: depth + 1) }
    }
  }
}

extension ProtocolIndex {
  /// The global actor that a protocol says it belongs to.
  func isGloballyIsolated(_ type: SourceProtocol) -> String? {
    type.marks.attributes.first { isGlobalActor($0.name) }?.name
  }
}

extension SourceMarks {
  /// True if the member belongs to no actor, whatever its protocol does.
  var isNonisolated: Bool {
    has("nonisolated") || has("nonisolated(nonsending)") || attributes.contains { $0.name == "concurrent" }
  }
}

extension SourceMember.Kind {
  /// The type of a property that refers to who owns the part of a riblet: a mock holds it weakly if only classes conform.
  var owner: SourceType? {
    guard case .property(let property) = self, property.accessors.isSettable,
      ["router", "listener"].contains(property.name.plainIdentifier),
      case .optional(.existential(let bound)) = property.type
    else { return nil }
    return bound
  }
}
