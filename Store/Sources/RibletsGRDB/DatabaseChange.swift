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
  /// Most often a statement is the same as the one before.
  private var lastAnnouncement: Announcement?
  /// True if a table changed that was not announced, such as one behind a virtual table: its observers are unknown.
  private var isUnannounced = false

  /// True if nothing changed.
  public private(set) var isEmpty = true

  /// Tells if it makes a difference to an observer of a region.
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

  /// Notes that a table changed.
  mutating func note(_ table: String) {
    isEmpty = false
    if !announcedTables.contains(table.lowercased()) { isUnannounced = true }
  }

  /// Notes that something changed which was announced.
  mutating func noteAnything() {
    isEmpty = false
  }
}
