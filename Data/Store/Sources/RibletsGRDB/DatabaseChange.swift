public import GRDB

/// The changes of one transaction.
public struct DatabaseChange: Sendable {
  /// The change that a statement announces.
  private enum Announcement: Hashable, Sendable {
    case rows(of: String)
    case columns(Set<String>, of: String)

    init(_ kind: DatabaseEventKind) {
      switch kind {
      case .insert(let table), .delete(let table): self = .rows(of: table)
      case .update(let table, let columns): self = .columns(columns, of: table)
      }
    }

    func modifies(_ region: DatabaseRegion) -> Bool {
      switch self {
      case .rows(let table): region.isModified(byEventsOfKind: .insert(tableName: table))
      case .columns(let columns, let table):
        region.isModified(byEventsOfKind: .update(tableName: table, columnNames: columns))
      }
    }
  }

  private var announcements: Set<Announcement> = []
  private var announcedTables: Set<String> = []
  /// The last announcement, since statements are often repeated.
  private var lastAnnouncement: Announcement?
  /// True if a table changed that was not announced, such as one of a virtual table: its observers are unknown.
  private var isUnannounced = false

  /// True if nothing changed.
  public private(set) var isEmpty = true

  /// Returns true if it affects an observer of a region.
  public func modifies(_ region: DatabaseRegion) -> Bool {
    !isEmpty && (isUnannounced || announcements.contains { $0.modifies(region) })
  }

  mutating func announce(_ kind: DatabaseEventKind) {
    let announcement = Announcement(kind)
    guard announcement != lastAnnouncement else { return }
    lastAnnouncement = announcement
    announcements.insert(announcement)
    announcedTables.insert(kind.tableName.lowercased())
  }

  /// Records the change of a table.
  mutating func note(_ table: String) {
    isEmpty = false
    if !announcedTables.contains(table.lowercased()) { isUnannounced = true }
  }

  /// Records a change that was announced.
  mutating func noteAnything() {
    isEmpty = false
  }
}
