import Foundation
import RibletsModel
import RibletsReading
import RibletsSource

extension ReleaseNotes {
  /// Compares two states of an app.
  ///
  /// - Parameters:
  ///   - range: The two states, in words.
  ///   - folder: The folder of the app as it was.
  ///   - app: The app as it is.
  ///   - changes: The differences of their files.
  package init(of range: String, from folder: String, to app: ImpactedApp, _ changes: [FileChange]) {
    self.range = range
    let packages = ModelPackages(in: folder)
    let before = AppModel(reading: ModelSources(root: folder, folders: packages.folders), packages: packages)
    let impact = Impact(of: changes, in: app)
    let reader = NotesReader(before: before, after: app.model, changes)
    riblets = reader.riblets(changed: impact.riblets)
    snapshots = reader.snapshots(changes.compactMap { NotedSnapshot($0, at: app.root) })
    let shown = Set(snapshots.compactMap(\.riblet))
    screens = riblets.filter { $0.change != .removed && !shown.contains($0.name) && $0.hasOtherView }.map(\.name)
    links = reader.links(through: impact.links)
    unclear = impact.everything
  }
}

extension NotedRiblet {
  /// True if it looks otherwise, perhaps.
  fileprivate var hasOtherView: Bool {
    change == .added || roles.contains { ["View", "ViewController", "Screen", "Presenter"].contains($0) }
  }
}

/// Compares the models of two states of an app.
private struct NotesReader {
  let before: AppModel
  let after: AppModel
  /// The riblets that are in both, by what they are now.
  private let former: [RibletID: RibletID]

  init(before: AppModel, after: AppModel, _ changes: [FileChange]) {
    (self.before, self.after) = (before, after)
    former = FormerRiblets(from: before, to: after, changes).ids
  }

  func riblets(changed: [ImpactedRiblet]) -> [NotedRiblet] {
    let roles = Dictionary(changed.map { ($0.name, $0.roles) }) { first, _ in first }
    var noted: [NotedRiblet] = []
    for riblet in after.riblets.values {
      let name = after.name(of: riblet.id)
      guard let id = former[riblet.id], let old = before.riblets[id] else {
        noted.append(
          NotedRiblet(
            name: name, change: .added, former: nil, roles: [], places: places(of: riblet.id), differences: [],
            owners: riblet.owners))
        continue
      }
      let isRenamed = id.name != riblet.id.name
      // A rename changes every role.
      let (roles, differences) = (isRenamed ? [] : roles[name] ?? [], differences(old, riblet))
      guard isRenamed || !roles.isEmpty || !differences.isEmpty else { continue }
      noted.append(
        NotedRiblet(
          name: name, change: isRenamed ? .renamed : .changed, former: isRenamed ? before.name(of: id) : nil,
          roles: roles, places: places(of: riblet.id), differences: differences, owners: riblet.owners))
    }
    let known = Set(former.values)
    for riblet in before.riblets.values where !known.contains(riblet.id) {
      noted.append(
        NotedRiblet(
          name: before.name(of: riblet.id), change: .removed, former: nil, roles: [], places: [], differences: [],
          owners: riblet.owners))
    }
    return noted.sorted { ($0.name, $0.change.rawValue) < ($1.name, $1.change.rawValue) }
  }

  private func places(of id: RibletID) -> [String] {
    after.edges(to: id).map { "\($0.words)below \(after.name(of: $0.parent))" }
  }

  // MARK: Differences

  private func differences(_ old: ModelRiblet, _ new: ModelRiblet) -> [String] {
    var found: [String] = []
    if old.id.module != new.id.module { found.append("is in the module \(new.id.module), and was in \(old.id.module)") }
    if old.hasView != new.hasView { found.append(new.hasView ? "has a view" : "has no view any more") }
    found += edges(old.id, new.id)
    found += Self.items(old.needs, new.needs, "needs", "no longer needs")
    found += Self.items(old.arguments, new.arguments, "is built with", "is built without")
    return found
  }

