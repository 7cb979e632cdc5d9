import RibletsPlans
import SwiftSyntax

/// Replacements in a text, by the places that its syntax tree says.
///
///     let a = 1, with 8..<9 replaced by "2" → let a = 2
package struct SourceEdits {
  fileprivate var edits: [(range: Range<Int>, text: String)] = []

  package var isEmpty: Bool { edits.isEmpty }

  package init() {}

  /// Replaces a node or a token, but not the space and the comments around it.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) { edits.append((node.bytes, text)) }

  /// Replaces some bytes.
  mutating func replace(_ bytes: Range<Int>, with text: String) { edits.append((bytes, text)) }

  /// Puts a text before a node, after its comments.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append((place..<place, text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append((offset..<offset, text))
  }

  /// Takes a declaration away with its comments and the empty line before it.
  mutating func remove(_ node: some SyntaxProtocol) {
    edits.append((node.position.utf8Offset..<node.endPosition.utf8Offset, ""))
  }

  /// The text with all replacements. Lines that they made too long are broken, and end as those of the text do.
  package func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    // From the end on, so that places stay; what is put before something that goes, after it.
    let order = edits.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      return (second.lowerBound, second.count, right.offset) < (first.lowerBound, first.count, left.offset)
    }
    for (_, edit) in order { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    // The last one has no end: an empty line is not known by it.
    let old = Set(text.lines.dropLast())
    let lines = String(decoding: bytes, as: UTF8.self).lines
    let ending = text.utf8.contains(UInt8(ascii: "\r")) ? "\r" : ""
    return lines.enumerated().flatMap { number, line -> [String] in
      if old.contains(line) || number == lines.count - 1 { return [line] }
      return LineBreaking.broken(line.hasSuffix("\r") ? String(line.dropLast()) : line).map { $0 + ending }
    }
    .joined(separator: "\n")
  }
}

extension SourceEdits {
  mutating func add(_ other: SourceEdits) { edits += other.edits }

  /// Takes a declaration away with its comments and the empty line before it.
  package mutating func remove(_ part: TopLevel) { remove(part.node) }

  /// Lets an extension conform to one protocol in place of others.
  ///
  ///     extension RootComponent: CartDependency {} → extension RootComponent: FormerDependency {}
  package mutating func conform(_ part: TopLevel, to name: String) {
    let clause = part.node.as(ExtensionDeclSyntax.self)?.inheritanceClause
    if let clause { replace(clause, with: ": " + name) }
  }
}
