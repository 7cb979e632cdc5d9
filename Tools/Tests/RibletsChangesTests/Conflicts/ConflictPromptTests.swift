import Testing

@testable import RibletsChanges

struct ConflictPromptTests {
  /// Returns the text of a terminal and the draft afterwards, for answers to two conflicts.
  private func run(_ answers: String?...) throws -> (shown: String, draft: Draft) {
    let folder = try TemporaryFolder(["A.swift": "disk\nsame\n", "B.swift": "disk\n"])
    var shown = ""
    var answers = answers[...]
    var draft = try folder.draft(
      .prompt(
        write: { shown += $0 },
        readLine: {
          let answer = answers.popFirst() ?? nil
          shown += (answer ?? "^D") + "\n"
          return answer
        }))
    try draft.create("A.swift", "draft\nsame\n")
    try draft.create("B.swift", "draft\n")
    return (shown, draft)
  }

  @Test func `a terminal shows the question and the difference`() throws {
    let result = try run("d", "o", "")

    #expect(
      result.shown == """
        'A.swift' is there already; overwriting it means +1 −1 lines.
        [k]eep, [o]verwrite, [d]ifference, keep [a]ll, overwrite all [!], [q]uit (keep)? d
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1,2 @@
        -disk
        +draft
         same
        [k]eep, [o]verwrite, [d]ifference, keep [a]ll, overwrite all [!], [q]uit (keep)? o
        'B.swift' is there already; overwriting it means +1 −1 lines.
        [k]eep, [o]verwrite, [d]ifference, keep [a]ll, overwrite all [!], [q]uit (keep)? \n
        """)
    #expect(result.draft.conflicts.map(\.resolution) == [.overwrite, .skip])
  }

  @Test func `one answer may hold for all`() throws {
    #expect(try run("a").draft.conflicts.map(\.resolution) == [.skip, .skip])
    #expect(try run("!").draft.conflicts.map(\.resolution) == [.overwrite, .overwrite])
    #expect(try run("K", "! ").draft.conflicts.map(\.resolution) == [.skip, .overwrite])
  }

  @Test func `an unknown answer is asked again`() throws {
    let result = try run("yes", "o", "q!", "k")

    #expect(result.shown.contains("? yes\nAnswer with one of the letters.\n["))
    #expect(result.draft.conflicts.map(\.resolution) == [.overwrite, .skip])
  }

  @Test func `quitting and the end of the input stop the command`() throws {
    #expect(throws: ChangeError.aborted("A.swift")) { try run("q") }
    #expect(throws: ChangeError.aborted("A.swift")) { try run(nil) }
    #expect(throws: ChangeError.aborted("B.swift")) { try run("o") }
  }
}
