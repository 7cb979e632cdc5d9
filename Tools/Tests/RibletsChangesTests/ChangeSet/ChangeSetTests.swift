import Foundation
import Testing

@testable import RibletsChanges

struct ChangeSetTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Shop.swift": "struct Shop {\n}\n", "Old.swift": "old\n", "Same.swift": "same\n"])
  }

  @Test func `many files are counted by folder, unless a line for each is asked for`() throws {
    let folder = try TemporaryFolder(["Sources/Shop/Root.swift": "root\n"])
    var draft = try folder.draft()
    for number in 10..<60 { try draft.create("Sources/Shop/Item\(number)/Item\(number).swift", "item\n") }
    try draft.create("Package.swift", "package\n")
    try draft.edit("Sources/Shop/Root.swift") { $0 += "more\n" }
    let changes = try draft.changes()

    #expect(
      changes.summary(isBrief: true) == """
        change  Sources/Shop/Root.swift  +1
        create  Package.swift
        create  50 files in Sources/Shop
        52 files in all. A line for each: --verbose
        """)
    #expect(changes.summary(isBrief: false) == changes.summary)
    #expect(changes.summary.split(separator: "\n").count == 52)
  }

  @Test func `changes are listed by path, with what is the same left out`() throws {
    var draft = try folder.draft()
    try draft.create("Z.swift", "new\n")
    try draft.remove("Old.swift")
    try draft.edit("Shop.swift") { $0 = $0.replacing("{\n", with: "{\n  let cart: Cart\n") }
    try draft.edit("Same.swift") { $0 += "" }
    try draft.create("Same.swift", "same\n")
    try draft.create("Gone.swift", "gone\n")
    try draft.remove("Gone.swift")

    #expect(
      try draft.changes().summary == """
        remove  Old.swift
        change  Shop.swift  +1
        create  Z.swift
        """)
  }

  @Test func `a moved file tells where it was and how many lines changed`() throws {
    var draft = try folder.draft()
    try draft.move("Shop.swift", to: "Store/Store.swift")
    try draft.edit("Store/Store.swift") { $0 = $0.replacing("Shop", with: "Store") }
    try draft.move("Old.swift", to: "Passing.swift")
    try draft.move("Passing.swift", to: "New.swift")

    let changes = try draft.changes()

    #expect(
      changes.summary == """
        move    Old.swift → New.swift
        move    Shop.swift → Store/Store.swift  +1 −1
        """)
    #expect(
      changes.changes[1].difference == """
        diff --git a/Shop.swift b/Store/Store.swift
        rename from Shop.swift
        rename to Store/Store.swift
        --- a/Shop.swift
        +++ b/Store/Store.swift
        @@ -1,2 +1,2 @@
        -struct Shop {
        +struct Store {
         }

        """)
  }

  @Test func `a file that was edited before it moved has moved`() throws {
    var draft = try folder.draft()
    try draft.edit("Old.swift") { $0 += "more\n" }
    try draft.move("Old.swift", to: "New.swift")

    #expect(try draft.changes().summary == "move    Old.swift → New.swift  +1")
  }

  @Test func `two files that change places are changed`() throws {
    var draft = try folder.draft()
    try draft.move("Old.swift", to: "Third.swift")
    try draft.move("Same.swift", to: "Old.swift")
    try draft.move("Third.swift", to: "Same.swift")

    let changes = try draft.changes()

    #expect(changes.changes.map(\.kind) == [.change, .change])
    #expect(changes.changes.map(\.oldText) == ["old\n", "same\n"])
    #expect(changes.changes.map(\.newText) == ["same\n", "old\n"])
  }

  @Test func `texts that only look the same are different`() throws {
    try folder.write("e\u{301}\n", to: "Accent.swift")
    var draft = try folder.draft()
    try draft.edit("Accent.swift") { $0 = "\u{E9}\n" }

    #expect(try draft.changes().changes.map(\.path) == ["Accent.swift"])
  }

  @Test func `JSON has each change with its patch`() throws {
    var draft = try folder.draft()
    try draft.create("New.swift", "new\n")
    try draft.move("Old.swift", to: "Other.swift")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]

    let text = String(decoding: try encoder.encode(try draft.changes()), as: UTF8.self)

    #expect(
      text.replacing(" : ", with: ": ") == #"""
        [
          {
            "added": 1,
            "difference": "diff --git a/New.swift b/New.swift\nnew file mode 100644\n--- /dev/null\n+++ b/New.swift\n@@ -0,0 +1 @@\n+new\n",
            "kind": "create",
            "path": "New.swift",
            "removed": 0
          },
          {
            "added": 0,
            "difference": "diff --git a/Old.swift b/Other.swift\nrename from Old.swift\nrename to Other.swift\n",
            "kind": "move",
            "oldPath": "Old.swift",
            "path": "Other.swift",
            "removed": 0
          }
        ]
        """#)
  }
}
