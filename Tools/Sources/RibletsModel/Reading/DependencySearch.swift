import RibletsSource

/// Follows dependencies upwards through components.
package struct DependencySearch {
  let types: TypeTable

  package init(types: TypeTable) { self.types = types }

  /// The ways of a dependency of a dependency protocol, one for each type that conforms to it.
  package func paths(of item: String, in dependency: String, seenFrom module: String) -> [DependencyPath] {
    var seen: Set<String> = []
    return paths(item, dependency, module, &seen).sorted { left, right in
      left.steps.map(\.type).lexicographicallyPrecedes(right.steps.map(\.type))
    }
  }

  private func paths(
    _ item: String, _ dependency: String, _ module: String, _ seen: inout Set<String>
  ) -> [DependencyPath] {
    guard seen.insert("\(dependency).\(item)").inserted else { return [] }
    defer { seen.remove("\(dependency).\(item)") }
    var found: [DependencyPath] = []
    var known: Set<String> = []
    for conformer in conformers(of: dependency, seenFrom: module) {
      let name = OutlinedType.base(of: conformer.type.name)
      guard known.insert(name).inserted else { continue }
      found += ways(item, of: dependency, through: conformer, name, &seen)
    }
    return found
  }

  /// The types that conform to a protocol, or to one that inherits from it.
  private func conformers(of dependency: String, seenFrom module: String) -> [TypeTable.Entry] {
    let home = types.type(named: dependency, seenFrom: module)
    return (types.conformers[dependency] ?? []).flatMap { entry -> [TypeTable.Entry] in
      guard home?.module == types.type(named: dependency, seenFrom: entry.module, imports: entry.imports)?.module else {
        return []
      }
      // `Legacy.CartDependency` is another one.
      let isPlain = entry.type.scopes.isEmpty && !entry.type.inherited.contains { $0.utf8.contains(UInt8(ascii: ".")) }
      guard
        isPlain
          || types.inherited(by: entry).allSatisfy({
            $0.name != dependency || $0.declaration?.type.scopes == home?.type.scopes
          })
      else { return [] }
      guard entry.type.keyword == .protocol else { return [entry] }
      return entry.type.name == dependency ? [] : conformers(of: entry.type.name, seenFrom: entry.module)
    }
  }

  private func ways(
    _ item: String, of dependency: String, through conformer: TypeTable.Entry, _ name: String,
    _ seen: inout Set<String>
  ) -> [DependencyPath] {
    let declaration = types.type(named: name, seenFrom: conformer.module, imports: conformer.imports)
    let parts = declaration.map(types.withSuperclasses) ?? [conformer]
    let properties = parts.flatMap(\.type.members).filter {
      $0.kind == .property && $0.name == item && $0.modifiers.isDisjoint(with: ["class", "static"])
    }
    guard let property = properties.first else {
      let protocols = ancestors(of: parts + types.named(dependency))
      let shared = sharedProperty(of: item, in: [dependency] + protocols.keys, for: parts)
      let place = shared?.position ?? conformer.type.position
      let isKnown = declaration.map { isWhole($0, parts, dependency, protocols) } == true
      let end: DependencyPath.End = shared != nil ? .provided : isKnown ? .missing : .outside
      return [DependencyPath(steps: [.init(type: name, item: item, position: place)], end: end)]
    }
    let step = DependencyPath.Step(type: name, item: item, position: property.position)
    guard let next = Self.passed(property.value) else { return [DependencyPath(steps: [step], end: .provided)] }
    guard let above = parts.lazy.compactMap({ Self.dependency(of: $0.type) }).first else {
      return [DependencyPath(steps: [step], end: .outside)]
    }
    let further = paths(next, above, conformer.module, &seen)
    if further.isEmpty { return [DependencyPath(steps: [step], end: .outside)] }
    return further.map { DependencyPath(steps: [step] + $0.steps, end: $0.end) }
  }

  /// A property that an extension of a protocol gives to all types that conform to it, or to the one with some parts.
  private func sharedProperty(
    of item: String, in protocols: [String], for parts: [TypeTable.Entry]
  ) -> OutlinedMember? {
    protocols.sorted().lazy.flatMap { types.extensions[$0] ?? [] }.filter { !isOfOtherClass($0, than: parts) }
      .flatMap(\.type.members).first { $0.kind == .property && $0.name == item }
  }

  /// Returns true for `extension CartDependency where Self: AppComponent`, unless that class is among the parts.
  private func isOfOtherClass(_ entry: TypeTable.Entry, than parts: [TypeTable.Entry]) -> Bool {
    entry.type.requirements.split(separator: ",").contains { requirement in
      let words = requirement.split { $0 == " " || $0 == ":" || $0 == "=" }
      guard words.count == 2, words[0] == "Self" else { return false }
      let name = OutlinedType.base(of: String(words[1]))
      let known = types.named(name)
      return !known.isEmpty && known.allSatisfy { $0.type.keyword == .class }
        && !parts.contains { OutlinedType.base(of: $0.type.name) == name }
    }
  }

  /// The types that some declarations inherit from, over all levels, each with its own declaration if that is read.
  private func ancestors(of entries: [TypeTable.Entry]) -> [String: TypeTable.Entry?] {
    var found: [String: TypeTable.Entry?] = [:]
    var waiting = entries
    while let entry = waiting.popLast() {
      for (name, declaration) in types.inherited(by: entry) where found[name] == nil {
        // `typealias Days = Calendar.Days` stands for one that is not read.
        let isOther = declaration?.type.keyword == .typealias && declaration?.inheritedNames.contains(name) == true
        found[name] = .some(isOther ? nil : declaration)
        guard let declaration, !Self.plainBases.contains(name) else { continue }
        waiting += [declaration] + (types.extensions[name] ?? [])
      }
    }
    return found
  }

  /// The bases of components that have no items, and the attributes that add none.
  private static let plainBases: Set<String> = [
    "Component", "EmptyComponent", "Dependency", "EmptyDependency", "AnyObject", "Sendable", "NSObject", "Equatable",
    "Hashable", "Identifiable", "ObservableObject", "NSObjectProtocol", "class", "Scope", "Any",
  ]
  private static let plainAttributes: Set<String> = [
    "@MainActor", "@available", "@objc", "@objcMembers", "@usableFromInline",
  ]

  /// Returns true if all members of a type are in the sources: no base class, no protocol of another package and no macro
  /// adds some, and it is the only one of its name, as is the dependency.
  private func isWhole(
    _ declaration: TypeTable.Entry, _ parts: [TypeTable.Entry], _ dependency: String,
    _ ancestors: [String: TypeTable.Entry?]
  ) -> Bool {
    // Needle writes its providers again before a build.
    guard isOnly(declaration.type.name), isOnly(dependency), !declaration.imports.contains("NeedleFoundation"),
      ancestors.allSatisfy({ Self.plainBases.contains($0.key) || $0.value != nil })
    else { return false }
    return parts.allSatisfy { part in
      part.type.keyword != .typealias
        && part.type.modifiers.allSatisfy { !$0.hasPrefix("@") || Self.plainAttributes.contains($0) }
        // `let (day, night) = …` declares properties whose names are not read.
        && !part.type.members.contains {
          $0.kind == .property && $0.name.isEmpty || $0.isMacro && !Self.plainMacros.contains($0.name)
        }
    }
  }

  private static let plainMacros: Set<String> = ["#error", "#sourceLocation", "#warning"]

  /// Returns true if no module has several types of a name: reading does not tell which is meant.
  private func isOnly(_ name: String) -> Bool {
    let modules = types.named(name).map(\.module)
    return Set(modules).count == modules.count
  }

  /// The dependency of the level above that a property hands on: `day` of `dependency.day`.
  private static func passed(_ value: String?) -> String? {
    guard let value else { return nil }
    let plain = value.hasPrefix("self.") ? String(value.dropFirst("self.".count)) : value
    guard plain.hasPrefix("dependency.") else { return nil }
    let item = plain.dropFirst("dependency.".count)
    return item.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(item) : nil
  }

  /// The dependency of a component: `CartDependency` of `Component<any CartDependency>`.
  private static func dependency(of type: OutlinedType) -> String? {
    type.inherited.lazy.compactMap { inherited in
      guard OutlinedType.base(of: inherited) == "Component", let start = inherited.firstIndex(of: "<") else {
        return nil
      }
      return OutlinedType.base(of: String(inherited[inherited.index(after: start)...].dropLast()))
    }.first
  }
}
