import RibletsSource

/// The imports of a file of mocks: those of the protocols' files, each once, and what the mocks need. `import Combine` of one
/// file and `public import Combine` of another become `public import Combine`, if a public mock needs it.
struct MockImports {
  /// Mocks that are alike, as far as imports go.
  private struct Group: Hashable {
    /// The imports and the module that they take over from the files of their protocols.
    var surroundings: MockSurroundings
    var isPublic: Bool
    var needs: MockNeeds
  }

  private let groups: [Group]
  private let options: MockOptions

  /// - Parameter mocks: Those of the file, in their order.
  init(_ mocks: [MadeMock], _ options: MockOptions) {
    var seen: Set<Group> = []
    self.options = options
    groups = mocks.compactMap { mock in
      guard let source = mock.source else { return nil }
      let group = Group(surroundings: mock.candidate.surroundings, isPublic: source.isPublic, needs: source.needs)
      return seen.insert(group).inserted ? group : nil
    }
  }

  var text: String {
    var lines: [String] = []
    var conditional: [String: [String]] = [:]
    var order: [String] = []
    for found in merged {
      let line = Self.line(found)
      if found.conditions.isEmpty {
        lines.append(line)
      } else {
        let condition =
          found.conditions.count == 1
          ? found.conditions[0] : found.conditions.map { "(\($0))" }.joined(separator: " && ")
        if conditional[condition] == nil { order.append(condition) }
        conditional[condition, default: []].append(line)
      }
    }
    var text = lines.joined(separator: "\n") + "\n"
    for condition in order.sorted() {
      text += "#if \(condition)\n" + conditional[condition, default: []].joined(separator: "\n") + "\n#endif\n"
    }
    return text == "\n" ? "" : text
  }

  private static func line(_ found: SourceImport) -> String {
    (found.attributes + (found.access.map { [$0.rawValue] } ?? []) + ["import", found.name]).joined(separator: " ")
  }

  private var merged: [SourceImport] {
    var byKey: [String: SourceImport] = [:]
    var shown: Set<String> = []
    func add(_ added: SourceImport, isShown: Bool = false) {
      let key = added.name + "\n" + added.conditions.joined(separator: "\n")
      // Without a word, an import is what a public mock needs.
      if isShown, added.access == nil { shown.insert(key) }
      guard var known = byKey[key] else {
        byKey[key] = added
        return
      }
      known.access = Self.wider(known.access, added.access)
      known.attributes += added.attributes.filter { !known.attributes.contains($0) }
      byKey[key] = known
    }
    for group in groups {
      for found in group.surroundings.imports where !options.excludedImports.contains(found.name) {
        add(Self.usable(found, isPublic: group.isPublic), isShown: group.isPublic)
      }
    }
    // One that is internal in a file makes the compiler ask for a word in every other.
    for key in shown where byKey[key]?.access == .internal { byKey[key]?.access = .public }
    for found in needed { add(found) }
    for name in options.imports { add(SourceImport(name: name)) }
    for name in options.testableImports {
      let hidden = byKey.values.first { $0.name == name }?.attributes.filter { $0.hasPrefix("@_spi") } ?? []
      byKey = byKey.filter { $0.value.name != name }
      add(SourceImport(name: name, access: access(forTestable: name), attributes: hidden + ["@testable"]))
    }
    return byKey.values.sorted { ($0.name, $0.conditions.joined()) < ($1.name, $1.conditions.joined()) }
  }

  private var needed: [SourceImport] {
    let fromRiblets = groups.filter { $0.needs.contains(.riblets) }
    let access: SourceAccess? = fromRiblets.contains(where: \.isPublic) ? .public : nil
    let riblets = fromRiblets.isEmpty ? [] : [SourceImport(name: "Riblets", access: access)]
    if options.isPlain {
      return riblets + (groups.contains { $0.needs.contains(.stub) } ? [SourceImport(name: "Foundation")] : [])
    }
    let isPublic = groups.contains(where: \.isPublic)
    return riblets + ["RibletsTesting", "Testing"].map { SourceImport(name: $0, access: isPublic ? .public : nil) }
  }

  /// A public import of which nothing public is used would be a warning. Where nobody knows the modules of protocols, all
  /// public mocks may be of this one.
  private func access(forTestable name: String) -> SourceAccess? {
    let isPublic = groups.contains { group in
      guard group.isPublic else { return false }
      guard let module = group.surroundings.module else { return true }
      return module == name || group.surroundings.imports.contains { $0.name == name && $0.access == .public }
    }
    return isPublic ? .public : nil
  }

  /// An import as a file of mocks can have it.
  private static func usable(_ found: SourceImport, isPublic: Bool) -> SourceImport {
    var copy = found
    copy.attributes.removeAll { ["@_exported", "@_implementationOnly"].contains($0) }
    if let access = found.access, access < .package { copy.access = .internal } else if !isPublic { copy.access = nil }
    return copy
  }

  /// Written access wins over none, which means another one in each language mode.
  private static func wider(_ first: SourceAccess?, _ second: SourceAccess?) -> SourceAccess? {
    guard let first, let second else { return first ?? second }
    return max(first, second)
  }
}
