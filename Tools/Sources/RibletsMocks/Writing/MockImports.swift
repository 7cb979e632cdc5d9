import RibletsSource

/// The imports of a file of mocks: those of the protocols' files, each once, and what the mocks need.
struct MockImports {
  let mocks: [MockEntry]
  let options: MockOptions

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
    func add(_ added: SourceImport) {
      let key = added.name + "\n" + added.conditions.joined(separator: "\n")
      guard var known = byKey[key] else {
        byKey[key] = added
        return
      }
      known.access = Self.wider(known.access, added.access)
      known.attributes += added.attributes.filter { !known.attributes.contains($0) }
      byKey[key] = known
    }
    for mock in mocks {
      for found in mock.imports { add(Self.usable(found, isPublic: mock.isPublic)) }
    }
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
    let fromRiblets = mocks.filter { $0.needs.contains(.riblets) }
    let riblets = fromRiblets.isEmpty ? [] : [SourceImport(name: "Riblets", access: access(for: fromRiblets))]
    if options.isPlain {
      return riblets + (mocks.contains { $0.needs.contains(.stub) } ? [SourceImport(name: "Foundation")] : [])
    }
    return riblets + ["RibletsTesting", "Testing"].map { SourceImport(name: $0, access: access(for: mocks)) }
  }

  /// A public import of which nothing public is used would be a warning. Where nobody knows the modules of protocols, all
  /// public mocks may be of this one.
  private func access(forTestable name: String) -> SourceAccess? {
    let isPublic = mocks.contains { mock in
      guard mock.isPublic else { return false }
      guard let module = mock.candidate.module else { return true }
      return module == name || mock.imports.contains { $0.name == name && $0.access == .public }
    }
    return isPublic ? .public : nil
  }

  private func access(for mocks: [MockEntry]) -> SourceAccess? { mocks.contains(where: \.isPublic) ? .public : nil }

  /// An import as a file of mocks can have it.
  private static func usable(_ found: SourceImport, isPublic: Bool) -> SourceImport {
    var copy = found
    copy.attributes.removeAll { ["@_exported", "@_implementationOnly"].contains($0) }
    if !isPublic || found.access.map({ $0 < .package }) ?? false { copy.access = nil }
    return copy
  }

  /// Written access wins over none, which means another one in each language mode.
  private static func wider(_ first: SourceAccess?, _ second: SourceAccess?) -> SourceAccess? {
    guard let first, let second else { return first ?? second }
    return max(first, second)
  }
}

extension MockEntry {
  fileprivate var imports: [SourceImport] { candidate.imports }
  fileprivate var isPublic: Bool { memo.text?.isPublic ?? false }
  fileprivate var needs: MockNeeds { memo.text?.needs ?? [] }
}