  private func edges(_ old: RibletID, _ new: RibletID) -> [String] {
    let earlier = Dictionary(before.edges(to: old).map { ($0.parent, $0) }) { first, _ in first }
    var (found, kept): ([String], Set<RibletID>) = ([], [])
    for edge in after.edges(to: new) {
      let parent = after.name(of: edge.parent)
      guard let oldParent = former[edge.parent], let other = earlier[oldParent] else {
        found.append("is \(edge.words)below \(parent), too")
        continue
      }
      kept.insert(oldParent)
      // One attached by hand says nothing of how it is shown.
      if let words = edge.shownWords, let former = other.shownWords, words != former {
        found.append("is \(words) below \(parent), and was \(former)")
      }
    }
    let gone = earlier.keys.filter { !kept.contains($0) }.sorted().map { before.name(of: $0) }
    if found.count == 1, found[0].hasSuffix(", too"), gone.count == 1, kept.isEmpty {
      return [found[0].dropLast(", too".count) + ", and was below \(gone[0])"]
    }
    return found + gone.map { "is no longer below \($0)" }
  }

  private static func items(_ old: [ModelItem], _ new: [ModelItem], _ more: String, _ less: String) -> [String] {
    let (oldTypes, newTypes) = (old.types, new.types)
    return new.filter { oldTypes[$0.name] != $0.type }.map { "\(more) '\($0.name): \($0.type)'" }
      + old.filter { newTypes[$0.name] == nil }.map { "\(less) '\($0.name)'" }
  }

  // MARK: Screens and links

  /// The snapshots that differ, with their riblets: those of a renamed riblet compared with its former ones, and none of a
  /// riblet that has gone.
  func snapshots(_ changed: [NotedSnapshot]) -> [NotedSnapshot] {
    let latest = Dictionary(former.map { ($1, $0) }) { first, _ in first }
    var found: [NotedSnapshot] = []
    for var snapshot in changed.sorted(by: { ($0.change.rawValue, $0.path) < ($1.change.rawValue, $1.path) }) {
      if let id = riblet(ofSnapshot: snapshot.path, in: after) {
        snapshot.riblet = after.name(of: id)
      } else if let id = riblet(ofSnapshot: snapshot.path, in: before) {
        guard let now = latest[id] else { continue }
        snapshot.riblet = after.name(of: now)
      }
      let counterpart = found.firstIndex { $0.riblet == snapshot.riblet && $0.isFollower(of: snapshot) }
      guard let counterpart else {
        found.append(snapshot)
        continue
      }
      if found[counterpart].after == snapshot.before {
        found.remove(at: counterpart)
      } else {
        found[counterpart].follow(snapshot)
      }
    }
    return found.withoutRepetition()
  }

  /// The riblet that the folders of a snapshot name: its tests, or what they stand in.
  private func riblet(ofSnapshot path: String, in model: AppModel) -> RibletID? {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    guard let place = folders.firstIndex(of: "__Snapshots__") else { return nil }
    let suites = folders[(place + 1)...].compactMap { suite in
      ["SnapshotTests", "Tests", "Spec"].first { suite.hasSuffix($0) }.map { String(suite.dropLast($0.count)) }
    }
    for suite in suites {
      if let id = model.riblets(named: suite).first ?? model.part(named: suite, in: "")?.riblet { return id }
    }
    return place > 0 ? model.riblets(named: folders[place - 1]).first : nil
  }

  func links(through touched: [String]) -> [NotedLink] {
    let (old, new) = (Set(before.linkNames), Set(after.linkNames))
    let changed = new.intersection(old).intersection(touched)
    let all: [(Set<String>, NotedChange)] = [
      (new.subtracting(old), .added), (old.subtracting(new), .removed), (changed, .changed),
    ]
    return all.flatMap { names, change in names.sorted().map { NotedLink(name: $0, change: change) } }
  }
}

extension AppModel {
  /// The patterns of links and the names of workflows.
  fileprivate var linkNames: [String] { links.map(\.pattern) + workflows.map(\.name) }
}

extension [ModelItem] {
  fileprivate var types: [String: String] { Dictionary(map { ($0.name, $0.type) }) { first, _ in first } }
}

extension ModelEdge {
  /// The way in which the child is shown, in words: "a sheet"; `nil` if the source does not say.
  fileprivate var shownWords: String? {
    guard case .route(_, let shown) = kind else { return nil }
    return switch Presentation(rawValue: shown) {
    case let shown? where [.embedded, .pushed, .fullScreen, .hidden].contains(shown): shown.words
    case .item, .overlay: "an \(shown)"
    default: "a \(shown)"
    }
  }

  /// The same before other words, such as "below Home".
  fileprivate var words: String { shownWords.map { $0 + " " } ?? "" }
}
