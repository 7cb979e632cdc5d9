package import RibletsPlans

/// The git addresses of a published Riblets: that of the framework, and beside it that of its tools.
package struct RibletsAddress: Hashable, Codable, Sendable {
  /// The address of the package `riblets`.
  package let riblets: String
  /// The address of the package `riblets-tools`.
  package let tools: String

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
    tools = place + end.replacing("riblets", with: "riblets-tools")
  }

  package init(from decoder: any Decoder) throws { try self.init(decoder.singleValueContainer().decode(String.self)) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(riblets)
  }
}
