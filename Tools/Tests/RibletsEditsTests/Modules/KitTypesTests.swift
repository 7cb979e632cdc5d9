import Foundation
import RibletsPlans
import Testing

@testable import RibletsEdits

struct KitTypesTests {
  private static let repository =
    URL(filePath: #filePath).pathComponents.dropFirst().dropLast(5).reduce("") { $0 + "/" + $1 }

  /// The public types at the top level of a module, `#if` aside, and without those for other packages of Riblets.
  private func declared(in module: String) throws -> Set<String> {
    let package = ManifestProduct(module).folder.map { $0 + "/" } ?? ""
    let folder = "\(Self.repository)/\(package)Sources/\(module)"
    let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      // What is below '#if' in the adapters is indented.
      let indent = text.contains("#if canImport") ? "  " : ""
      for line in text.split(separator: "\n") where line.hasPrefix(indent) && !line.hasPrefix(indent + " ") {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
        guard words.contains("public") || words.contains("open"), !words.contains("@_spi"),
          let keyword = words.firstIndex(where: { Self.keywords.contains(String($0)) }), keyword + 1 < words.count
        else { continue }
        names.insert(String(words[keyword + 1]))
      }
    }
    return names
  }

  private static let keywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  @Test(arguments: KitTypes.byModule.keys.sorted())
  func `all types of a module are known`(module: String) throws {
    #expect(try declared(in: module) == KitTypes.byModule[module])
  }
}
