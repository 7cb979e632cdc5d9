import RibletsSource
import SwiftSyntax

/// A declaration at the top level of a file.
///
///     extension RootComponent: CartDependency { var price:Int { 1 } }
///     → type "RootComponent", inherited ["CartDependency"], properties [price: Int]
package struct TopLevel: Sendable {
  /// A property in it.
  package struct Property: Sendable {
    package let name: String
    /// Spaced as in source; empty where none is written.
    package let type: String
    let node: VariableDeclSyntax

    /// The offset at which it begins.
    package var start: Int { node.bytes.lowerBound }

    /// All names in it.
    package var identifiers: Set<String> { node.identifiers }
  }

  /// The type that is declared or extended.
  package let type: String
  package let isExtension: Bool
  /// True if it is not visible outside of the file.
  package let isPrivate: Bool
  package let inherited: [String]
  package let properties: [Property]
  let node: DeclSyntax

  /// True for the mark of a route that had this name.
  package var isFormerRoute: Bool { inherited.contains("FormerRoute") }

  /// Returns true for a mark of a former name that leads to a route.
  package func leads(to route: String) -> Bool { names.contains { $0.text == route } }

  /// The offset at which it begins.
  package var start: Int { node.bytes.lowerBound }

  /// The names in it.
  package var names: [CodeName] { node.tokens(viewMode: .sourceAccurate).compactMap(CodeName.init) }

  /// The names of its methods.
  package var methods: [String] {
    members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.name }
  }

  private var members: MemberBlockItemListSyntax {
    node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
  }

  private init?(_ node: DeclSyntax) {
    let group = node.asProtocol((any DeclGroupSyntax).self)
    let modifiers: DeclModifierListSyntax
    if let found = node.as(ExtensionDeclSyntax.self) {
      (type, isExtension, modifiers) = (found.extendedType.trimmedDescription, true, found.modifiers)
    } else if let group, let named = node.asProtocol((any NamedDeclSyntax).self) {
      (type, isExtension, modifiers) = (named.name.text, false, group.modifiers)
    } else if let alias = node.as(TypeAliasDeclSyntax.self) {
      (type, isExtension, modifiers) = (alias.name.text, false, alias.modifiers)
    } else {
      return nil
    }
    isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    inherited = group?.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    properties = (group?.memberBlock.members ?? []).compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .compactMap { variable in
        guard let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        return Property(
          name: pattern.identifier.name, type: binding.typeAnnotation?.type.spaced ?? "", node: variable)
      }
    self.node = node
  }

  fileprivate static func all(in items: CodeBlockItemListSyntax) -> [TopLevel] {
    items.withConditional.compactMap { $0.item.as(DeclSyntax.self).flatMap(TopLevel.init) }
  }
}

extension ParsedFile {
  /// The declarations at its top level, also those under conditions; imports and what is no type are left out.
  package var declarations: [TopLevel] { TopLevel.all(in: tree.statements) }
}
