import RibletsSource

extension ResolvedMock {
  /// Gives the members, the call log and the types of outer scopes the names that the mock has for them.
  func nameParts(_ index: ProtocolIndex, scopes: [SourceScope]) {
    MemberNames.assign(to: members)
    while members.contains(where: { $0.identifier == booksName || $0.plainName == booksName }) {
      booksName = booksName == "calls" ? "mockCalls" : booksName + "_"
    }
    nameOuterTypes(index, scopes)
  }

  /// In an extension of a type within a type, only what the type itself has needs no name before it.
  private func nameOuterTypes(_ index: ProtocolIndex, _ scopes: [SourceScope]) {
    guard scopes.count > 1 else { return }
    let names = scopes.map(\.name)
    let own = names.joined(separator: ".")
    for type in members.lazy.flatMap(\.types) {
      _ = type.contains { part in
        guard case .named(let name, _) = part, outerTypes[name] == nil, !index.hasNestedType(name, in: own) else {
          return false
        }
        for count in (1..<names.count).reversed() {
          let scope = names.prefix(count).joined(separator: ".")
          if index.hasNestedType(name, in: scope) {
            outerTypes[name] = .named("\(scope).\(name)", [])
            break
          }
        }
        return false
      }
    }
  }
}
