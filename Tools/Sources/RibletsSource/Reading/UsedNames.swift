import SwiftSyntax

/// The names that a type or an expression takes from the code around it.
///
///     [Shop.Price: any Clock<Duration>]         → Shop.Price, Clock, Duration
///     Feed(session: .shared, count) { $0.day }  → Feed, count
package struct UsedNames: Hashable, Sendable {
  /// A name, with the members behind it.
  package struct Name: Hashable, Sendable {
    /// `Shop` and `Price` of `Shop.Price`.
    package let path: [String]
    /// The number of the generic arguments behind the last name; `nil` where Swift can infer them.
    package var arguments: Int?
    /// True in a type.
    package var isType = false
    /// True behind `any`.
    package var isConstraint = false

    /// The first name.
    package var root: String { path.first ?? "" }
    /// The whole name, as it is written.
    package var text: String { path.joined(separator: ".") }
    /// The name behind the first period.
    package var withoutRoot: Self {
      Self(path: Array(path.dropFirst()), arguments: arguments, isType: isType, isConstraint: isConstraint)
    }
  }

  /// All names, in order.
  package private(set) var names: [Name] = []
  /// The member of its own type that an expression is: `shared` of `.shared`.
  package private(set) var implicitMember: String?
  /// The reason why no file can have the text: `It needs 'try'`.
  package private(set) var problem: String?

  /// The names that closures around the current place declare.
  private var bound: Set<String> = []
  private var isInClosure = false

  init(of type: TypeSyntax) { add(type, isConstraint: false) }

  init(of value: ExprSyntax) {
    implicitMember = Self.implicitMember(of: value)
    walk(Syntax(value))
  }

  /// The member that a chain without a base begins with: `now` of `.now.advanced(by: 3)`.
  private static func implicitMember(of value: ExprSyntax) -> String? {
    if let call = value.as(FunctionCallExprSyntax.self) { return implicitMember(of: call.calledExpression) }
    guard let access = value.as(MemberAccessExprSyntax.self) else { return nil }
    return access.base.map { implicitMember(of: $0) } ?? access.declName.baseName.text
  }

  // MARK: Types

  private mutating func add(_ type: TypeSyntax, isConstraint: Bool) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType, .memberType: addName(of: type, isConstraint)
    case .someOrAnyType(let type):
      if type.constraint.is(OptionalTypeSyntax.self) {
        problem = "Write '(\(type.someOrAnySpecifier.text) …)?'"
      }
      add(type.constraint, isConstraint: true)
    case .compositionType(let type):
      if !isConstraint { problem = "Write 'any' before '\(type.trimmedDescription)'" }
      for element in type.elements { add(element.type, isConstraint: true) }
    case .metatypeType(let type): add(type.baseType, isConstraint: isConstraint)
    case .tupleType(let type):
      if isConstraint, type.elements.count == 1, let only = type.elements.first {
        return add(only.type, isConstraint: true)
      }
      if type.elements.count == 1, type.elements.first?.firstName != nil {
        problem = "A tuple of one element has no label"
      }
      for element in type.elements { add(element.type, isConstraint: false) }
    case .implicitlyUnwrappedOptionalType(let type):
      problem = "Write '\(type.wrappedType.trimmedDescription)?'"
    case .attributedType, .suppressedType, .packExpansionType, .packElementType, .missingType, .namedOpaqueReturnType:
      problem = "'\(type.trimmedDescription)' is not a type of a property"
    default:
      for child in type.children(viewMode: .sourceAccurate) { walk(child) }
    }
  }

  private mutating func addName(of type: TypeSyntax, _ isConstraint: Bool) {
    var path: [String] = []
    var arguments = 0
    var (next, isLast) = (type, true)
    while true {
      let clause: GenericArgumentClauseSyntax?
      let member = next.as(MemberTypeSyntax.self)
      if let member {
        (clause, path) = (member.genericArgumentClause, [member.name.text] + path)
      } else if let name = next.as(IdentifierTypeSyntax.self) {
        (clause, path) = (name.genericArgumentClause, [name.name.text] + path)
        if ["_", "Self"].contains(name.name.text) { problem = "'\(name.name.text)' does not say which type it is" }
      } else {
        // `[Int].Element`
        return add(next, isConstraint: false)
      }
      if isLast { arguments = clause?.arguments.count ?? 0 }
      isLast = false
      if let clause { walk(Syntax(clause)) }
      guard let member else { break }
      next = member.baseType
    }
    if path == ["Any"] { return }
    names.append(Name(path: path, arguments: arguments, isType: true, isConstraint: isConstraint))
  }

  // MARK: Expressions

  private mutating func walk(_ node: Syntax) {
    if let type = node.as(TypeSyntax.self) { return add(type, isConstraint: false) }
    switch node.as(SyntaxEnum.self) {
    case .declReferenceExpr(let name): add(name, behind: [])
    case .memberAccessExpr(let access): add(access)
    case .closureExpr(let closure): return walk(closure)
    case .macroExpansionExpr(let macro): names.append(Name(path: ["#" + macro.macroName.text]))
    case .binaryOperatorExpr(let sign): add(sign.operator)
    case .prefixOperatorExpr(let sign): add(sign.operator)
    case .postfixOperatorExpr(let sign): add(sign.operator)
    case .ifExpr, .switchExpr, .assignmentExpr, .discardAssignmentExpr, .inOutExpr:
      if !isInClosure { problem = "It is no expression that every file can have" }
    case .tryExpr(let expression):
      if !isInClosure, expression.questionOrExclamationMark == nil { problem = "It needs 'try', and nobody catches" }
    case .awaitExpr: if !isInClosure { problem = "It needs 'await', and nobody waits" }
    case .superExpr, .packElementExpr, .packExpansionExpr: problem = "It is no expression that every file can have"
    default: break
    }
    if node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self) { return }
    for child in node.children(viewMode: .sourceAccurate) { walk(child) }
  }

  private mutating func add(_ sign: TokenSyntax) {
    if !Self.signs.contains(sign.text) { names.append(Name(path: [sign.text])) }
  }

  /// Adds the name that an access begins with.
  ///
  ///     Price.tea.cents → Price.tea.cents
  ///     make().cents    → make
  private mutating func add(_ access: MemberAccessExprSyntax) {
    var path = [access.declName.baseName.text]
    var base = access.base
    while let next = base?.as(MemberAccessExprSyntax.self), next.base != nil {
      path.insert(next.declName.baseName.text, at: 0)
      base = next.base
    }
    if let name = base?.as(DeclReferenceExprSyntax.self) { return add(name, behind: path) }
    if let base { walk(Syntax(base)) }
  }

  private mutating func add(_ name: DeclReferenceExprSyntax, behind members: [String]) {
    if name.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return }
    let text = name.baseName.text
    switch name.baseName.tokenKind {
    case .identifier where !bound.contains(text): names.append(Name(path: [text] + members))
    case .dollarIdentifier, .keyword(.self), .keyword(.Self):
      if !isInClosure || !name.baseName.text.hasPrefix("$") {
        problem = "'\(text)' means something else in each file"
      }
    default: break
    }
  }

  private mutating func walk(_ closure: ClosureExprSyntax) {
    let (outer, wasInClosure) = (bound, isInClosure)
    (bound, isInClosure) = (bound.union(closure.declaredNames), true)
    for child in closure.children(viewMode: .sourceAccurate) { walk(child) }
    (bound, isInClosure) = (outer, wasInClosure)
  }

  /// The operators of Swift.
  private static let signs: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "??", "!", "...", "..<", "~",
    "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "~=", ".&", ".|",
  ]
}

extension ClosureExprSyntax {
  /// The names that it declares: its parameters, and all that its statements do.
  fileprivate var declaredNames: Set<String> {
    var names: Set<String> = []
    var nodes = [Syntax(self)]
    while let node = nodes.popLast() {
      switch node.as(SyntaxEnum.self) {
      case .closureShorthandParameter(let parameter): names.insert(parameter.name.text)
      case .closureParameter(let parameter): names.insert((parameter.secondName ?? parameter.firstName).text)
      case .closureCapture(let capture): names.insert(capture.name.text)
      case .identifierPattern(let pattern): names.insert(pattern.identifier.text)
      case .functionParameter(let parameter): names.insert((parameter.secondName ?? parameter.firstName).text)
      default: if let named = node.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
      }
      nodes += node.children(viewMode: .sourceAccurate)
    }
    return names
  }
}
