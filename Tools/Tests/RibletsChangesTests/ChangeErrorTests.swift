import Foundation
import Testing

@testable import RibletsChanges

struct ChangeErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var error: ChangeError
    var text: String
    var testDescription: String { text }

    init(_ error: ChangeError, _ text: String) {
      self.error = error
      self.text = text
    }
  }

  @Test(arguments: [
    Case(
      .notBelowRoot("../A"),
      "'../A' is not a path below the root. Give a relative one without '..', such as 'Sources/Shop.swift'."),
    Case(
      .leadsOut("Out/A", link: "Out", target: "/tmp"),
      "'Out/A' is outside the root: 'Out' is a symbolic link to '/tmp'. Run the command there, or replace the link."),
    Case(.circle("A"), "'A' leads in a circle of symbolic links. Replace one of them."),
    Case(.reserved(".git/x"), "'.git/x' belongs to git or to the journal of changes. Choose another path."),
    Case(.noRoot("No/App", parent: "No"), "Cannot work in 'No/App': there is no folder 'No'. Make it first."),
    Case(.rootIsFile("App"), "Cannot work in 'App': it is not a folder. Name the folder of the repository."),
    Case(.missing("A"), "There is no file 'A'. Was it moved or removed?"),
    Case(.folder("A"), "'A' is a folder, and a file is needed there. Move or remove it first."),
    Case(
      .fileInTheWay("A", of: "A/B"), "Cannot use 'A/B': 'A' is a file, not a folder. Move or remove it first."),
    Case(.special("A"), "'A' is a pipe, a socket or a device. Only files can be changed."),
    Case(
      .notText("A", offset: 3),
      "Cannot edit 'A': it is not UTF-8 at byte offset 3. Save it as UTF-8, or edit it by hand."),
    Case(.occupied("A"), "'A' is there already. Move or remove it first."),
    Case(.intoItself("A", new: "A/B"), "Cannot move 'A' to 'A/B', which lies in it. Choose another folder."),
    Case(.createdTwice("A"), "'A' is written twice, with different texts. Is a name used twice?"),
  ])
  func `a draft says what, where and the way out`(_ example: Case) {
    #expect(example.error.description == example.text)
  }

  @Test(arguments: [
    Case(
      .conflicts(["A"]),
      """
      'A' is there already, with another text.
      Nothing was changed. Overwrite with --force, keep with --skip, or run in a terminal to be asked.
      """),
    Case(
      .conflicts(["A", "B"]),
      """
      2 files are there already, with other texts:
        A
        B
      Nothing was changed. Overwrite with --force, keep with --skip, or run in a terminal to be asked.
      """),
    Case(.aborted("A"), "Stopped at 'A', which is there already. Nothing was changed."),
    Case(
      .changedMeanwhile(["A"]),
      """
      'A' changed meanwhile.
      Nothing was changed. Run the command again.
      """),
    Case(
      .locked(by: LockHolder(process: 7, command: "riblets new")),
      "'riblets new' (process 7) is at work here. Wait for its end, or wait longer: --wait 60s."),
    Case(
      .locked(by: nil), "Another process is at work here. Wait for its end, or wait longer: --wait 60s."),
    Case(
      .notAFolder(".riblets"),
      "Cannot keep a journal of changes: '.riblets' is not a folder. Move or remove it first."),
    Case(.interrupted(signal: SIGINT), "Interrupted. Nothing was changed."),
    Case(
      .takenBack(SystemFailure(.move, "A", code: ENOSPC)),
      """
      Cannot move 'A': the disk is full. Free some space, then run the command again.
      Nothing was changed.
      """),
    Case(
      .stuck(after: nil, restoring: SystemFailure(.move, "A", code: EIO)),
      """
      Interrupted.
      What was changed already could not be taken back. Cannot move 'A': the disk reported a fault. Check it before \
      anything else.
      Mend that; the next command takes the changes back first.
      """),
    Case(
      .damagedJournal("x/plan.json"),
      """
      Cannot take back an interrupted command: 'x/plan.json' is damaged. See 'git status', restore files from the \
      folders beside it, then remove '.riblets/journal/pending'.
      """),
    Case(.nothingToUndo, "There is nothing to undo. Only the last command can be undone, once."),
    Case(
      .touchedSince(["A", "B"], command: "riblets new"),
      """
      2 files changed since 'riblets new':
        A
        B
      Nothing was undone. Take those changes back first, or use git.
      """),
  ])
  func `applying says what, where and the way out`(_ example: Case) {
    #expect(example.error.description == example.text)
  }
}
