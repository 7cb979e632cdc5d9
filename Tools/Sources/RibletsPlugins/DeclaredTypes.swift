import SwiftParser
import SwiftSyntax

/// Collects the types of a file.
final class DeclaredTypes: SyntaxVisitor {
  private(set) var types: [DeclaredType] = []
  private let file: String
  private let converter: SourceLocationConverter
  private var names: [String] = []
  private var conditions: [String] = []
  private var functions = 0
  /// The obstacles to naming the types around, one for each of them.
  private var obstacles: [DeclaredType.Obstacle?] = []

  init(_ text: String, file: String) {
    self.file = file
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.genericParameterClause) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.genericParameterClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.genericParameterClause) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.genericParameterClause) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, nil, kind: .protocol) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.extendedType.trimmedDescription, at: node.extendedType, node, node.inheritanceClause, nil, .type)
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ generics: GenericParameterClauseSyntax?,
    kind: DeclaredType.Kind = .type
  ) -> SyntaxVisitorContinueKind {
    add(node.name.text, at: node.name, node, node.inheritanceClause, generics, kind)
  }

  private func add(
    _ name: String, at place: some SyntaxProtocol, _ node: some DeclGroupSyntax,
    _ inheritance: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?, _ kind: DeclaredType.Kind
  ) -> SyntaxVisitorContinueKind {
    names.append(name)
    let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    let own: DeclaredType.Obstacle? =
      if functions > 0 { .local } else if isPrivate { .private } else if generics != nil { .generic } else { nil }
    obstacles.append(obstacles.last.flatMap { $0 } ?? own)
    let location = converter.location(for: place.positionAfterSkippingLeadingTrivia)
    types.append(
      DeclaredType(
        kind: kind, name: names.joined(separator: "."), inherited: inheritance.map(Self.names(in:)) ?? [],
        conditions: conditions, place: PluginPlace(file: file, line: location.line, column: location.column),
        isMarked: Self.isMarked(node), obstacle: obstacles.last.flatMap { $0 }))
    return .visitChildren
  }

  private func leave() {
    names.removeLast()
    obstacles.removeLast()
  }

  /// The last names of types that a type inherits from, in compositions, too.
  private static func names(in clause: InheritanceClauseSyntax) -> [String] {
    func names(_ type: TypeSyntax) -> [String] {
      if let type = type.as(IdentifierTypeSyntax.self) { return [type.name.text] }
      if let type = type.as(MemberTypeSyntax.self) { return [type.name.text] }
      if let type = type.as(AttributedTypeSyntax.self) { return names(type.baseType) }
      if let type = type.as(CompositionTypeSyntax.self) { return type.elements.flatMap { names($0.type) } }
      return []
    }
    return clause.inheritedTypes.flatMap { names($0.type) }
  }

  private static func isMarked(_ node: some SyntaxProtocol) -> Bool {
    let tokens = node.tokens(viewMode: .sourceAccurate).prefix { ![.leftBrace].contains($0.tokenKind) }
    return tokens.contains { token in
      token.leadingTrivia.contains { piece in
        switch piece {
        case .docLineComment(let text), .docBlockComment(let text), .lineComment(let text), .blockComment(let text):
          text.split { $0 != "@" && !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(Substring(PluginScan.mark))
        default: false
        }
      }
    }
  }

  // MARK: Places where names mean less

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: CodeBlockSyntax) { functions -= 1 }
  override func visitPost(_ node: ClosureExprSyntax) { functions -= 1 }
  override func visitPost(_ node: AccessorBlockSyntax) { functions -= 1 }

  private func enterFunction() -> SyntaxVisitorContinueKind {
    functions += 1
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    var before: [String] = []
    if let clauses = node.parent?.as(IfConfigClauseListSyntax.self) {
      before = clauses.prefix { $0.id != node.id }.compactMap { $0.condition?.trimmedDescription }
    }
    let parts = before.map { "!(\($0))" } + (node.condition.map { [$0.trimmedDescription] } ?? [])
    conditions.append(
      parts.count == 1 ? parts[0] : parts.map { $0.hasPrefix("!(") ? $0 : "(\($0))" }.joined(separator: " && "))
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }
}
