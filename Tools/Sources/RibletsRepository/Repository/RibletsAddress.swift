package import RibletsPlans

/// The git addresses of a published Riblets: that of the framework, and beside it those of its other packages.
package struct RibletsAddress: Hashable, Codable, Sendable {
  /// The address of the package `riblets`.
  package let riblets: String

  /// Reads the address of the framework, such as `https://example.com/riblets.git`.
  ///
  /// - Throws: ``RequestProblem`` if it does not end in `riblets`. SwiftPM calls a package what its address ends in, and
  ///   manifests name products by that.
  package init(_ text: String) throws(RequestProblem) {
    let ends = ["riblets", "riblets.git"]
    let place = text.lastIndex { $0 == "/" || $0 == ":" }.map { text[...$0] } ?? ""
    let end = String(text.dropFirst(place.count))
    guard ends.contains(end), place.contains(":"), !text.contains(where: { $0.isWhitespace || "\"\\".contains($0) })
    else {
      throw RequestProblem(
        "'\(text)' is no git address that ends in 'riblets' or 'riblets.git', as https://example.com/riblets.git does.")
    }
    riblets = text
  }

  /// The address of a package beside it, such as `riblets-tools`.
  package func beside(_ name: String) -> String {
    let end = riblets.hasSuffix(".git") ? ".git" : ""
    return riblets.dropLast("riblets\(end)".count) + name + end
  }

  package init(from decoder: any Decoder) throws { try self.init(decoder.singleValueContainer().decode(String.self)) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(riblets)
  }
}
