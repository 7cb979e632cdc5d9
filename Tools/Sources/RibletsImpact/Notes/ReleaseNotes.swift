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
  /// The roles whose code has changed; none of a riblet that is new, renamed or gone.
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
