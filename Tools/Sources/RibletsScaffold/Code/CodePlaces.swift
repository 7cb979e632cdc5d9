import RibletsSource
import SwiftSyntax

extension ParsedFile {
  /// Returns the places of nodes in the file.
  func places(of nodes: some Sequence<some SyntaxProtocol>) -> [SourcePosition] {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    return nodes.map { node in
      let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
      return SourcePosition(file: path, line: location.line, column: location.column)
    }
  }

  func place(of node: some SyntaxProtocol) -> SourcePosition { places(of: [Syntax(node)])[0] }

  /// The names in it, without those in backticks that are sentences.
  var identifiers: [TokenSyntax] {
    tree.tokens(viewMode: .sourceAccurate).filter {
      if case .identifier = $0.tokenKind { true } else { false }
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var name: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }

  /// The calls that take routes, and the moves that tests compare.
  private static let routeCalls: Set<String> = [
    "begin", "child", "hold", "isEnabled", "item", "items", "leads", "leave", "release", "route", "select", "show",
    "to",
  ]

  /// True if it is a route or its identity: declared in an extension of one, or a member without a base in a call of one.
  var isRoute: Bool {
    if let access = parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == self {
      if let base = access.base { return base.trimmedDescription.hasSuffix("Route") }
      var node = access.parent
      while let current = node, !current.is(CodeBlockItemSyntax.self) {
        if let call = current.as(FunctionCallExprSyntax.self),
          let name = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text
        {
          if Self.routeCalls.contains(name) { return true }
          // The route's own arguments, as in `.cart(size: 3)`.
          if call.calledExpression.as(MemberAccessExprSyntax.self) != access { return false }
        }
        node = current.parent
      }
      return false
    }
    let isDeclared = parent?.is(IdentifierPatternSyntax.self) == true || parent?.is(FunctionDeclSyntax.self) == true
    guard isDeclared else { return false }
    var node = parent
    while let current = node, !current.is(ExtensionDeclSyntax.self) {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    let extended = node?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    return extended.hasSuffix("Route") || extended.hasPrefix("RouteID<")
  }

  /// True if it is a member of `ChildBuilders`: there, or after `builders.` or `ChildBuilders(…).`
  var isChildBuilder: Bool {
    if let access = parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == self {
      if let call = access.base?.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ChildBuilders"
      }
      return access.base?.lastToken(viewMode: .sourceAccurate)?.text == "builders"
    }
    guard parent?.is(IdentifierPatternSyntax.self) == true else { return false }
    var node = parent
    while let current = node, !current.is(ExtensionDeclSyntax.self) {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return node?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.hasPrefix("ChildBuilders<") == true
  }
}
