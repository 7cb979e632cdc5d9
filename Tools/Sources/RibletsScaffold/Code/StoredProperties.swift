import RibletsSource
import SwiftSyntax

/// The parameters of a structure's memberwise initialiser, in order; properties that have a value are left out.
final class StoredProperties: SyntaxVisitor {
  /// `nil` if there is no such structure, or if it has an initialiser of its own.
  private(set) var items: [(name: String, type: String)]?
  /// True if there are properties that have a value, and so are left out.
  private(set) var hasInitialValues = false
  private let type: String

  init(of type: String, in text: String) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
    walk(SyntaxTrees.tree(of: text))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == type else { return .visitChildren }
    let members = node.memberBlock.members.map(\.decl)
    guard !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else { return .skipChildren }
    let bindings = members.compactMap { $0.as(VariableDeclSyntax.self) }
      .filter { variable in !variable.modifiers.contains { ["static", "lazy"].contains($0.name.text) } }
      .flatMap(\.bindings)
    hasInitialValues = bindings.contains { $0.initializer != nil }
    items =
      bindings.compactMap { binding in
        guard binding.initializer == nil, binding.accessorBlock == nil,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = binding.typeAnnotation?.type
        else { return nil }
        return (name, type.spaced)
      }
    return .skipChildren
  }
}
