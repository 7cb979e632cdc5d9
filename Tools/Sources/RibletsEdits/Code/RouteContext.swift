import SwiftSyntax

/// The code around a member without a base, which tells whether the member is a route: `.cart` in `let first: RootRoute = .cart`.
struct RouteContext {
  /// True if a type that is written there is one of routes.
  private(set) var isRoute = false
  /// True in a comparison, a pattern, or an argument of a function of the app, in code that speaks of routes.
  private(set) var mayBeRoute = false

  /// A type of routes: `RootRoute?`, `[RootRoute]`, `RouteID<any RootRouting>`.
  static var type: Regex<Substring> { /\b\w*Route\b|\bRouteID</ }

  init(of token: TokenSyntax) {
    var node = token.parent
    var (isReturned, isInClosure) = (false, false)
    func found(_ type: TypeSyntax?) -> Bool {
      guard let type else { return false }
      let text = type.trimmedDescription
      if isInClosure, !text.contains("->") { return false }
      return text.contains(Self.type) || text == "Self" && type.isInRoutes
    }
    while let current = node {
      node = current.parent
      if let binding = current.as(PatternBindingSyntax.self) {
        isRoute = found(binding.typeAnnotation?.type)
        return
      } else if let parameter = current.as(FunctionParameterSyntax.self) {
        isRoute = found(parameter.type)
        return
      } else if let function = current.as(FunctionDeclSyntax.self) {
        isRoute = found(function.signature.returnClause?.type)
        return
      } else if let sequence = current.as(SequenceExprSyntax.self) {
        let operators = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        if operators.contains(where: { ["==", "!=", "~="].contains($0) }) {
          mayBeRoute = token.isAmongRoutes
          return
        }
        if sequence.elements.contains(where: { $0.is(AssignmentExprSyntax.self) }) {
          mayBeRoute = token.isAmongRoutes
          return
        }
      } else if current.is(ExpressionPatternSyntax.self) {
        mayBeRoute = token.isAmongRoutes
        return
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        // Its own arguments: `.cart(size: 3)`.
        if call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName == token { continue }
        mayBeRoute = call.isOfApp && token.isAmongRoutes
        return
      } else if current.is(ClosureExprSyntax.self) {
        (isInClosure, isReturned) = (true, false)
      } else if current.is(ReturnStmtSyntax.self) {
        isReturned = true
      } else if current.is(CodeBlockItemSyntax.self) {
        guard isReturned || current.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 else { return }
      } else if current.is(SourceFileSyntax.self) {
        return
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// True for `router?.contains(.cart)`.
  var asksRouter: Bool {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "contains"
    else { return false }
    return access.base?.identifiers.contains { $0.lowercased().hasSuffix("router") || $0 == "routes" } ?? false
  }

  /// True for a call of a function by its name alone, or of `self`, a router or an interactor: `later(.cart)`.
  fileprivate var isOfApp: Bool {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isLowercase ?? false
    }
    guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
    return base.identifiers.contains { $0.hasSuffix("outer") || $0.hasSuffix("nteractor") }
      || base.trimmedDescription == "self"
  }
}

extension SyntaxProtocol {
  /// True in an extension of a type of routes.
  fileprivate var isInRoutes: Bool {
    var node = parent
    while let current = node {
      if let found = current.as(ExtensionDeclSyntax.self) {
        return found.extendedType.trimmedDescription.contains(RouteContext.type)
      }
      node = current.parent
    }
    return false
  }

  /// True if the function around it, or the declaration at the top of the file, speaks of routes or of a router.
  fileprivate var isAmongRoutes: Bool {
    var (node, top) = (parent, parent)
    while let current = node, !current.is(SourceFileSyntax.self) {
      if current.is(FunctionDeclSyntax.self) || current.is(CodeBlockItemSyntax.self) { top = current }
      node = current.parent
    }
    return top?.identifiers.contains { name in
      name.hasSuffix("Route") || name == "routes" || name.lowercased().hasSuffix("router")
    } ?? false
  }
}

extension ParsedFile {
  /// False for a text without such a member, which need not be parsed.
  package static func mayHaveStaticMember(_ name: String, in text: String) -> Bool {
    text.contains(name) && (text.contains("case ") || text.contains("static ") || text.contains("class "))
  }

  /// True if a type in it has a case or a static member of a name, besides routes.
  package func hasStaticMember(_ name: String) -> Bool {
    Self.mayHaveStaticMember(name, in: text)
      && tree.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.identifierName == name, let parent = token.parent else { return false }
        if parent.is(EnumCaseElementSyntax.self) { return true }
        guard parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionDeclSyntax.self) else { return false }
        var node = Optional(parent)
        while let current = node, !current.isOfBody {
          let modifiers =
            current.as(VariableDeclSyntax.self)?.modifiers ?? current.as(FunctionDeclSyntax.self)?.modifiers
          if let modifiers {
            let isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
            return isStatic && !token.isInRoutes
          }
          node = current.parent
        }
        return false
      }
  }
}
