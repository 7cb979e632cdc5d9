package import RibletsModel
import RibletsSource

/// The riblets that an app had before, by what they are now: the same names, and those that were renamed.
package struct FormerRiblets: Sendable {
  /// By what they are now.
  package private(set) var ids: [RibletID: RibletID] = [:]

  /// Compares two states of an app.
  ///
  /// The former names that a rename leaves in routes say which riblet it was. Where no route leads to it, the move of its
  /// router does; a riblet that came below another parent is another one, however much their files are alike.
  ///
  /// - Parameter changes: The differences of their files.
  package init(from before: AppModel, to after: AppModel, _ changes: [FileChange]) {
    for id in after.riblets.keys where before.riblets[id] != nil { ids[id] = id }
    let gone = before.riblets.values.filter { after.riblets[$0.id] == nil }.sorted { $0.id < $1.id }
    let added = after.riblets.values.filter { before.riblets[$0.id] == nil }.sorted { $0.id < $1.id }
    for riblet in added {
      let sameName = gone.filter { $0.id.name == riblet.id.name }
      if sameName.count == 1 { ids[riblet.id] = sameName[0].id }
    }
    let goneIDs = Set(gone.map(\.id))
    for riblet in added where ids[riblet.id] == nil {
      let oldRoutes = after.formerRoutes(to: riblet.id)
      ids[riblet.id] =
        before.edges.first { edge in
          guard goneIDs.contains(edge.child), case .route(let type, _) = edge.kind else { return false }
          return oldRoutes.contains(type)
        }?.child
    }
    let oldPaths = Dictionary(changes.compactMap { change in change.pathBefore.map { (change.path, $0) } }) { $1 }
    func moved(_ riblet: ModelRiblet) -> RibletID? {
      let path = oldPaths[riblet.position.file] ?? riblet.position.file
      let parents = Set(after.edges(to: riblet.id).map { ids[$0.parent] ?? $0.parent })
      return gone.first { old in
        old.position.file == path && !ids.values.contains(old.id)
          && Set(before.edges(to: old.id).map(\.parent)) == parents
      }?.id
    }
    // From parents to children, whose parents are known then.
    var isChanging = true
    while isChanging {
      isChanging = false
      for riblet in added where ids[riblet.id] == nil {
        ids[riblet.id] = moved(riblet)
        if ids[riblet.id] != nil { isChanging = true }
      }
    }
  }

  /// The new names of the riblets that were renamed, by their old ones.
  package var renames: [String: String] {
    let renamed = ids.filter { $0.key.name != $0.value.name }.map { ($0.value.name, $0.key.name) }
    return Dictionary(renamed) { first, _ in first }
  }
}

extension AppModel {
  /// The former names of the routes to a riblet, as `riblets rename` leaves them beside its edges.
  fileprivate func formerRoutes(to id: RibletID) -> Set<String> {
    let places = Set(edges(to: id).map(\.position.file))
    let types = files.filter { places.contains($0.path) }.flatMap(\.outline.types)
    return Set(types.filter { $0.inherited.contains("FormerRoute") }.map(\.name))
  }
}
