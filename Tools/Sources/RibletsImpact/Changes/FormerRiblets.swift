package import RibletsModel
import RibletsSource

/// The riblets that an app had before, by what they are now: those that were renamed, and the same names.
package struct FormerRiblets: Sendable {
  /// By what they are now.
  package private(set) var ids: [RibletID: RibletID] = [:]
  /// The old names of those whose name now is one that they had still earlier.
  package private(set) var takenBack: Set<String> = []

  /// Compares two states of an app.
  ///
  /// The former names that a rename leaves in routes say first which riblet it was: a new riblet may have the old name. Then
  /// the name says it. Where no route leads to a renamed riblet, the move of its router does; a riblet that came below another
  /// parent is another one, however much their files are alike.
  ///
  ///     before: Feed
  ///     after:  LegacyFeed, whose route has the former name HomeFeed; Feed
  ///     → LegacyFeed was Feed; Feed is new
  ///
  /// A rename that was taken back has its mark in the state before, as has a branch from before a rename.
  ///
  /// - Parameter changes: The differences of their files.
  package init(from before: AppModel, to after: AppModel, _ changes: [FileChange]) {
    let (oldRoutes, newRoutes) = (before.childrenByRoute, after.childrenByRoute)
    var marked: Set<RibletID> = []
    let renamed = after.formerRoutes(besides: before)
    // A route has its parent's name, too, and that can be a new one: from parents to children.
    var isFinding = true
    while isFinding {
      isFinding = false
      // Also those that it was moved away from.
      let parents = ids.filter { $0.name != $1.name }.map { ($0.name, $1.name) }
      for (child, marks) in renamed where ids[child] == nil {
        let names = marks + Self.names(marks, parents)
        guard let old = names.lazy.compactMap({ oldRoutes[$0] }).first, marked.insert(old).inserted else { continue }
        ids[child] = old
        isFinding = true
      }
    }
    let newNames = Set(after.riblets.keys.map(\.name))
    // One that was moved first has a mark with its new parent's name, and the route before had another parent.
    for (child, marks) in renamed where ids[child] == nil {
      let names = after.edges(to: child).flatMap { edge in
        marks.filter { $0.hasPrefix(edge.parent.name) }.map { String($0.dropFirst(edge.parent.name.count)) }
      }
      guard let old = names.lazy.filter({ !newNames.contains($0) }).flatMap({ before.riblets(named: $0) }).first,
        marked.insert(old).inserted
      else { continue }
      ids[child] = old
    }
    let marks = Dictionary(renamed.flatMap { child, marks in marks.map { ($0, child) } }) { first, _ in first }
    let former = before.formerRoutes(besides: after).filter { !newNames.contains($0.child.name) }
    isFinding = true
    while isFinding {
      isFinding = false
      let now = Dictionary(ids.map { ($1, $0.name) }) { first, _ in first }
      for (old, oldMarks) in former where !marked.contains(old) {
        let parents = before.edges(to: old).compactMap { edge in now[edge.parent].map { (edge.parent.name, $0) } }
        let names = oldMarks + Self.names(oldMarks, parents)
        let child = names.lazy.filter { oldRoutes[$0] == nil }.compactMap { newRoutes[$0] }.first
        // Two branches can have renamed a riblet differently.
        guard let found = child ?? names.lazy.compactMap({ marks[$0] }).first, ids[found] == nil else { continue }
        ids[found] = old
        marked.insert(old)
        if child != nil { takenBack.insert(old.name) }
        isFinding = true
      }
    }
    for id in after.riblets.keys where before.riblets[id] != nil && ids[id] == nil && !marked.contains(id) {
      ids[id] = id
    }
    let known = Set(ids.values)
    let gone = before.riblets.values.filter { !known.contains($0.id) }.sorted { $0.id < $1.id }
    let added = after.riblets.values.filter { ids[$0.id] == nil }.sorted { $0.id < $1.id }
    for riblet in added {
      let sameName = gone.filter { $0.id.name == riblet.id.name }
      if sameName.count == 1 { ids[riblet.id] = sameName[0].id }
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

  /// The names of routes if their parents have other names.
  ///
  ///     MainPost, Main was Home → HomePost
  private static func names(_ routes: [String], _ parents: [(now: String, then: String)]) -> [String] {
    parents.flatMap { now, then in
      routes.filter { now != then && $0.hasPrefix(now) }.map { then + $0.dropFirst(now.count) }
    }
  }

  /// The new names of the riblets that were renamed, by their old ones.
  package var renames: [String: String] {
    let renamed = ids.filter { $0.key.name != $0.value.name }.map { ($0.value.name, $0.key.name) }
    return Dictionary(renamed) { first, _ in first }
  }
}

extension AppModel {
  fileprivate var childrenByRoute: [String: RibletID] {
    let routes = edges.compactMap { edge -> (String, RibletID)? in
      guard case .route(let type, _) = edge.kind else { return nil }
      return (type, edge.child)
    }
    return Dictionary(routes) { first, _ in first }
  }

  /// The former names of routes that `riblets rename` has left, and the riblets that the routes lead to now.
  fileprivate func formerRoutes(besides other: AppModel) -> [(child: RibletID, marks: [String])] {
    files.filter { !$0.isTest }.sorted { $0.path < $1.path }.compactMap { file in
      let marks = file.outline.types.filter { $0.inherited.contains("FormerRoute") }.map(\.name)
      if marks.isEmpty { return nil }
      let all = Set(edges.filter { $0.position.file == file.path }.map(\.child))
      // In a file with several routes the name that is new.
      let children = all.count == 1 ? all : all.filter { other.riblets[$0] == nil }
      return children.count == 1 ? children.first.map { ($0, marks.sorted()) } : nil
    }
  }
}
