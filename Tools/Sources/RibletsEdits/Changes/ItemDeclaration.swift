package import RibletsPlans
import SwiftSyntax

/// A type or an extension in a file, with the properties by which items come through it.
package struct ItemDeclaration {
  package let file: ParsedFile
  private let part: TopLevel

  var block: MemberBlockSyntax? { part.node.asProtocol((any DeclGroupSyntax).self)?.memberBlock }

  private init(_ file: ParsedFile, _ part: TopLevel) { (self.file, self.part) = (file, part) }

  /// Finds the declaration of a type, or one that says that the type conforms to a protocol.
  package init?(of type: String, conformingTo name: String? = nil, in file: ParsedFile) {
    let parts = file.declarations.filter { $0.type == type }
    let part = parts.first { part in
      guard let name else { return !part.isExtension }
      return part.inherited.contains { $0 == name || $0.hasSuffix("." + name) }
    }
    guard let part else { return nil }
    self.init(file, part)
  }

  /// Finds the declaration of a type, or an extension of it, that has a property.
  package init?(of type: String, with property: String, in file: ParsedFile) {
    let parts = file.declarations.filter { $0.type == type }
    guard let part = parts.first(where: { part in part.properties.contains { $0.name == property } }) else {
      return nil
    }
    self.init(file, part)
  }

  /// The dependencies of children that it gives what they need; none for the component itself.
  package var dependencies: [String] {
    part.isExtension ? part.inherited.filter { $0.hasSuffix("Dependency") } : []
  }

  /// The dependency that a property returns; `nil` if the property makes its value itself.
  ///
  ///     var price: Price { dependency.price } → price
  package func itemHandedOn(by property: String) -> String? { member(property)?.handedOn }

  /// Returns a property by its name.
  package func property(_ name: String) -> TopLevel.Property? { part.properties.first { $0.name == name } }

  private func member(_ property: String) -> MemberBlockItemSyntax? { block?.members.first { $0.property == property } }

  // MARK: Changes

  /// The text of the file with a property for an item; `nil` if the declaration has no members.
  ///
  ///     protocol CartDependency: Dependency {} → protocol CartDependency: Dependency {
  ///                                                var price: Price { get }
  ///                                              }
  package func adding(_ lines: [String], importing imports: [String: String]) throws(RequestProblem) -> String? {
    guard let block else { return nil }
    var edits = SourceEdits()
    let isProtocol = part.node.is(ProtocolDeclSyntax.self)
    let last = block.members.last { isProtocol ? $0.property != nil : $0.handedOn != nil }
    let isApart = last == nil && !isProtocol && !(part.isExtension && block.members.last?.property != nil)
    edits.add(
      isProtocol ? lines : lines.dropLast() + lines.suffix(1).map { access + $0 }, to: block, after: last,
      isApart: isApart)
    ImportLines(file: file).add(imports, to: &edits)
    return edits.applied(to: file.text)
  }

  /// The text of the file without a property: ``adding(_:importing:)`` the other way round.
  package func removing(_ property: String) -> String? {
    guard let block, let member = member(property) else { return nil }
    var edits = SourceEdits()
    edits.remove(member, from: block)
    return edits.applied(to: file.text)
  }

  /// The access of a component that others see, which its items have to have, too.
  private var access: String {
    let words = part.node.modifiers.map(\.name.text)
    return words.first { $0 == "public" || $0 == "package" }.map { $0 + " " } ?? ""
  }
}

extension MemberBlockItemSyntax {
  /// The name of the only property that it declares.
  var property: String? {
    guard let variable = decl.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
    return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.name
  }

  /// The item of `dependency` that its getter returns, and does nothing else.
  var handedOn: String? {
    guard case .getter(let items) = decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.accessors,
      items.count == 1, let access = items.first?.item.as(MemberAccessExprSyntax.self)
    else { return nil }
    let base = access.base?.trimmedDescription
    return base == "dependency" || base == "self.dependency" ? access.declName.baseName.name : nil
  }
}
