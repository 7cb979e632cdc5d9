import Foundation

/// The Swift files that something in the repository compiles.
struct CompiledSources {
  /// The place of a line.
  private struct Place {
    let file: Int
    let line: Int
  }

  private let files: [[String]]
  /// The places of the lines that blocks begin with.
  private let places: [String: [Place]]

  /// - Parameter blocks: The blocks that are looked for.
  init(_ texts: [String], blocks: [CodeBlock]) {
    let files = texts.map { $0.components(separatedBy: "\n") }
    let beginnings = Set(blocks.map(\.beginning))
    var places: [String: [Place]] = [:]
    for (file, lines) in files.enumerated() {
      for (line, text) in lines.enumerated() where !text.isEmpty {
        let text = SourceLine.text(of: text)
        if beginnings.contains(text) { places[text, default: []].append(Place(file: file, line: line)) }
      }
    }
    self.files = files
    self.places = places
  }

  /// Reads the files of the repository. What shall not compile stands in folders named `Broken`.
  static func ofRepository(blocks: [CodeBlock]) throws -> CompiledSources {
    let root = DocumentationPage.root
    var files: [URL] = []
    let folders = [
      "Sources", "Tests", "Data", "Portable", "Bridges", "Examples", "Tools", "Benchmarks", "Fixtures",
    ]
    for folder in folders {
      let all = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      files += (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }
    files.removeAll { $0.pathComponents.contains("Broken") }
    return CompiledSources(try files.map { try String(contentsOf: $0, encoding: .utf8) }, blocks: blocks)
  }

  var fileCount: Int { files.count }

  /// Tells if a file has the code of a block in a row, and its imports.
  func show(_ block: CodeBlock) -> Bool {
    places[block.beginning, default: []].contains { place in
      let lines = files[place.file]
      return Self.match(block.code[...], lines[place.line...], shift: nil)
        && block.imports.allSatisfy { module in lines.contains { $0.hasSuffix("import \(module)") } }
    }
  }

  /// - Parameter shift: How much deeper the file indents than the page; nil before the first line.
  private static func match(
    _ code: ArraySlice<SourceLine>, _ lines: ArraySlice<String>, shift: Int?
  ) -> Bool {
    guard let wanted = code.first else { return true }
    if wanted.text == SourceLine.ellipsis, let shift {
      // Stands for lines of the same braces, and deeper ones.
      var rest = lines
      while true {
        if match(code.dropFirst(), rest, shift: shift) { return true }
        guard let skipped = rest.popFirst().map(SourceLine.init) else { return false }
        guard skipped.text.isEmpty || skipped.indentation >= wanted.indentation + shift else { return false }
      }
    }
    guard let line = lines.first.map(SourceLine.init), line.text == wanted.text else { return false }
    let shift = shift ?? line.indentation - wanted.indentation
    guard line.text.isEmpty || line.indentation == wanted.indentation + shift else { return false }
    return match(code.dropFirst(), lines.dropFirst(), shift: shift)
  }
}
