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
  private let functions: Set<String>

  init() throws {
    var modules: Set<String> = []
    var functions: Set<String> = []
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
        let outline = SourceOutline(reading: Array(text), path: path)
        for type in outline.types {
          let isPublic = Self.isPublic(type.modifiers)
          if type.scopes.isEmpty, type.keyword != .extension, isPublic {
            types[type.name, default: []].insert(type.keyword)
          }
          let sharesAccess = isPublic && [.protocol, .extension].contains(type.keyword)
          functions.formUnion(Self.functions(type.members, sharesAccess: sharesAccess))
        }
        functions.formUnion(Self.functions(outline.members, sharesAccess: false))
      }
    }
    (self.modules, self.types, self.functions) = (modules, types, functions)
  }

  private static func isPublic(_ modifiers: Set<String>) -> Bool {
    !modifiers.isDisjoint(with: ["public", "open"]) && !modifiers.contains("@_spi")
  }

  /// The names of functions that an app can call; operators apart.
  private static func functions(_ members: [OutlinedMember], sharesAccess: Bool) -> [String] {
    members.filter { $0.kind == .function && (sharesAccess || isPublic($0.modifiers)) }.map(\.name)
      .filter { $0.first?.isLetter ?? false }
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

  @Test func `no public function is missing from the lists`() {
    #expect(functions.count > 300)
    #expect(
      functions.subtracting(RibletsInterfaces.functions).sorted() == [], "Add them to RibletsInterfaces.functions.")
  }

  @Test func `no function of the list is gone`() {
    #expect(
      RibletsInterfaces.functions.subtracting(functions).sorted() == [], "Remove them from RibletsInterfaces.functions."
    )
  }

  @Test func `all that activates nothing is of Riblets`() {
    let known = functions.union(types.keys)
    #expect(RibletsInterfaces.inactive.subtracting(known).sorted() == [])
  }
}
