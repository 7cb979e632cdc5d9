public import RibletsSource

extension AppModel {
  /// The ends of the names of a riblet's types, in the order in which they are listed.
  public static var roles: [String] { ModelReader.roles }

  /// The riblet of a component, by its type and a place in the module that declares or extends it.
  public func riblet(ofComponent type: String, at position: SourcePosition) -> RibletID? {
    guard type.hasSuffix("Component") else { return nil }
    let ids = riblets(named: String(type.dropLast("Component".count)))
    if ids.count < 2 { return ids.first }
    if let own = ids.first(where: { riblets[$0]?.parts["Component"]?.file == position.file }) { return own }
    let module = files.first { $0.path == position.file }?.module
    return ids.first { $0.module == module }
  }

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
