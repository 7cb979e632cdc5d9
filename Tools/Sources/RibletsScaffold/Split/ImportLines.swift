import Foundation
import SwiftSyntax

/// The imports of a file, changed in place.
struct ImportLines {
  let source: AppSource

  private var plain: [ImportDeclSyntax] { source.imports.filter { $0.attributes.isEmpty } }

  /// Adds imports where they belong by their names.
  func add(_ modules: [String: String], to edits: inout SourceEdits) {
    let there = Dictionary(source.imports.map { ($0.path.trimmedDescription, $0) }) { first, _ in first }
    var lines: [ImportDeclSyntax: [String]] = [:]
    var rest: [String] = []
    for (module, access) in modules.sorted(by: { $0.key < $1.key }) {
      if let known = there[module] {
        if !access.isEmpty, known.modifiers.isEmpty { edits.insert(access + " ", before: known.importKeyword) }
        continue
      }
      let line = (access.isEmpty ? "" : access + " ") + "import " + module
      if let next = plain.first(where: { $0.path.trimmedDescription > module }) {
        lines[next, default: []].append(line)
      } else {
        rest.append(line)
      }
    }
    for (next, new) in lines { edits.insert(new.map { $0 + Self.lineFeed(beside: next) }.joined(), before: next) }
    guard !rest.isEmpty else { return }
    if let last = plain.last {
      let text = rest.map { Self.lineFeed(beside: last) + $0 }.joined()
      edits.insert(text, at: last.endPositionBeforeTrailingTrivia.utf8Offset)
    } else {
      edits.insert(rest.joined(separator: "\n") + "\n\n", at: start)
    }
  }

  /// Lets the file import another module for testing, in place of one that it does.
  func replaceTestable(_ old: String, with new: [String], in edits: inout SourceEdits) {
    for node in source.allImports where !node.attributes.isEmpty && node.path.trimmedDescription == old {
      let lines = new.map { "@testable import \($0)" }
      edits.replace(node, with: lines.joined(separator: Self.lineFeed(beside: node)))
    }
  }

  /// The beginning of a new line: under a condition, imports are indented.
  private static func lineFeed(beside node: ImportDeclSyntax) -> String {
    let space = node.leadingTrivia.description
    return "\n" + (space.lastIndex(of: "\n").map { space[space.index(after: $0)...] } ?? space[...])
  }

  /// After a comment about the whole file, which an empty line ends.
  private var start: Int {
    guard let first = source.tree.statements.first else { return 0 }
    let head = first.leadingTrivia.description
    guard let gap = head.range(of: "\n\n") else { return 0 }
    return head[..<gap.upperBound].utf8.count
  }
}
