import SwiftSyntax

/// A name in a file, with what it stands for there.
package struct CodeName: Sendable {
  let token: TokenSyntax

  /// Takes a token; `nil` for one that is no name.
  init?(_ token: TokenSyntax) {
    guard case .identifier = token.tokenKind else { return nil }
    self.token = token
  }

  /// The name without backticks.
  package var text: String { token.name }

  /// The offsets of its bytes, with its backticks.
  package var bytes: Range<Int> { token.bytes }

  /// True for the name of a function or a property in its declaration: `cart` in `let cart = 1`, also in a body.
  package var isDeclared: Bool {
    token.parent?.is(IdentifierPatternSyntax.self) == true || token.parent?.is(FunctionDeclSyntax.self) == true
  }

  /// True for a module in an import: the first `Cart` of `import Cart; let cart: Cart`.
  package var isImported: Bool { token.parent?.is(ImportPathComponentSyntax.self) == true }

  /// The calls that take routes, and the moves that tests compare.
  private static let routeCalls: Set<String> = [
    "begin", "child", "hold", "isEnabled", "item", "items", "leads", "leave", "release", "route", "select", "show",
    "to",
  ]

  /// True if it is a route or its identity: declared in an extension of one, or a member without a base in a call of one.
  ///
  ///     extension RootRoute { static var cart: Self { Self(Cart()) } } → true
  ///     router?.begin(with: .menu, .cart(size: 3))                     → true
  ///     let first: [RootRoute] = [.menu]                               → true
  ///     router?.route(to: .menu(.cart))                                → false
  package var isRoute: Bool {
    guard let access else {
      return declaringExtension.map { $0.hasSuffix("Route") || $0.hasPrefix("RouteID<") } ?? false
    }
    if let base = access.base { return base.trimmedDescription.hasSuffix("Route") }
    for call in token.calls {
      if let name = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text, Self.routeCalls.contains(name) {
        return true
      }
      if call.asksRouter || call.calledExpression.trimmedDescription.contains(RouteContext.type) { return true }
      // The route's own arguments, as in `.cart(size: 3)`.
      if call.calledExpression.as(MemberAccessExprSyntax.self) != access { return false }
    }
    return isOfRouteType
  }

  /// True if the code around it says that it is a route: by the type of a variable, a parameter or a result.
  private var isOfRouteType: Bool { RouteContext(of: token).isRoute }

  /// True if it may be a route where the code does not write a type. It is one if no type of the app has a member of the name.
  ///
  ///     all.filter { $0 == .cart } → true
  ///     later(.cart)               → true
  package var mayBeRoute: Bool {
    guard let access, access.base == nil else { return false }
    return RouteContext(of: token).mayBeRoute
  }

  /// True if it is a member of `ChildBuilders`: there, or after `builders.` or `ChildBuilders(…).`
  ///
  ///     builders.cart.build() → true
  ///     cart.build()          → false
  package var isChildBuilder: Bool {
    if let root = keyPathRoot { return root.hasPrefix("ChildBuilders<") }
    guard let access else {
      return token.parent?.is(IdentifierPatternSyntax.self) == true
        && declaringExtension?.hasPrefix("ChildBuilders<") == true
    }
    if let call = access.base?.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ChildBuilders"
    }
    return access.base?.lastToken(viewMode: .sourceAccurate)?.text == "builders"
      || access.base != nil && token.isInFunction(of: ["ChildBuilders"])
  }

  /// The expression whose member it is.
  private var access: MemberAccessExprSyntax? {
    token.parent?.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.baseName == token ? $0 : nil }
  }

  /// The type that a key path with it begins with: `CartComponent` of `\CartComponent.price`.
  private var keyPathRoot: String? {
    let component = token.parent?.parent?.as(KeyPathPropertyComponentSyntax.self)?.parent
    return component?.parent?.parent?.as(KeyPathExprSyntax.self)?.root?.trimmedDescription
  }

  /// The type that is extended around its declaration.
  private var declaringExtension: String? {
    guard isDeclared else { return nil }
    var node = token.parent
    while let current = node {
      if let found = current.as(ExtensionDeclSyntax.self) { return found.extendedType.trimmedDescription }
      if current.isOfBody { return nil }
      node = current.parent
    }
    return nil
  }

  /// Returns true if it is a dependency of a riblet, as code of a type of the riblet, or of its tests, uses it.
  ///
  ///     component.price in CartInteractor → true for Cart
  ///     CartDependencyMock(price: 1)      → true for Cart
  ///     order.price                       → false
  ///
  /// - Parameters:
  ///   - type: The type that it stands in.
  ///   - riblet: The name of the riblet.
  ///   - isOwn: False in a type of another riblet, where `component` and `dependency` are others.
  package func isItem(of riblet: String, in type: String, isOwn: Bool) -> Bool {
    let isComponent = type == riblet + "Component"
    func isOfRiblet(_ call: FunctionCallExprSyntax) -> Bool {
      let name = call.calledExpression.trimmedDescription
      return name == riblet + "DependencyMock" || name == riblet + "Component"
    }
    if let access {
      if token.isInFunction(of: [riblet + "Component", riblet + "Dependency"]) { return true }
      if let call = access.base?.as(FunctionCallExprSyntax.self) { return isOfRiblet(call) }
      let base = access.base?.lastToken(viewMode: .sourceAccurate)?.text
      return isOwn && (base == "component" || base == "dependency" || (base == "self" && isComponent))
    }
    if let root = keyPathRoot { return root == riblet + "Component" }
    if let argument = token.parent?.as(LabeledExprSyntax.self), argument.label == token {
      return argument.parent?.parent?.as(FunctionCallExprSyntax.self).map(isOfRiblet) == true
    }
    return isComponent && token.parent?.is(DeclReferenceExprSyntax.self) == true
  }
}

extension TokenSyntax {
  /// True in a function with one of some types in its signature: `func text(of part: CartComponent) -> String { part.title }`.
  fileprivate func isInFunction(of types: Set<String>) -> Bool {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        let clauses = [Syntax(function.signature), function.genericParameterClause.map { Syntax($0) }].compactMap(
          \.self)
        return clauses.contains { !$0.identifiers.isDisjoint(with: types) }
      }
      node = current.parent
    }
    return false
  }
}

extension ParsedFile {
  /// The names in it.
  package var names: [CodeName] { tree.tokens(viewMode: .sourceAccurate).compactMap(CodeName.init) }
}

extension TokenSyntax {
  /// The name without backticks: `default` of `` `default` ``.
  var name: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }

  /// The text of an identifier without backticks.
  var identifierName: String? {
    if case .identifier = tokenKind { name } else { nil }
  }

  /// The calls around it in its statement, innermost first: `b(a)` and `c(b(a))` for `a` in `c(b(a))`.
  var calls: [FunctionCallExprSyntax] {
    var calls: [FunctionCallExprSyntax] = []
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self) { calls.append(call) }
      node = current.parent
    }
    return calls
  }
}

extension SyntaxProtocol {
  /// The offsets of its bytes, without the space and the comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// True for a statement of a body: of a function, a getter or a closure.
  var isOfBody: Bool {
    guard self.is(CodeBlockItemSyntax.self), let around = parent?.parent else { return false }
    return !around.is(SourceFileSyntax.self) && !around.is(IfConfigClauseSyntax.self)
  }

  /// All names in it.
  var identifiers: Set<String> { Set(tokens(viewMode: .sourceAccurate).compactMap(\.identifierName)) }
}
