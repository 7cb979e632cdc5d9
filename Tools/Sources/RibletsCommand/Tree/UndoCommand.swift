import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsChanges
import RibletsRepository
import RibletsScaffold

/// `riblets undo`: takes back what the last command changed.
struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back what the last command changed.",
    discussion: """
      Works once, for the last command that changed files here, as long as none of these files was touched since. What \
      is taken back is shown like any other change; git is not needed for it.

      Ends with 0, or with 65 if there is nothing to undo or files changed since, 66 where there is no app, 73 where \
      files cannot be written.
      """
  )

  @OptionGroup var folder: FolderOptions

  @Flag(help: "Show what would be taken back, as differences, and change nothing.")
  var dryRun = false

  @Flag(help: "Print what was taken back as JSON on standard output.")
  var json = false

  @Flag(help: "Print a line for each file, however many there are.")
  var verbose = false

  func run() throws {
    try ScaffoldOptions.only(dryRun: dryRun, json: json).reporting {
      let root = try folder.appFolder().path
      let deadline = folder.wait.deadline
      var repository = try Repository(at: root, command: "riblets undo", isExclusive: !dryRun, waiting: deadline)
      defer { repository.close() }
      if let recovery = repository.recovery { CommandOutput.say(recovery.description) }
      let changes = try repository.changesToUndo()
      if !dryRun { try repository.apply(changes) }
      try tell(changes)
    }
  }

  private func tell(_ changes: ChangeSet) throws {
    let command = changes.undoes ?? ""
    if json {
      let report = ScaffoldReport(status: 0, isDryRun: dryRun, changes: changes, notes: ["Undoes: \(command)"])
      return try CommandOutput.write(report.text, to: nil)
    }
    let text = dryRun ? changes.difference : changes.summary(isBrief: !verbose) + "\n"
    FileHandle.standardOutput.write(Data(text.utf8))
    CommandOutput.say(dryRun ? "'\(command)' would be undone." : "'\(command)' is undone.")
  }
}
