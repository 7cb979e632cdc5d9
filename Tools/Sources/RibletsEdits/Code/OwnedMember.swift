import SwiftSyntax

extension ParsedFile {
  /// The functions and properties of some names, each with the declaration that has it; `nil` for one of the module.
  ///
  ///     extension Root: CartListener { func cartDidFinish() {} } → cartDidFinish of Root, which inherits CartListener
  ///
  /// Those that a function has for itself are left out.
  package func members(
    named names: Set<String>
  ) -> [(name: CodeName, owner: (type: String, inherited: [String])?)] {
    self.names.compactMap { name in
      guard names.contains(name.text), name.isDeclared else { return nil }
      var parent = name.token.parent?.parent
      while let current = parent {
        if let group = current.asProtocol((any DeclGroupSyntax).self) {
          let type =
            current.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            ?? current.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
          return (name, (type, group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []))
        }
        if current.isOfBody { return nil }
        parent = current.parent
      }
      return (name, nil)
    }
  }
}
