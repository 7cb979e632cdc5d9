import RibletsModel

/// The differences between two states of an app, for those who write about a release or test it.
package struct ReleaseNotes: Hashable, Sendable, Encodable {
  /// The version of the form, for programs that read it: a field that changes its meaning makes a new one.
  package var version = 1
  /// The two states, as they were asked for: `v1..v2`.
  package let range: String
  /// The riblets that differ, by name.
  package internal(set) var riblets: [NotedRiblet] = []
  /// The snapshots that differ, by path.
  package internal(set) var snapshots: [NotedSnapshot] = []
  /// The names of other riblets whose views or presenters have changed, and no snapshot with them.
  package internal(set) var screens: [String] = []
  /// The links and workflows that differ, and those that lead through changed code, by pattern or name.
  package internal(set) var links: [NotedLink] = []
  /// The reasons why more may differ than is said; empty if all was understood.
  package internal(set) var unclear: [String] = []

  /// The new names of renamed riblets by their former ones.
  package var renames: [String: String] {
    Dictionary(riblets.compactMap { riblet in riblet.former.map { ($0, riblet.name) } }) { first, _ in first }
  }

  /// Takes what differs besides the names of riblets.
  ///
  /// - Parameter others: The notes on what differs from the former app with the new names.
  package mutating func take(besidesNames others: ReleaseNotes) {
    let renamed = Dictionary(riblets.filter { $0.former != nil }.map { ($0.name, $0) }) { first, _ in first }
    let changed = others.riblets.map { riblet in
      guard riblet.change == .changed, let known = renamed[riblet.name] else { return riblet }
      return NotedRiblet(
        name: riblet.name, change: .renamed, former: known.former, roles: riblet.roles, places: riblet.places,
        differences: riblet.differences, owners: riblet.owners)
    }
    let names = Set(changed.map(\.name))
    riblets = (changed + renamed.values.filter { !names.contains($0.name) })
      .sorted { ($0.name, $0.change.rawValue) < ($1.name, $1.change.rawValue) }
    (snapshots, screens, links, unclear) = (others.snapshots, others.screens, others.links, others.unclear)
  }

  /// Says that of renamed riblets nothing else is known.
  package mutating func note(unknownBesidesNames reason: String) {
    let names = renames.values.sorted().map { "'\($0)'" }.joined(separator: ", ")
    unclear.append("what else has changed in \(names) is not known: \(reason)")
  }
}

/// The difference between two states of something that has a name.
package enum NotedChange: String, Hashable, Sendable, Encodable, CaseIterable {
  case added, removed, renamed, changed
}

/// A riblet that differs.
package struct NotedRiblet: Hashable, Sendable, Encodable {
  /// The shortest name that no other riblet has; of one that has gone, the former one.
  package let name: String
  /// The way in which it differs.
  package let change: NotedChange
  /// The name before, if that was another one.
  package let former: String?
  /// The roles whose code has changed besides names; none of a riblet that is new or gone.
  package let roles: [String]
  /// The places where parents show it: "a sheet below Home".
  package let places: [String]
  /// The differences that others see: "needs 'price: Price'", "is no longer below Menu".
  package let differences: [String]
  /// The owners that a comment before its builder names.
  package let owners: [String]
}

/// A link or a workflow that differs, or that leads through changed code.
package struct NotedLink: Hashable, Sendable, Encodable {
  /// The pattern of the link, or the name of the workflow.
  package let name: String
  /// The way in which it differs.
  package let change: NotedChange
}
