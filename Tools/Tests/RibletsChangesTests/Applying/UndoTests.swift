import Foundation
import Testing

@testable import RibletsChanges

struct UndoTests {
  let scenario: Scenario
  let before: [String: String]
  var folder: TemporaryFolder { scenario.folder }

  init() throws {
    scenario = try Scenario()
    // A folder that comes back has the mode of a new one.
    scenario.folder.setMode(0o755, of: "Gone/Deep")
    before = try scenario.folder.contents()
    try folder.repository("riblets rename Cart Basket").apply(scenario.changes)
  }

  @Test func `the last changes are shown and taken back, once`() throws {
    let repository = try folder.repository("riblets undo")
    let changes = try repository.changesToUndo()

    #expect(changes.undoes == "riblets rename Cart Basket")
    #expect(
      changes.summary == """
        remove  Folder
        create  Folder/Only.swift
        create  Gone/A.swift
        create  Gone/Deep/B.swift
        change  Left.swift  +1 −1
        move    Moved/Link.swift → Link.swift
        remove  New/Deep/New.swift
        remove  New/Deep/tool.sh
        change  Package.swift  +1 −2
        change  Right.swift  +1 −1
        move    Shop/Basket/Cart.swift → Shop/Cart/Cart.swift  −1
        move    Shop/Basket/Price.swift → Shop/Cart/Price.swift
        create  Turn
        remove  Turn/Inside.swift
        change  run.sh  −1
        """)
    #expect(try folder.contents() == Scenario.after)

    try repository.apply(changes)

    #expect(try folder.contents() == before)
    #expect(throws: ChangeError.nothingToUndo) { try repository.changesToUndo() }
    #expect(try folder.disk.names(in: "").contains(".riblets") == false)
  }

  @Test func `files that were touched since are named and nothing is undone`() throws {
    try folder.write("mine\n", to: "Shop/Basket/Price.swift")
    try folder.write("mine\n", to: "Gone/A.swift")
    try folder.disk.removeFile("New/Deep/New.swift")
    let touched = try folder.contents()

    #expect(
      throws: ChangeError.touchedSince(
        ["Gone/A.swift", "New/Deep/New.swift", "Shop/Basket/Price.swift"], command: "riblets rename Cart Basket")
    ) {
      try folder.repository().changesToUndo()
    }
    #expect(try folder.contents() == touched)
  }

  @Test func `files touched between looking and undoing stop it`() throws {
    let repository = try folder.repository()
    let changes = try repository.changesToUndo()
    try folder.write("mine\n", to: "Package.swift")

    #expect(throws: ChangeError.changedMeanwhile(["Package.swift"])) { try repository.apply(changes) }
  }

  @Test func `what was undone or followed by other changes is not undone again`() throws {
    let repository = try folder.repository()
    let changes = try repository.changesToUndo()
    var draft = repository.draft()
    try draft.create("Last.swift", "last\n")
    try repository.apply(try draft.changes())

    #expect(throws: ChangeError.nothingToUndo) { try repository.apply(changes) }
    #expect(try repository.changesToUndo().summary == "remove  Last.swift")
  }

  @Test func `nothing to undo is said`() throws {
    #expect(throws: ChangeError.nothingToUndo) { try TemporaryFolder().repository().changesToUndo() }
  }
}
