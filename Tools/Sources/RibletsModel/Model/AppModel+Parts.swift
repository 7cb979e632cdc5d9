extension AppModel {
  /// The riblet and the role that a type belongs to by its name: `CartRouter`; of extensions, by the type that they extend.
  ///
  /// - Parameter module: The module that declares it. Its riblets come first.
  package func part(named type: String, in module: String) -> (riblet: RibletID, role: String)? {
    let name = String(type.prefix { $0 != "<" && $0 != "." })
    for role in ModelReader.longestRolesFirst where name.hasSuffix(role) {
      let ids = riblets(named: String(name.dropLast(role.count)))
      if let id = ids.first(where: { $0.module == module }) ?? ids.first { return (id, role) }
    }
    return nil
  }
}
