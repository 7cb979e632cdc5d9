import Foundation
import RibletsSource
import SwiftSyntax

extension ParsedFile {
  /// The names that functions and properties are declared with.
  var declaredNames: [String] {
    let visitor = DeclaredNameVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names.map(\.name)
  }

  /// The tokens that functions and properties are declared with.
  var declarations: [TokenSyntax] {
    let visitor = DeclaredNameVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  /// Parts of string literals in which a name stands as a word of its own.
  ///
  /// - Parameter longer: A text that may have the name in it, and is no mention.
  func mentions(of name: String, besides longer: String? = nil) -> [TokenSyntax] {
    tree.tokens(viewMode: .sourceAccurate).filter { token in
      guard case .stringSegment(let text) = token.tokenKind else { return false }
      return (longer.map { text.replacing($0, with: "") } ?? text).hasWord(name)
    }
  }

  /// A place as the disk has it, where a call before it may be removed already.
  func place(of token: TokenSyntax, in current: ParsedFile) -> SourcePosition {
    let place = current.place(of: token)
    guard current.text != text else { return place }
    let line = current.text.lines[place.line - 1]
    let lines = text.lines
    let old = lines.indices.first { $0 >= place.line - 1 && lines[$0] == line } ?? place.line - 1
    return SourcePosition(file: path, line: old + 1, column: place.column)
  }
}

private final class DeclaredNameVisitor: SyntaxVisitor {
  private(set) var names: [TokenSyntax] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    names += node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
    return .skipChildren
  }
}

extension String {
  /// Returns true if a word stands in it, between characters that are no part of a name.
  func hasWord(_ word: String) -> Bool { !places(ofWord: word).isEmpty }

  /// Returns the text with another word wherever one stands between characters that are no part of a name.
  func replacingWord(_ word: String, with new: String) -> String {
    var text = self
    for place in places(ofWord: word).reversed() { text.replaceSubrange(place, with: new) }
    return text
  }

  private func places(ofWord word: String) -> [Range<Index>] {
    func isName(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return ranges(of: word).filter { place in
      // What ends with a dot or a space itself goes on behind it.
      let before = isName(word.first) && isName(self[..<place.lowerBound].last)
      let after = isName(word.last) && isName(self[place.upperBound...].first)
      return !before && !after
    }
  }
}
