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
    /// The same by kind; those that it has none of are left out.
    package let parts: [String: Int]
    /// The same by the path of the file.
    package let files: [String: Int]
    /// The instructions of the start that it is the nearest riblet of.
    package var instructions: Int?
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
  /// The compiler, the target, the linker, the options and the version of Riblets, as far as they are known: only sizes with the
  /// same settings can be compared.
  package let settings: [String: String]
  /// All bytes of the loaded sections, which is the sum of `riblets` and `others`.
  package let bytes: Int
  /// By name.
  package var riblets: [Riblet]
  /// By size.
  package let others: [Row]
  package var start: Start?
  package let notes: [String]
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

extension Int {
  /// `10,000`, on every machine.
  package var grouped: String {
    let digits = String(magnitude)
    let groups = stride(from: digits.count, to: 0, by: -3).map { digits.prefix($0).suffix(3) }
    return (self < 0 ? "−" : "") + groups.reversed().joined(separator: ",")
  }

  /// The same with a sign in front: `+10,000`.
  var signed: String { (self > 0 ? "+" : "") + grouped }
}
