import SwiftSyntax

extension SourceReader {
  func marks(of node: some WithAttributesSyntax & WithModifiersSyntax, _ conditions: [String]) -> SourceMarks {
    SourceMarks(
      position: position(of: node), comments: comments(before: node) + commentsWithin(node.attributes, node.modifiers),
      attributes: node.attributes.compactMap(attribute),
      modifiers: node.modifiers.map { $0.trimmedDescription }, conditions: conditions)
  }

  func attribute(_ element: AttributeListSyntax.Element) -> SourceAttribute? {
    guard case .attribute(let attribute) = element else { return nil }
    return SourceAttribute(
      name: attribute.attributeName.trimmedDescription,
      text: Self.inOneLine(Self.withShortStrings(attribute.trimmedDescription)))
  }

  /// The conditions of the branches, each with what excludes the branches before it.
  func branches(of node: IfConfigDeclSyntax) -> [(String, IfConfigClauseSyntax.Elements)] {
    var earlier: [String] = []
    var result: [(String, IfConfigClauseSyntax.Elements)] = []
    for clause in node.clauses {
      let own = clause.condition.map { Self.inOneLine($0.trimmedDescription) }
      let condition = (earlier.map { "!(\($0))" } + (own.map { earlier.isEmpty ? [$0] : ["(\($0))"] } ?? []))
        .joined(separator: " && ")
      if let own { earlier.append(own) }
      if let elements = clause.elements { result.append((condition, elements)) }
    }
    return result
  }

  /// The lines of the comments before a node that no empty line separates from it, without markers.
  private func comments(before node: some SyntaxProtocol) -> [String] { Self.comments(in: node.leadingTrivia) }

  /// The comments between the attributes, the modifiers and the keyword of a declaration.
  private func commentsWithin(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> [String] {
    let parts = attributes.map { Syntax($0) } + modifiers.map { Syntax($0) }
    guard let last = parts.last else { return [] }
    let leading =
      parts.dropFirst().map(\.leadingTrivia) + [last.nextToken(viewMode: .sourceAccurate)?.leadingTrivia ?? []]
    return zip(parts, leading).flatMap { Self.comments(in: $0.trailingTrivia + $1) }
  }

  private static func comments(in trivia: Trivia) -> [String] {
    var lines: [String] = []
    for piece in trivia {
      switch piece {
      case .docLineComment(let text): lines.append(String(text.dropFirst(3)))
      case .lineComment(let text): lines.append(String(text.dropFirst(2)))
      case .docBlockComment(let text), .blockComment(let text):
        lines += SourceMarks.lines(ofBlockComment: text)
      default: break
      }
    }
    return lines
  }

  /// A text with strings of several lines in one line each.
  private static func withShortStrings(_ text: String) -> String {
    let parts = text.split(separator: "\"\"\"", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return text }
    return parts.enumerated().map { place, part in
      guard place % 2 == 1 else { return String(part) }
      let words = part.split { $0 == " " || $0 == "\t" || $0.isNewline }
      return "\"" + words.joined(separator: " ").replacing("\"", with: "'") + "\""
    }.joined()
  }

  static func inOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline)
      .map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
      .joined(separator: " ")
  }

  /// Returns the errors that the parser found in a node.
  func syntaxErrors(in node: some SyntaxProtocol) -> [SourceSyntaxError] {
    guard node.hasError else { return [] }
    var errors: [SourceSyntaxError] = []
    collectErrors(in: Syntax(node), into: &errors)
    return errors
  }

  private func collectErrors(in node: Syntax, into errors: inout [SourceSyntaxError]) {
    guard node.hasError else { return }
    if let unexpected = node.as(UnexpectedNodesSyntax.self) {
      let text = Self.inOneLine(unexpected.trimmedDescription)
      errors.append(.init(position: position(of: unexpected), text: "'\(text.prefix(40))' does not belong there"))
      return
    }
    for child in node.children(viewMode: .all) {
      if let token = child.as(TokenSyntax.self) {
        if token.presence == .missing {
          let isUnknown = token.text.isEmpty || token.text.hasPrefix("<#")
          let name = isUnknown ? "a name or a type" : "'\(token.text)'"
          errors.append(.init(position: position(of: token), text: "\(name) is missing"))
        }
      } else {
        collectErrors(in: child, into: &errors)
      }
    }
  }
}
