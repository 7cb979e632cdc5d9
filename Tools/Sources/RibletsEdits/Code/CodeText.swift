import SwiftSyntax

/// A part of a string literal between the codes in it: `Cart.row.` in `"Cart.row.\(number)"`.
package struct CodeText: Sendable {
  package let text: String
  private let token: TokenSyntax

  init?(_ token: TokenSyntax) {
    guard case .stringSegment(let text) = token.tokenKind else { return nil }
    (self.text, self.token) = (text, token)
  }

  /// The offset at which it begins.
  package var start: Int { token.positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The offsets of its bytes.
  package var bytes: Range<Int> { start..<start + text.utf8.count }

  /// True for the only part of a literal.
  package var isWhole: Bool { token.parent?.parent?.as(StringLiteralSegmentListSyntax.self)?.count == 1 }

  /// True for a text that only names tests: `describe("Cart")`.
  package var isTestName: Bool {
    let callee = token.calls.first?.calledExpression.trimmedDescription
    return callee.map(["context", "describe", "it"].contains) ?? false
  }

  /// True for a text that a call compares with a tree of riblets: of `expectTree`, or of a method of `tree`.
  package var isOfTree: Bool {
    token.calls.first?.calledExpression.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "tree" || $0.text.hasSuffix("Tree")
    } ?? false
  }
}

extension ParsedFile {
  /// The texts in it.
  package var texts: [CodeText] { tree.tokens(viewMode: .sourceAccurate).compactMap(CodeText.init) }

  /// The bytes of its comments, in order.
  package var comments: [Range<Int>] {
    var found: [Range<Int>] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let pieces = [
        (token.leadingTrivia, token.position), (token.trailingTrivia, token.endPositionBeforeTrailingTrivia),
      ]
      for (trivia, position) in pieces {
        var start = position.utf8Offset
        for piece in trivia {
          let end = start + piece.sourceLength.utf8Length
          if piece.isComment { found.append(start..<end) }
          start = end
        }
      }
    }
    return found
  }

  /// The texts in which a name stands as a word of its own.
  ///
  ///     "My Cart", "Cartoon" → "My Cart" for Cart
  ///
  /// - Parameter longer: A text that may have the name in it, and is no mention.
  package func mentions(of name: String, besides longer: String? = nil) -> [CodeText] {
    texts.filter { found in (longer.map { found.text.replacing($0, with: "") } ?? found.text).hasWord(name) }
  }
}
