import Foundation
import RibletsReading
import RibletsSource
import Testing

@testable import RibletsImpact

/// Holds the list of Riblets' public types to the packages of this repository.
struct RibletsInterfacesTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL

  /// The folders with modules that an app may import.
  private static let folders = [
    "Sources", "Data/Sources", "Data/Store/Sources", "Portable/Sources", "Portable/Web/Sources", "Bridges/Sources",
  ]

  private let modules: Set<String>
  private let types: [String: Set<OutlinedType.Keyword>]

  init() throws {
    var modules: Set<String> = []
    var types: [String: Set<OutlinedType.Keyword>] = [:]
    for folder in Self.folders {
      let place = Self.root.appending(path: folder).path(percentEncoded: false)
      let paths = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix(".swift") {
        guard let module = path.split(separator: "/").first.map(String.init),
          RibletsInterfaces.modules.contains(module)
        else { continue }
        modules.insert(module)
        let text = try Data(contentsOf: URL(filePath: place + "/" + path))
        for type in SourceOutline(reading: Array(text), path: path).types where type.scopes.isEmpty {
          let isPublic = !type.modifiers.isDisjoint(with: ["public", "open"]) && !type.modifiers.contains("@_spi")
          if type.keyword != .extension, isPublic { types[type.name, default: []].insert(type.keyword) }
        }
      }
    }
    (self.modules, self.types) = (modules, types)
  }

  @Test func `each module of the list has sources`() {
    #expect(RibletsInterfaces.modules.subtracting(modules).sorted() == [])
    #expect(types.count > 200)
  }

  @Test func `no public type is missing from the lists`() {
    let known = RibletsInterfaces.types.union(KnownInterfaces.types)
    let missing = types.filter { $0.value != [.protocol] && !known.contains($0.key) }
    #expect(missing.keys.sorted() == [], "Add them to RibletsInterfaces.types.")
  }

  @Test func `no type of the list is gone`() {
    #expect(RibletsInterfaces.types.subtracting(types.keys).sorted() == [], "Remove them from RibletsInterfaces.types.")
  }
}
