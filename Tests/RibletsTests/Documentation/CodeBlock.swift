import Foundation

/// A block of Swift on a page of the documentation.
struct CodeBlock {
  let page: String
  /// The line of the opening fence.
  let line: Int
  /// The modules that the block imports at its beginning.
  let imports: [String]
  /// The lines after the imports.
  let code: [SourceLine]
  /// The reason for which nothing compiles the block, from `<!-- fragment: reason -->` above the fence.
  let fragmentReason: String?

  init(page: String, line: Int, lineAbove: String, code: [String]) {
    self.page = page
    self.line = line
    let lines = code.map(SourceLine.init)
    let imported = lines.prefix { $0.importedModule != nil || $0.text.isEmpty }
    imports = imported.compactMap(\.importedModule)
    self.code = Array(lines.dropFirst(imported.count))
    fragmentReason = lineAbove.wholeMatch(of: /<!-- fragment:(.*)-->/).map {
      $0.1.trimmingCharacters(in: .whitespaces)
    }
  }

  /// A line that a file has to have to show the block.
  var beginning: String { code.first?.text ?? imports.first.map { "import \($0)" } ?? "" }

  /// The problem with the block, and how to fix it; nil if it is compiled, or says why not.
  func problem(in sources: CompiledSources) -> String? {
    let place = "\(page):\(line)"
    guard let fragmentReason else {
      return sources.show(self)
        ? nil
        : """
        \(place): No file that is compiled has this code.
        Put it into one, without a change, such as \(suggestedFile), and let a test run it. `…` on a line of its own \
        stands for lines that the page leaves out. What cannot be compiled says why, on the line above the fence: \
        <!-- fragment: reason -->
        """
    }
    if fragmentReason.split(separator: " ").count < 3 {
      return "\(place): Say in a few words why nothing compiles this: <!-- fragment: reason -->"
    }
    return sources.show(self)
      ? "\(place): This is compiled. Remove the comment above the fence: <!-- fragment: \(fragmentReason) -->" : nil
  }

  private var suggestedFile: String {
    let name = page.split(separator: "/").last?.split(separator: ".").first ?? ""
    return "Tests/RibletsTests/Documentation/\(name)PageTests.swift"
  }
}
