import Foundation
import RibletsPlans
import RibletsSource
import SwiftSyntax

/// The imports of a file, changed in place.
package struct ImportLines {
  let file: ParsedFile

  private var plain: [SourceImport] { file.plainImports.filter { $0.attributes.isEmpty } }

  /// Adds imports where they belong by their names, each with its access.
  ///
  ///     import Menu + ["Cart": "", "Menu": "package"] → import Cart
  ///                                                     package import Menu
  func add(_ modules: [String: String], to edits: inout SourceEdits) {
    let there = Dictionary(
      (file.plainImports + file.outline.imports.filter { $0.module == KnownTypes.networkingModule }).map {
        ($0.module, $0)
      }
    ) { first, _ in first }
    var conditional: [String] = []
    var lines: [(next: SourceImport, lines: [String])] = []
    var (rest, opened): ([String], [(place: Int, access: String)]) = ([], [])
    for (module, access) in modules.sorted(by: { $0.key < $1.key }) {
      if let known = there[module] {
        if !access.isEmpty, known.access == nil { opened.append((keyword(of: known), access + " ")) }
        continue
      }
      let line = (access.isEmpty ? "" : access + " ") + "import " + module
      if module == KnownTypes.networkingModule {
        conditional = SwiftLayout.conditional(line)
      } else if let next = plain.first(where: { $0.module > module }) {
        if lines.last?.next == next { lines[lines.count - 1].lines.append(line) } else { lines.append((next, [line])) }
      } else {
        rest.append(line)
      }
    }
    for (next, new) in lines {
      edits.insert(new.map { $0 + lineFeed(beside: next) }.joined(), at: next.bytes.lowerBound)
    }
    // After the lines: of two texts at one place, the first comes first.
    for (place, access) in opened { edits.insert(access, at: place) }
    if !conditional.isEmpty {
      let lines = conditional.joined(separator: "\n")
      if let last = plain.last {
        edits.insert("\n\n" + lines, at: last.bytes.upperBound)
      } else {
        edits.insert(lines + "\n\n", at: start)
      }
    }
    guard !rest.isEmpty else { return }
    if let last = plain.last {
      edits.insert(rest.map { lineFeed(beside: last) + $0 }.joined(), at: last.bytes.upperBound)
    } else {
      edits.insert(rest.joined(separator: "\n") + "\n\n", at: start)
    }
  }

  /// Lets the file import other modules for testing, in place of one that it does.
  ///
  ///     @testable import Shop → @testable import Cart
  ///                             @testable import Menu
  func replaceTestable(_ old: String, with new: [String], in edits: inout SourceEdits) {
    for found in file.outline.imports where !found.attributes.isEmpty && found.module == old {
      let lines = new.map { "@testable import \($0)" }
      edits.replace(found.bytes, with: lines.joined(separator: lineFeed(beside: found)))
    }
  }

  /// The offset of the word `import`.
  private func keyword(of found: SourceImport) -> Int {
    let bytes = Array(file.text.utf8)[found.bytes]
    return bytes.firstRange(of: Array("import".utf8))?.lowerBound ?? found.bytes.lowerBound
  }

  /// The beginning of a new line: under a condition, imports are indented.
  private func lineFeed(beside found: SourceImport) -> String {
    let before = file.text.utf8.prefix(found.bytes.lowerBound)
    return "\n" + String(decoding: before.reversed().prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// After a comment about the whole file, which an empty line ends.
  private var start: Int {
    guard let first = file.tree.statements.first else { return 0 }
    let head = first.leadingTrivia.description
    guard let gap = head.range(of: "\r?\n\r?\n", options: .regularExpression) else { return 0 }
    return head[..<gap.upperBound].utf8.count
  }
}

extension ImportLines {
  /// Returns a text without imports that another text lacks, if the two differ in nothing else.
  ///
  ///     "import Foundation\nlet a = 1\n" as "let a = 1\n" → "let a = 1\n"
  package static func dropped(from text: String, as other: String) -> String {
    let condition = SwiftLayout.conditional("import \(KnownTypes.networkingModule)")
    let isConditional = text.contains(condition.joined(separator: "\n"))
    let rest = { (text: String) in
      text.lines.filter { !$0.isEmpty && !$0.hasPrefix("import ") && !(isConditional && condition.contains($0)) }
    }
    return text != other && rest(text) == rest(other)
      && Set(other.lines).subtracting(text.lines).isEmpty ? other : text
  }
}
