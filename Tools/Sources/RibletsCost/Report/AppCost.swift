/// The sizes of an app by riblet: the document that `riblets cost --format json` prints. Documentation/Cost.md describes it.
package struct AppCost: Hashable, Codable, Sendable {
  package struct Riblet: Hashable, Codable, Sendable {
    package let name: String, module: String, parents: [String]
    package let bytes: Int
    /// The bytes by kind, and by the path of the file.
    package let parts: [String: Int], files: [String: Int]
    package let instructions: Int?

    var row: Row { Row(kind: .riblet, name: name, bytes: bytes) }
  }

  package struct Row: Hashable, Codable, Sendable {
    package let kind: CostOwner.Kind, name: String, bytes: Int

    var title: String { kind == .riblet ? name : "\(kind) \(name)" }
  }

  package struct Start: Hashable, Codable, Sendable { package let instructions: Int, withoutRiblet: Int }

  package var version = 1
  package let app: String
  /// The conditions of the build. Only sizes with the same settings can be compared.
  package let settings: [String: String]
  /// All bytes of the loaded sections, which is the sum of `riblets` and `others`.
  package let bytes: Int
  package let riblets: [Riblet], others: [Row]
  package let start: Start?
  package let notes: [String]

  var bytesOfRiblets: Int { riblets.reduce(0) { $0 + $1.bytes } }
}
