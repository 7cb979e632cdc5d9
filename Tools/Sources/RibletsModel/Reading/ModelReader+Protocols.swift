import RibletsSource

extension ModelReader {
  /// The protocols with their mocks, by file.
  static func protocols(of types: TypeTable) -> [ModelProtocol] {
    let written = writtenMocks(of: types)
    return types.entries.filter { $0.type.keyword == .protocol }.map { entry in
      let mark = entry.type.mark("@mockable")
      let generated = mark.map { mockName(in: $0) ?? entry.type.name + "Mock" }
      let mock = (written[entry.type.name] ?? []).first { mock in
        (mock.module == entry.module || mock.imports.contains(entry.module))
          && (generated == nil || mock.type.name == generated)
      }
      return ModelProtocol(
        module: entry.module, name: (entry.type.scopes + [entry.type.name]).joined(separator: "."),
        position: entry.type.position, isMockable: mark != nil,
        mock: mock.map { .written($0.type.name, $0.type.position) } ?? generated.map { .generated($0) })
    }
  }

  /// The types that conform to a protocol and are called after it, by the name of that: `CartListenerMock`, `FakeClock`.
  private static func writtenMocks(of types: TypeTable) -> [String: [TypeTable.Entry]] {
    var found: [String: [TypeTable.Entry]] = [:]
    for entry in types.allEntries where entry.type.keyword != .protocol {
      guard let name = protocolName(in: entry.type.name), entry.inheritedNames.contains(name) else { continue }
      found[name, default: []].append(entry)
    }
    return found
  }

  private static let standIns = ["Mock", "Fake", "Stub", "Spy"]

  /// The name beside the word that says what a type is: `Clock` of `FakeClock` and of `ClockFake`.
  private static func protocolName(in name: String) -> String? {
    if let word = standIns.first(where: name.hasSuffix) { return String(name.dropLast(word.count)) }
    guard let word = standIns.first(where: name.hasPrefix) else { return nil }
    let rest = name.utf8.dropFirst(word.utf8.count)
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return rest.first.map(capitals.contains) == true ? String(Substring(rest)) : nil
  }

  /// The name that an annotation gives: `Till` of `@mockable(override: name = Till)`.
  private static func mockName(in mark: OutlinedMark) -> String? {
    // Most say no more.
    if mark.name == "mockable", mark.text.isEmpty { return nil }
    let words = TypeTable.words(in: mark.name + " " + mark.text)
    return zip(words, words.dropFirst()).first { $0.0 == "name" }?.1
  }
}
