import RibletsSource

extension ModelReader {
  /// The protocols of files with their mocks, by file.
  static func protocols(in files: [ModelFile]) -> [ModelProtocol] {
    let written = writtenMocks(in: files)
    var protocols: [ModelProtocol] = []
    for file in files where !file.isTest {
      for type in file.outline.types where type.keyword == .protocol {
        let mark = type.mark("@mockable")
        let generated = mark.map { mockName(in: $0) ?? type.name + "Mock" }
        let mock = (written[type.name] ?? []).first { mock in
          mock.modules.contains(file.module) && (generated == nil || mock.type.name == generated)
        }
        protocols.append(
          ModelProtocol(
            module: file.module, name: (type.scopes + [type.name]).joined(separator: "."), position: type.position,
            isMockable: mark != nil,
            mock: mock.map { .written($0.type.name, $0.type.position) } ?? generated.map { .generated($0) }))
      }
    }
    return protocols
  }

  private static let standIns: Set<Substring> = ["Mock", "Fake", "Stub", "Spy"]

  /// A type that is written to stand for a protocol, and the modules whose protocols it can name.
  private struct WrittenMock {
    let type: OutlinedType
    let modules: Set<String>
  }

  /// The types that conform to a protocol and are called after it, by the name of that: `CartListenerMock`, `FakeClock`.
  private static func writtenMocks(in files: [ModelFile]) -> [String: [WrittenMock]] {
    var found: [String: [WrittenMock]] = [:]
    for file in files {
      for type in file.outline.types where type.keyword != .protocol && !type.inherited.isEmpty {
        guard let name = protocolName(in: type.name), type.inheritedNames.contains(name) else { continue }
        let modules = Set(file.outline.imports.map(\.name)).union([file.module])
        found[name, default: []].append(WrittenMock(type: type, modules: modules))
      }
    }
    return found
  }

  /// The name beside the word that says what a type is: `Clock` of `FakeClock` and of `ClockFake`.
  private static func protocolName(in name: String) -> String? {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    if let last = name.utf8.lastIndex(where: capitals.contains), standIns.contains(name[last...]) {
      return String(name[..<last])
    }
    guard let second = name.utf8.dropFirst().firstIndex(where: capitals.contains), standIns.contains(name[..<second])
    else { return nil }
    return String(name[second...])
  }

  /// The name that an annotation gives: `Till` of `@mockable(override: name = Till)`.
  private static func mockName(in mark: OutlinedMark) -> String? {
    let words = TypeTable.words(in: mark.name + " " + mark.text)
    return zip(words, words.dropFirst()).first { $0.0 == "name" }?.1
  }
}
