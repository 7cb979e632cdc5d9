import SwiftSyntax

/// A part of a string literal between the codes in it: `Cart.row.` in `"Cart.row.\(number)"`.
package struct CodeText: Sendable {
  package let text: String
  private let token: TokenSyntax

  init?(_ token: TokenSyntax) {
    guard case .stringSegment(let text) = token.tokenKind else { return nil }
    // In a literal of several lines, the end of a line is a part of it.
    (self.text, self.token) = (text.last?.isNewline == true ? String(text.dropLast()) : text, token)
  }

  /// The offset at which it begins.
  package var start: Int { token.positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The offsets of its bytes.
  package var bytes: Range<Int> { start..<start + text.utf8.count }

  /// True for the only part of a literal.
  package var isWhole: Bool { token.parent?.parent?.as(StringLiteralSegmentListSyntax.self)?.count == 1 }

  private static let shownNames: Set<String> = [
    "Label", "MutableStateStream", "Text", "accessibilityIdentifier", "identifier", "navigationTitle", "text", "title",
  ]

  /// True for a text that the app shows, or finds its views by: nothing is saved under it.
  ///
  ///     title = "Cart", Text("Cart"), var text = "Cart", .identifier("Cart.pay") → true
  ///     UserDefaults.standard.set(1, forKey: "Cart"), static let key = "Cart"    → false
  package var isShown: Bool {
    guard var place = token.parent?.parent?.parent?.parent else { return false }
    while let items = place.as(ExprListSyntax.self) {
      if let first = items.first, items.dropFirst().first?.is(AssignmentExprSyntax.self) == true {
        return Self.shownNames.contains(first.lastToken(viewMode: .sourceAccurate)?.text ?? "")
      }
      // A part of something longer: "Cart" + ": 3 items".
      guard let outer = items.parent?.parent else { return false }
      place = outer
    }
    if let argument = place.as(LabeledExprSyntax.self) {
      let callee = token.calls.first?.calledExpression.lastToken(viewMode: .sourceAccurate)?.text
      return Self.shownNames.contains(argument.label?.text ?? callee ?? "")
    }
    let isValue = place.is(InitializerClauseSyntax.self) || place.parent?.parent?.is(AccessorBlockSyntax.self) == true
    guard isValue, let binding = place.ancestor(PatternBindingSyntax.self),
      let variable = binding.ancestor(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) == true,
      !variable.modifiers.contains(where: { $0.name.text == "static" })
    else { return false }
    // The states of screens have a name, too.
    return Self.shownNames.union(["name"]).contains(binding.pattern.trimmedDescription)
  }

  /// True for a text that only names tests: `describe("Cart")`.
  package var isTestName: Bool {
    let callee = token.calls.first?.calledExpression.trimmedDescription
    return callee.map(["context", "describe", "it"].contains) ?? false
  }

  /// True for a text that a call compares with a tree of riblets: of `expectTree`, of `expectNavigation`, or of
  /// a method of `tree`.
  package var isOfTree: Bool {
    token.calls.first?.calledExpression.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "tree" || $0.text.hasSuffix("Tree") || $0.text == "expectNavigation"
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
  /// - Parameter longer: Texts that may have the name in them, and are no mentions.
  package func mentions(of name: String, besides longer: [String] = []) -> [CodeText] {
    texts.filter { found in longer.reduce(found.text) { $0.replacing($1, with: "") }.hasWord(name) }
  }
}

extension SyntaxProtocol {
  /// The nearest node around it that is of a kind.
  fileprivate func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var next = parent
    while let node = next, !node.is(kind) { next = node.parent }
    return next?.as(kind)
  }
}
