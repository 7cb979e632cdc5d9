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
  func mentions(of name: String) -> [TokenSyntax] {
    tree.tokens(viewMode: .sourceAccurate).filter { token in
      if case .stringSegment(let text) = token.tokenKind { text.hasWord(name) } else { false }
    }
  }

  /// A place as the disk has it, where a call before it may be removed already.
  func place(of token: TokenSyntax, in current: ParsedFile) -> SourcePosition {
    let place = current.place(of: token)
    guard current.text != text else { return place }
    let line = current.text.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
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
  func hasWord(_ word: String) -> Bool {
    var rest = self[...]
    while let range = rest.range(of: word) {
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
      if !isName(before), !isName(after) { return true }
      rest = self[range.upperBound...]
    }
    return false
  }
}
