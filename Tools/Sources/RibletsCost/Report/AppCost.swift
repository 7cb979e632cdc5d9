import Foundation

/// The sizes of an app by riblet: the document that `riblets cost --format json` prints. Documentation/Cost.md describes it.
package struct AppCost: Hashable, Codable, Sendable {
  package struct Riblet: Hashable, Codable, Sendable {
    /// The shortest name that only this riblet has.
    package let name: String
    package let module: String
    /// The riblets that attach it, by name.
    package let parents: [String]
    package let bytes: Int
    /// The same by kind, and by the path of the file.
    package let parts: [String: Int], files: [String: Int]
    /// The instructions of the start that it is the nearest riblet of.
    package let instructions: Int?
  }

  package struct Row: Hashable, Codable, Sendable {
    package let kind: CostOwner.Kind
    package let name: String
    package let bytes: Int
  }

  package struct Start: Hashable, Codable, Sendable {
    package let instructions: Int
    /// Those that have no riblet on their stack.
    package let withoutRiblet: Int
  }

  package var version = 1
  package let app: String
  /// The conditions of the build, as far as they are known. Only sizes with the same settings can be compared.
  package let settings: [String: String]
  /// All bytes of the loaded sections, which is the sum of `riblets` and `others`.
  package let bytes: Int
  /// By name.
  package let riblets: [Riblet]
  /// By size.
  package let others: [Row]
  package let start: Start?
  package let notes: [String]

  /// A row for each riblet, with its bytes or its instructions.
  func rows(_ number: (Riblet) -> Int) -> [Row] {
    riblets.map { Row(kind: .riblet, name: $0.name, bytes: number($0)) }
  }

  var bytesOfRiblets: Int { riblets.reduce(0) { $0 + $1.bytes } }
}

extension Encodable {
  /// JSON: the same values give the same bytes.
  func json(_ formatting: JSONEncoder.OutputFormatting = .prettyPrinted) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
    guard let data = try? encoder.encode(self) else { preconditionFailure("Sizes hold only texts and numbers.") }
    return String(decoding: data, as: UTF8.self)
  }
}
