package import RibletsSource

/// The riblets that types belong to: parts to the one whose name they begin with, a route to the parent.
package struct TypeOwners: Sendable {
  private var parts: [String: [RibletID]] = [:]
  private var routes: [String: RibletID] = [:]

  package init(of model: AppModel) {
    for id in model.riblets.keys {
      for role in AppModel.roles + ["Route"] { parts[id.name + role, default: []].append(id) }
    }
    for edge in model.edges {
      if case .route(let type, _) = edge.kind { routes["\(edge.position.file)/\(type)"] = edge.parent }
    }
  }

  /// The riblet of a type outside of others, or of the type that an extension extends.
  package func riblet(of type: OutlinedType, in file: ModelFile) -> RibletID? {
    let name = OutlinedType.base(of: type.name)
    let ids = parts[name] ?? []
    return ids.first { $0.module == file.module } ?? (ids.count == 1 ? ids[0] : nil)
      ?? routes["\(file.path)/\(name)"]
  }
}
