import Foundation
import Testing

@testable import RibletsChanges

/// Tests of what the next command finds after one that was killed.
struct RecoveryTests {
  let folder: TemporaryFolder

  /// Leaves a change as a kill right before its end does.
  init() throws {
    folder = try TemporaryFolder(["Sources/Shop.swift": "shop\n"])
    var draft = try folder.draft()
    try draft.edit("Sources/Shop.swift") { $0 += "half\n" }
    try draft.create("Sources/Cart/Cart.swift", "cart\n")
    try folder.repository().apply(try draft.changes())
    try folder.disk.rename(Journal.applied(1), to: Journal.pending)
  }

  @Test func `who only reads in a folder below takes a half-made change back, too`() throws {
    let recoveries = try Repository.recover(around: folder.path + "/Sources/Cart", for: "riblets", waiting: .none)

    #expect(
      recoveries.map(\.description) == [
        """
        'riblets new riblet Cart' ended half-way. Its changes were taken back:
          Sources/Cart/Cart.swift
          Sources/Shop.swift
        """
      ])
    #expect(try folder.contents() == ["Sources": "755 folder", "Sources/Shop.swift": "644 shop\n"])
    #expect(try Repository.recover(around: folder.path, for: "riblets", waiting: .none).isEmpty)
  }

  @Test func `a change that another command is making is waited for`() throws {
    let lock = try folder.disk.lock(Journal.lock, for: LockHolder(process: 7, command: "riblets undo"))
    defer { lock.release() }

    #expect(throws: ChangeError.locked(by: LockHolder(process: 7, command: "riblets undo"))) {
      try Repository.recover(around: folder.path, for: "riblets", waiting: .none)
    }
  }
}
