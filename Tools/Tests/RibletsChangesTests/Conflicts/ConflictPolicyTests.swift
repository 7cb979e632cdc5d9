import Foundation
import Testing

@testable import RibletsChanges

struct ConflictPolicyTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["A.swift": "disk A\n", "B.swift": "disk B\n"])
  }

  private func drafted(_ policy: ConflictPolicy) throws -> Draft {
    var draft = try folder.draft(policy)
    try draft.create("B.swift", "draft B\n")
    try draft.create("A.swift", "draft A\n")
    try draft.create("C.swift", "draft C\n")
    return draft
  }

  @Test func `without anybody to decide all conflicts are named and there are no changes`() throws {
    let draft = try drafted(.fail)

    #expect(draft.conflicts.map(\.path) == ["B.swift", "A.swift"])
    #expect(throws: ChangeError.conflicts(["A.swift", "B.swift"])) { try draft.changes() }
    #expect(try draft.text(at: "A.swift") == "draft A\n")
  }

  @Test func `overwriting changes the files`() throws {
    let draft = try drafted(.overwrite)

    #expect(
      try draft.changes().summary == """
        change  A.swift  +1 −1
        change  B.swift  +1 −1
        create  C.swift
        """)
    #expect(draft.conflicts.map(\.resolution) == [.overwrite, .overwrite])
  }

  @Test func `what is skipped stays, and is read so from then on`() throws {
    let draft = try drafted(.skip)

    #expect(try draft.changes().summary == "create  C.swift")
    #expect(try draft.text(at: "A.swift") == "disk A\n")
  }

  @Test func `whoever is asked sees both texts`() throws {
    var asked: [Conflict] = []
    let draft = try drafted(
      .ask { conflict in
        asked.append(conflict)
        return conflict.path == "A.swift" ? .overwrite : .skip
      })

    #expect(asked.map(\.path) == ["B.swift", "A.swift"])
    #expect(asked.map(\.oldText) == ["disk B\n", "disk A\n"])
    #expect(asked.map(\.newText) == ["draft B\n", "draft A\n"])
    #expect(
      asked[1].difference == """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1 @@
        -disk A
        +draft A

        """)
    #expect(try draft.changes().changes.map(\.path) == ["A.swift", "C.swift"])
  }

  @Test func `JSON has what was decided`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let texts = try [.fail, .skip].map { policy in
      String(decoding: try encoder.encode(drafted(policy).conflicts[1]), as: UTF8.self)
    }

    let difference =
      #""diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n-disk A\n+draft A\n""#
    #expect(
      texts == [
        #"{"difference":\#(difference),"path":"A.swift","resolution":null}"#,
        #"{"difference":\#(difference),"path":"A.swift","resolution":"skip"}"#,
      ])
  }

  @Test func `giving up ends the draft`() throws {
    var draft = try folder.draft(.ask { _ in .abort })

    #expect(throws: ChangeError.aborted("B.swift")) { try draft.create("B.swift", "draft B\n") }
    #expect(throws: ChangeError.aborted("B.swift")) { try draft.changes() }
  }

  @Test func `a conflict with what an earlier step edited shows the edited text`() throws {
    var draft = try folder.draft(.ask { $0.oldText == "disk A\nmore\n" ? .skip : .abort })
    try draft.edit("A.swift") { $0 += "more\n" }
    try draft.create("A.swift", "draft A\n")

    #expect(try draft.text(at: "A.swift") == "disk A\nmore\n")
  }

  @Test func `the same file written twice by one draft is a mistake and no conflict`() throws {
    var draft = try drafted(.overwrite)
    try draft.create("C.swift", "draft C\n")

    #expect(throws: ChangeError.createdTwice("C.swift")) { try draft.create("C.swift", "other\n") }
    #expect(throws: ChangeError.createdTwice("A.swift")) { try draft.create("A.swift", "other\n") }
  }

  @Test func `a file in the way that is not text can be overwritten`() throws {
    try folder.write(.init([0xFF, 0xFE]), to: "D.swift")
    var draft = try folder.draft(.ask { $0.oldText == nil ? .overwrite : .abort })
    try draft.create("D.swift", "text\n")

    #expect(try draft.changes().changes.map(\.newText) == ["text\n"])
  }
}
