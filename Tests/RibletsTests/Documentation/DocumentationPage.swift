import Foundation

/// A page of Documentation/, to be compared with what is compiled.
struct DocumentationPage {
  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    .standardized

  let text: String

  /// - Parameter name: Without folder and ending.
  init(_ name: String) throws {
    let file = Self.root.appendingPathComponent("Documentation/\(name).md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// What stands between ```` ```swift ```` and the end of the block, in order.
  var swiftBlocks: [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  /// What stands between `// PAGE: name` and `// PAGE: end` in a source, without its indentation, in order.
  static func snippets(in source: URL) throws -> [String] {
    let text = try String(contentsOf: source, encoding: .utf8)
    var snippets: [[Substring]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.trimmingCharacters(in: .whitespaces)
      if bare.hasPrefix("// PAGE: ") {
        isInside = bare != "// PAGE: end"
        if isInside { snippets.append([]) }
      } else if isInside {
        snippets[snippets.count - 1].append(line)
      }
    }
    return snippets.map { lines in
      let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
      return lines.map { $0.dropFirst(min(indentation, $0.count)) }.joined(separator: "\n")
    }
  }
}
