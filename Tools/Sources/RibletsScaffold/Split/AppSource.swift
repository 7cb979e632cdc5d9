import SwiftSyntax

/// A file of an app, with what it declares and what it speaks of.
struct AppSource {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  /// Types at the top level that other files see, also those under conditions.
  let types: [String: DeclSyntax]
  /// The other names that other files may use: functions, and members of extensions.
  let members: Set<String>
  /// The members of its types: code that uses one of these through a value need not name the type.
  let typeMembers: Set<String>
  /// All names in it.
  let names: Set<String>
  /// Names that stand behind a period.
  let accessed: Set<String>
  /// The imports of all that is in it.
  let imports: [ImportDeclSyntax]
  /// With those under conditions.
  let allImports: [ImportDeclSyntax]

  /// - Throws: ``RequestProblem`` with the place where it stops being Swift.
  init(_ path: String, _ text: String) throws(RequestProblem) {
    self.path = path
    self.text = text
    tree = SyntaxTrees.tree(of: text)
    if tree.hasError {
      let broken = tree.tokens(viewMode: .all).first {
        $0.presence == .missing || $0.parent?.is(UnexpectedNodesSyntax.self) == true
      }
      let place = SourceLocationConverter(fileName: path, tree: tree).location(
        for: (broken ?? tree.endOfFileToken).positionAfterSkippingLeadingTrivia)
      throw RequestProblem("It does not parse here. Mend it first.", at: "\(path):\(place.line):\(place.column)")
    }
    var types: [String: DeclSyntax] = [:]
    var members: Set<String> = []
    var typeMembers: Set<String> = []
    let statements = tree.statements.withConditional
    for item in statements {
      guard let declaration = item.item.as(DeclSyntax.self), !declaration.isHidden else { continue }
      if let name = declaration.typeName { types[name] = types[name] ?? declaration }
      if let group = declaration.asProtocol((any DeclGroupSyntax).self) { typeMembers.formUnion(group.memberBlock.all) }
      if let function = declaration.as(FunctionDeclSyntax.self) { members.insert(function.name.text) }
      if let part = declaration.as(ExtensionDeclSyntax.self) { members.formUnion(part.memberBlock.names) }
      if let variable = declaration.as(VariableDeclSyntax.self) { members.formUnion(variable.names) }
    }
    self.types = types
    self.members = members
    self.typeMembers = typeMembers
    names = Set(tree.tokens(viewMode: .sourceAccurate).compactMap(\.identifierName))
    accessed = Set(
      tree.tokens(viewMode: .sourceAccurate).compactMap { token in
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period ? token.identifierName : nil
      })
    imports = tree.statements.common.compactMap { $0.item.as(ImportDeclSyntax.self) }
    allImports = statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
  }

  /// Line and column of a node, for messages.
  func place(of node: some SyntaxProtocol) -> String {
    let place = SourceLocationConverter(fileName: path, tree: tree).location(
      for: node.positionAfterSkippingLeadingTrivia)
    return "\(path):\(place.line):\(place.column)"
  }

  /// The place of a name.
  func place(ofName name: String) -> String {
    tree.tokens(viewMode: .sourceAccurate).first { $0.identifierName == name }.map(place) ?? "\(path):1:1"
  }

  /// The names of types whose builders it calls.
  var builtRiblets: Set<String> {
    let visitor = BuilderCalls(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.riblets
  }
}

/// Collects `CartBuilder(…)` and `CartBorder.builder(…)`.
private final class BuilderCalls: SyntaxVisitor {
  var riblets: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasSuffix("Builder") {
      riblets.insert(String(name.dropLast("Builder".count)))
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasSuffix("Border")
    {
      riblets.insert(String(name.dropLast("Border".count)))
    }
    return .visitChildren
  }
}

extension TokenSyntax {
  /// The text of an identifier without backticks.
  var identifierName: String? {
    guard case .identifier(let text) = tokenKind else { return nil }
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension DeclSyntax {
  /// The name of a type that it declares.
  var typeName: String? {
    if let node = self.as(ClassDeclSyntax.self) { return node.name.identifierName }
    if let node = self.as(StructDeclSyntax.self) { return node.name.identifierName }
    if let node = self.as(EnumDeclSyntax.self) { return node.name.identifierName }
    if let node = self.as(ProtocolDeclSyntax.self) { return node.name.identifierName }
    if let node = self.as(ActorDeclSyntax.self) { return node.name.identifierName }
    if let node = self.as(TypeAliasDeclSyntax.self) { return node.name.identifierName }
    return nil
  }

  var modifiers: DeclModifierListSyntax { asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] }

  /// True if no other file sees it.
  var isHidden: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}

extension MemberBlockSyntax {
  /// The names of its members that other files see, with cases and with those of types in it.
  fileprivate var all: Set<String> {
    var all = names
    for member in members where !member.decl.isHidden {
      if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
        all.formUnion(cases.elements.compactMap(\.name.identifierName))
      }
      if let group = member.decl.asProtocol((any DeclGroupSyntax).self) { all.formUnion(group.memberBlock.all) }
    }
    return all
  }

  fileprivate var names: Set<String> {
    var names: Set<String> = []
    for member in members where !member.decl.isHidden {
      if let function = member.decl.as(FunctionDeclSyntax.self) { names.insert(function.name.text) }
      if let variable = member.decl.as(VariableDeclSyntax.self) { names.formUnion(variable.names) }
    }
    return names
  }
}

extension VariableDeclSyntax {
  fileprivate var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierName }
  }
}
