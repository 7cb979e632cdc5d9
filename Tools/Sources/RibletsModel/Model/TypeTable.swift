import Foundation
import RibletsReading
package import RibletsSource

/// The types of an app by name, with their extensions.
package struct TypeTable: Sendable {
  /// A declaration of a type, or an extension; an object, as it stands in several lists.
  package final class Entry: Sendable {
    package let module: String
    /// True if it is in a test.
    let isTest: Bool
    package let type: OutlinedType
    /// The modules that its file imports.
    package let imports: Set<String>
    /// The types after its colon, as ``OutlinedType/inheritedNames`` has them.
    let inheritedNames: [String]

    init(_ type: OutlinedType, of file: ModelFile, imports: Set<String>) {
      module = file.module
      isTest = file.isTest
      self.type = type
      self.imports = imports
      inheritedNames = type.inheritedNames
    }

    /// Returns true unless it is private to the file of another one.
    fileprivate func isVisible(to other: Entry) -> Bool {
      type.modifiers.isDisjoint(with: ["private", "fileprivate"]) || type.position.file == other.type.position.file
    }
  }

  /// The entries of one file, made from this file alone. An object, because the next table uses most of them again.
  private final class Part: Sendable {
    let file: ModelFile
    let entries: [Entry]
    let constructed: [String]

    init(of file: ModelFile) {
      self.file = file
      let outline = file.outline
      let imports = Set(outline.imports.map(\.name))
      entries = outline.types.map { Entry($0, of: file, imports: imports) }
      let members = file.isTest ? [] : entries.map(\.type.members) + [outline.members]
      constructed = members.flatMap(Self.constructed)
    }

    /// By their numbers, as to copy members takes longer than to look at them.
    private static func constructed(by members: [OutlinedMember]) -> [String] {
      var names: [String] = []
      for number in members.indices {
        let uses = members[number].uses
        for number in uses.indices where uses[number].kind == .construction { names.append(uses[number].name) }
      }
      return names
    }
  }

  private var parts: [Part] = []
  /// All of them but those of tests, by file.
  package private(set) var entries: [Entry] = []
  /// All of them, by file. Of those of tests only the heads are there, and no name leads to them.
  private(set) var allEntries: [Entry] = []

  /// Those outside of other types, and those in others.
  private var declarations: [String: [Entry]] = [:]
  private var nested: [String: [Entry]] = [:]
  package private(set) var extensions: [String: [Entry]] = [:]
  /// The types that say that they conform to, or inherit from, a type.
  package private(set) var conformers: [String: [Entry]] = [:]
  /// The types that are made somewhere.
  package private(set) var constructed: Set<String> = []

  package init() {}

  /// Takes what files declare.
  ///
  /// A command that reads an app several times takes the entries of files that have not changed from the last table.
  package init(_ files: [ModelFile], jobs: Int = ProcessInfo.processInfo.activeProcessorCount) {
    let last = Workings.last(TypeTable.self)?.parts ?? []
    let known = Dictionary(last.map { ($0.file.path, $0) }) { first, _ in first }
    let parts = Workers.map(files.count, jobs: jobs, makeTools: {}) { _, number in
      // Outlines that were not read again share their lists, so they are compared at once.
      if let part = known[files[number].path], part.file == files[number] { return part }
      return Part(of: files[number])
    }
    self.parts = parts
    allEntries = parts.flatMap(\.entries)
    let entries = allEntries.filter { !$0.isTest }
    self.entries = entries
    let (_, others) = Workers.both(jobs: jobs) {
      declarations.reserveCapacity(entries.count)
      for entry in entries { add(entry) }
      addExtensionsOfAliases()
    } _: {
      (Self.conformers(among: entries), Set(parts.lazy.flatMap(\.constructed)))
    }
    (conformers, constructed) = others
  }

  private mutating func add(_ entry: Entry) {
    let name = entry.type.name
    if entry.type.keyword == .extension {
      extensions[OutlinedType.base(of: name), default: []].append(entry)
    } else if entry.type.scopes.isEmpty {
      declarations[name, default: []].append(entry)
    } else {
      nested[name, default: []].append(entry)
    }
  }

  /// Adds the extensions of `typealias Root = RootComponent` to those of what it stands for, too.
  private mutating func addExtensionsOfAliases() {
    for alias in Array(extensions.keys) {
      var (name, seen) = (alias, Set<String>())
      while seen.insert(name).inserted, let entry = declarations[name]?.first, entry.type.keyword == .typealias,
        let target = entry.type.inherited.first
      {
        name = OutlinedType.base(of: target)
      }
      if name != alias { extensions[name, default: []] += extensions[alias] ?? [] }
    }
  }

  private static func conformers(among entries: [Entry]) -> [String: [Entry]] {
    var conformers: [String: [Entry]] = [:]
    conformers.reserveCapacity(entries.count)
    for entry in entries where entry.type.keyword != .typealias {
      for name in entry.inheritedNames { conformers[name, default: []].append(entry) }
    }
    // `extension AppComponent: Needs` conforms to both of `typealias Needs = CartDependency & MenuDependency`.
    for alias in entries where alias.type.keyword == .typealias && alias.type.scopes.isEmpty {
      let heirs = (conformers[alias.type.name] ?? []).filter { heir in
        heir.module == alias.module && heir.type.scopes.isEmpty && alias.isVisible(to: heir)
      }
      if heirs.isEmpty { continue }
      for name in alias.inheritedNames where name != alias.type.name { conformers[name, default: []] += heirs }
    }
    return conformers
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

  /// The declaration that a type after a colon means: one in the types around it, or one outside of types.
  ///
  ///     final class ProfileView { struct Dependency {} }
  ///     protocol CartDependency: Dependency {}   →  nil
  ///
  /// - Parameters:
  ///   - text: The type as it is written.
  ///   - entry: The declaration that writes it.
  package func type(written text: String, by entry: Entry) -> Entry? {
    let name = OutlinedType.base(of: text)
    let inner = nested[name] ?? []
    if text.utf8.contains(UInt8(ascii: ".")), !inner.isEmpty {
      let scope = text.prefix { $0 != "<" }.split(separator: ".").dropLast().last
      let name = scope.map { OutlinedType.base(of: String($0)) }
      if let found = inner.first(where: { $0.type.scopes.last == name }) { return found }
    }
    if let found = inner.last(where: { entry.type.scopes.starts(with: $0.type.scopes) }) { return found }
    let outer = (declarations[name] ?? []).filter { $0.isVisible(to: entry) }
    return outer.first { $0.module == entry.module } ?? outer.first { entry.imports.contains($0.module) } ?? outer.first
  }

  /// The types after the colon of a declaration, those in compositions one by one, each with its declaration if that is read.
  package func inherited(by entry: Entry) -> [(name: String, declaration: Entry?)] {
    entry.type.inherited.flatMap { $0.split(separator: "&") }.map { text in
      (OutlinedType.base(of: String(text)), type(written: String(text), by: entry))
    }
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
      let base = entry.type.keyword == .class ? entry.type.inherited.first : nil
      next = base.flatMap { type(written: $0, by: entry) }
      if let keyword = next?.type.keyword, keyword != .class, keyword != .typealias { next = nil }
    }
    return found
  }

  /// All names in a type.
  package static func words(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
