import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// The new name of each name in code, when a riblet is renamed.
struct NameMap {
  let old: DerivedNames
  let new: DerivedNames
  /// Types, with their mocks.
  private(set) var types: [String: String] = [:]
  /// Methods and properties that mean the riblet wherever they stand.
  private(set) var members: [String: String] = [:]
  /// The names that are declared in the files that name the riblet.
  private let declared: Set<String>
  /// True if only routes have a member with the name, so that `.cart` is one also where the code writes no type.
  private let isOfRoutesAlone: Bool

  /// - Parameters:
  ///   - edges: Those from and to the riblet.
  ///   - files: All that name it.
  ///   - isHalfDone: True if its parts have the new name already, and only others still speak of the old one.
  init(_ old: DerivedNames, to name: String, edges: [TreeEdge], files: [ParsedFile], isHalfDone: Bool = false) {
    self.old = old
    let property = NameWords(name).property
    func renamed(_ text: String) -> String { property + text.dropFirst(old.property.count) }
    new = DerivedNames(
      name, listenerMethods: Set(old.listenerMethods.map(renamed)), hasModuleInterface: old.hasModuleInterface)
    declared = Set(files.flatMap(\.declaredNames))
    isOfRoutesAlone = !files.contains { [old] in $0.hasStaticMember(old.property) }
    for method in old.listenerMethods { members[method] = renamed(method) }
    if isHalfDone {
      // Tests of children build the riblet with one of its suites.
      for type in old.types.union([old.riblet + "BuilderTests"]) {
        let renamed = name + type.dropFirst(old.riblet.count)
        (types[type], types[type + "Mock"]) = (renamed, renamed + "Mock")
      }
    }
    // One route may begin like another one's tests; the longest comes first.
    let edgeTypes = edges.filter { $0.type == $0.parent + $0.child }.sorted { $0.type.count > $1.type.count }
    for part in files.flatMap(\.declarations) where !part.isExtension {
      if part.isFormerRoute, edges.contains(where: { $0.parent == old.riblet && part.leads(to: $0.type) }) {
        types[part.type] = name + part.type.dropFirst(old.riblet.count)
        continue
      }
      guard let renamed = Self.renamed(part.type, old, name, edgeTypes) else { continue }
      types[part.type] = renamed
      types[part.type + "Mock"] = renamed + "Mock"
    }
  }

  private static func renamed(_ type: String, _ old: DerivedNames, _ name: String, _ edges: [TreeEdge]) -> String? {
    if old.types.contains(type) || old.isTest(type) { return name + type.dropFirst(old.riblet.count) }
    for edge in edges where type == edge.type || type.isTest(of: edge.type) {
      let parent = edge.parent == old.riblet ? name : edge.parent
      let child = edge.child == old.riblet ? name : edge.child
      return parent + child + type.dropFirst(edge.type.count)
    }
    return nil
  }

  /// Returns the new text of a name where it stands; `nil` if it stays.
  func renamed(_ found: CodeName) -> String? {
    let name = found.text
    if let type = types[name] { return type }
    if let member = members[name] { return member }
    if name == old.property, found.isChildBuilder || found.isRoute || isOfRoutesAlone && found.mayBeRoute {
      // A name that is a word of Swift needs backticks where it is declared.
      return found.isDeclared ? TypedItem.declared(new.property) : new.property
    }
    guard !declared.contains(name) else { return nil }
    // What mocks keep of a method: `cartDidFinishCallCount`.
    for (member, renamed) in members where name.hasPrefix(member) {
      let rest = name.dropFirst(member.count)
      if rest.first?.isUppercase == true { return renamed + rest }
    }
    return nil
  }

  /// Returns the new name of a type or a member; `nil` for another name.
  func renamed(symbol name: String) -> String? { types[name] ?? members[name] }

  /// Returns the new text of a literal that is a name as a whole; `nil` if it stays.
  ///
  /// - Parameter isOwn: True if the literal is in a file of the riblet, and shown: there its name and its title mean it, and
  ///   an identifier that begins with its name is one of its views. Something may be saved under any other text.
  func renamed(literal text: String, isOwn: Bool) -> String? {
    if let symbol = renamed(symbol: text) { return symbol }
    guard isOwn else { return nil }
    if text == old.title { return new.title }
    if text == old.riblet { return new.riblet }
    return text.hasPrefix(old.riblet + ".") ? new.riblet + text.dropFirst(old.riblet.count) : nil
  }

  // MARK: Clashes

  /// Returns the problems with other declarations that have one of the names.
  ///
  /// - Parameters:
  ///   - files: All that name the riblet.
  ///   - newFiles: All that have one of the new names.
  func clashes(in files: [ParsedFile], _ newFiles: [ParsedFile], parents: [String]) -> [String] {
    let owners = parents.flatMap { parent in RibletRole.allCases.map { parent + $0.rawValue } }
    var problems: [String] = []
    for file in files {
      for (name, owner) in file.members(named: Set(members.keys)) {
        let type = owner?.type ?? "the module"
        let isOwn =
          old.types.contains(type) || owners.contains(type)
          || owner?.inherited.contains { $0 == old.riblet + "Listener" || $0 == old.riblet + "Dependency" } == true
        if isOwn { continue }
        problems.append(
          "\(file.place(at: name.bytes.lowerBound)): error: '\(name.text)' would get a new name, but it belongs to '\(type)', which has nothing to do with '\(old.riblet)'. Rename it first."
        )
      }
      let nested = file.outline.types.filter { !$0.scopes.isEmpty && types[$0.name] != nil && $0.keyword != .extension }
      problems += nested.map {
        "\($0.position): error: '\($0.name)' would get a new name, but it is in another type. Rename it first."
      }
    }
    return problems + newNames(in: newFiles)
  }

  private func newNames(in files: [ParsedFile]) -> [String] {
    let newTypes = Set(types.values).subtracting(types.keys)
    let newMembers = Set(members.values).subtracting(members.keys)
    return files.flatMap { file in
      // A name that a route of the riblet had itself is free again.
      let taken = file.declarations.filter { part in
        !part.isExtension && newTypes.contains(part.type)
          && !(part.isFormerRoute && types.keys.contains(where: part.leads))
      }
      return taken.map { part in
        "\(file.place(at: part.start)): error: "
          + (part.isFormerRoute
            ? "Saved states may know another route as '\(part.type)'. Choose another name."
            : "There is a '\(part.type)' already. Rename it first.")
      }
        + file.members(named: newMembers).map {
          "\(file.place(at: $0.name.bytes.lowerBound)): error: There is a '\($0.name.text)' already. Rename it first."
        }
    }
  }

  /// The names that code must not have yet.
  var newNames: Set<String> {
    Set(types.values).union(members.values).subtracting(types.keys).subtracting(members.keys)
  }
}
