import SwiftSyntax

/// The conformances that a type declares in one file.
final class Conformances: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let type: String

  init(of type: String, in text: String) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
    walk(SyntaxTrees.tree(of: text))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.extendedType.trimmedDescription, node.inheritanceClause)
  }

  private func add(_ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    if name == type { names.formUnion(clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []) }
    return .visitChildren
  }
}
