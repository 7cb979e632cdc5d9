import Foundation
import Testing

/// A page of the documentation, to be compared with what is compiled.
struct DocumentationPage: CustomTestStringConvertible {
  /// The folder of the repository.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    .standardized

  /// The paths of all pages: those of Documentation/, and those beside the packages.
  static let allPaths: [String] = {
    let folder = root.appendingPathComponent("Documentation")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return [
      "README.md", "CONTRIBUTING.md", "Data/README.md", "Data/Store/README.md", "Portable/Web/README.md",
      "Examples/README.md",
    ]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
  }()

  /// The path in the repository.
  let path: String
  let text: String
  var testDescription: String { path }

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Reads a page.
  init(_ path: String) throws {
    let file = Self.root.appendingPathComponent(path)
    self.init(path: path, text: try String(contentsOf: file, encoding: .utf8))
  }

  /// The blocks of Swift, in order.
  var swiftBlocks: [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, above: String, code: [String])?
    var above = ""
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let bare = line.trimmingCharacters(in: .whitespaces)
      if let block = open, bare == "```" {
        blocks.append(CodeBlock(page: path, line: block.line, lineAbove: block.above, code: block.code))
        open = nil
      } else if open != nil {
        open?.code.append(line)
      } else if bare == "```swift" {
        open = (index + 1, above, [])
      }
      above = bare
    }
    return blocks
  }
}
