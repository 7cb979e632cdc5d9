package import RibletsSource

/// The types of an app by name, with their extensions.
package struct TypeTable: Sendable {
  /// A declaration of a type, or an extension; an object, as it stands in several lists.
  package final class Entry: Sendable {
    package let module: String
    package let type: OutlinedType
    /// The modules that its file imports.
    package let imports: Set<String>
    /// Its place among all of them.
    package let number: Int

    init(module: String, type: OutlinedType, imports: Set<String>, number: Int) {
      self.module = module
      self.type = type
      self.imports = imports
      self.number = number
    }
  }

  /// All of them, by file.
  package private(set) var entries: [Entry] = []

  /// Those outside of other types, and those in others.
  private var declarations: [String: [Entry]] = [:]
  private var nested: [String: [Entry]] = [:]
  package private(set) var extensions: [String: [Entry]] = [:]
  /// The types that say that they conform to, or inherit from, a type.
  package private(set) var conformers: [String: [Entry]] = [:]
  /// The types that are made somewhere.
  package private(set) var constructed: Set<String> = []

  init() {}

  package init(_ files: [ModelFile]) {
    for file in files where !file.isTest {
      let outline = file.outline
      let imports = Set(outline.imports.map(\.name))
      for type in outline.types {
        add(Entry(module: file.module, type: type, imports: imports, number: entries.count))
      }
      note(outline.members)
    }
  }

  private mutating func add(_ entry: Entry) {
    let type = entry.type
    entries.append(entry)
    if type.keyword == .extension {
      extensions[OutlinedType.base(of: type.name), default: []].append(entry)
    } else if type.scopes.isEmpty {
      declarations[type.name, default: []].append(entry)
    } else {
      nested[type.name, default: []].append(entry)
    }
    if type.keyword != .typealias {
      for name in type.inheritedNames { conformers[name, default: []].append(entry) }
    }
    note(type.members)
  }

  private mutating func note(_ members: [OutlinedMember]) {
    for member in members { for use in member.uses where use.kind == .construction { constructed.insert(use.name) } }
  }

  /// The declarations of a name: those in other types only where there are no others.
  package func named(_ name: String) -> [Entry] { declarations[name] ?? nested[name] ?? [] }

  /// The declarations of a name, wherever they are, and the extensions.
  package func all(named name: String) -> [Entry] {
    (declarations[name] ?? []) + (nested[name] ?? []) + (extensions[name] ?? [])
  }

  /// The declaration that a name means in a module: its own, one of an imported module, or the only one.
  package func type(named name: String, seenFrom module: String, imports: Set<String> = []) -> Entry? {
    let found = named(name)
    return found.first { $0.module == module } ?? found.first { imports.contains($0.module) } ?? found.first
  }

  /// A declaration, and the extensions of it.
  package func whole(_ entry: Entry) -> [Entry] {
    let isShared = named(entry.type.name).count > 1
    let others = extensions[entry.type.name] ?? []
    return [entry] + others.filter { !isShared || $0.module == entry.module || $0.imports.contains(entry.module) }
  }

  /// A declaration and its extensions, and the same of the classes of the app that it inherits from.
  package func withSuperclasses(_ entry: Entry) -> [Entry] {
    var found: [Entry] = []
    var next: Entry? = entry
    while let entry = next, !found.contains(where: { $0 === entry }) {
      found += whole(entry)
      next =
        entry.type.keyword == .class
        ? entry.type.inherited.first.flatMap { base in
          type(named: OutlinedType.base(of: base), seenFrom: entry.module, imports: entry.imports)
        } : nil
    }
    return found
  }

  /// All names in a type.
  static func words(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
