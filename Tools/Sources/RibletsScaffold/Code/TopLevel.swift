import RibletsSource
import SwiftSyntax

/// A declaration at the top level of a file.
struct TopLevel {
  /// The type that is declared or extended.
  let type: String
  let isExtension: Bool
  /// True if it is not visible outside of the file.
  let isPrivate: Bool
  let inherited: [String]
  /// The properties in it, with what they look like.
  let properties: [(name: String, type: String, node: VariableDeclSyntax)]
  let node: DeclSyntax

  /// True for the mark of a route that had this name.
  var isFormerRoute: Bool { inherited.contains("FormerRoute") }

  /// Returns true for a mark of a former name that leads to a route.
  func leads(to route: String) -> Bool { node.tokens(viewMode: .sourceAccurate).contains { $0.text == route } }

  /// The declarations of a file, also those under conditions; imports and what is no type are left out.
  static func declarations(in file: ParsedFile) -> [TopLevel] { declarations(in: file.tree.statements) }

  private static func declarations(in items: CodeBlockItemListSyntax) -> [TopLevel] {
    items.flatMap { item -> [TopLevel] in
      guard let declaration = item.item.as(DeclSyntax.self) else { return [] }
      guard let condition = declaration.as(IfConfigDeclSyntax.self) else {
        return TopLevel(declaration).map { [$0] } ?? []
      }
      return condition.clauses.flatMap { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self).map(declarations) ?? []
      }
    }
  }

  private init?(_ node: DeclSyntax) {
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else {
      guard let alias = node.as(TypeAliasDeclSyntax.self) else { return nil }
      self.init(alias.name.text, false, alias.modifiers, nil, [], node)
      return
    }
    let members = group.memberBlock.members
    if let type = node.as(ExtensionDeclSyntax.self) {
      self.init(
        type.extendedType.trimmedDescription, true, type.modifiers, type.inheritanceClause, Array(members), node)
    } else if let named = node.asProtocol((any NamedDeclSyntax).self) {
      self.init(named.name.text, false, group.modifiers, group.inheritanceClause, Array(members), node)
    } else {
      return nil
    }
  }

  private init(
    _ type: String, _ isExtension: Bool, _ modifiers: DeclModifierListSyntax, _ inheritance: InheritanceClauseSyntax?,
    _ members: [MemberBlockItemSyntax], _ node: DeclSyntax
  ) {
    self.type = type
    self.isExtension = isExtension
    isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    inherited = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    properties = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap { variable in
      guard let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        return nil
      }
      return (pattern.identifier.name, binding.typeAnnotation?.type.spaced ?? "", variable)
    }
    self.node = node
  }
}
