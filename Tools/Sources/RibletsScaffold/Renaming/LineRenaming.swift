import SwiftSyntax

/// Gives the names in a file other ones, and keeps the form of its lines.
///
/// What ``LineBreaking`` broke is one line for it: joined, renamed, and broken again where it is too long. So a name
/// that is given and taken back leaves every byte, and the formatter finds nothing in between.
struct LineRenaming {
  let map: NameMap
  /// The lines that are known to be generated in this file.
  let generated: GeneratedLines

  func renamed(_ file: ParsedFile) -> String {
    let lines = file.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let edits = edits(in: file)
    var result: [String] = []
    var place = 0
    while place < lines.count {
      let end = end(ofLineAt: place, in: lines)
      let group = place...end
      let joined = end == place ? lines[place] : Self.joined(lines[group])
      let indent = String(joined.prefix { $0 == " " })
      if let new = generated.renamed[String(joined.dropFirst(indent.count))] {
        result += LineBreaking.broken(indent + new)
      } else if group.contains(where: { edits[$0] != nil }) {
        let renamed = group.map { Self.apply(edits[$0] ?? [], to: lines[$0]) }
        result += LineBreaking.broken(end == place ? renamed[0] : Self.joined(renamed[...]))
      } else {
        result += lines[group]
      }
      place = end + 1
    }
    return result.joined(separator: "\n")
  }

  /// A name in a line: where it stands in bytes, and what it becomes.
  private struct Edit {
    let start: Int
    let length: Int
    let text: String
  }

  private func edits(in file: ParsedFile) -> [Int: [Edit]] {
    let converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
    var edits: [Int: [Edit]] = [:]
    for token in file.identifiers {
      guard let text = map.renamed(token) else { continue }
      let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
      edits[place.line - 1, default: []].append(
        Edit(start: place.column - 1, length: token.text.utf8.count, text: text))
    }
    return edits
  }

  private static func apply(_ edits: [Edit], to line: String) -> String {
    var bytes = Array(line.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.start..<(edit.start + edit.length), with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Lines that were broken

  /// The last of the lines that one was broken into; the line itself if it was not.
  ///
  /// What has braces may as well have been written so. It was one line if a template has it in one. So a line that ends
  /// where braces open, `) { [weak self] in`, is the last one unless a template goes on up to where they close.
  func end(ofLineAt start: Int, in lines: [String]) -> Int {
    let first = lines[start]
    let indent = first.prefix { $0 == " " }
    let head = first.dropFirst(indent.count)
    let isComment = head.hasPrefix("//")
    guard isComment || Self.openings.contains(where: first.hasSuffix) else { return start }
    let isDoubtful = generated.all.contains(String(head)) || Self.opensBraces(first)
    var found: Int?
    for end in (start + 1)..<max(start + 1, min(lines.count, start + 60)) {
      let line = lines[end]
      guard line.hasPrefix(indent), !line.isEmpty else { break }
      let rest = line.dropFirst(indent.count)
      if isComment, !rest.hasPrefix("//") { break }
      guard rest.first != " ", !["(", "[", "<"].contains(where: line.hasSuffix) else { continue }
      let joined = Self.joined(lines[start...end])
      guard joined.count > SwiftLayout.width else { continue }
      let statement = String(joined.dropFirst(indent.count))
      guard isProven(statement) || !(isDoubtful || found != nil) else { continue }
      guard LineBreaking.broken(joined) == Array(lines[start...end]) else { continue }
      guard Self.opensBraces(line) else { return end }
      found = end
    }
    return found ?? start
  }

  private static let openings = [":", "(", "[", "<", "{", " in", "guard"]

  private static func opensBraces(_ line: String) -> Bool { line.hasSuffix("{") || line.hasSuffix(" in") }

  /// Returns true if a statement in one line is known to have been one.
  private func isProven(_ statement: String) -> Bool {
    generated.all.contains(statement) || Self.isPlainProperty(statement)
  }

  /// Returns true for a statement with which an edge gives a value: a property with only an expression without braces.
  private static func isPlainProperty(_ statement: String) -> Bool {
    statement.hasPrefix("var ") && statement.hasSuffix(" }") && statement.count { $0 == "{" } == 1
  }

  private static func joined(_ lines: ArraySlice<String>) -> String {
    guard var text = lines.first else { return "" }
    let sign = text.trimmed.hasPrefix("///") ? "///" : "//"
    let isComment = text.trimmed.hasPrefix("//")
    for line in lines.dropFirst() {
      let next = isComment ? String(line.trimmed.dropFirst(sign.count)).trimmed : line.trimmed
      let isTight =
        !isComment && (text.last.map { "([<".contains($0) } == true || next.first.map { ")]>.".contains($0) } == true)
      text += (isTight ? "" : " ") + next
    }
    return text
  }
}
