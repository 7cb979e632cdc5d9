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
      Works once, for the last command that changed files here, and only if you have not changed these files since. \
      The command lists its changes like any other command. You do not need git.

      Exits with status 0, or 65 if there is nothing to undo or files changed since, 66 if there is no app, 73 if \
      files cannot be written.
      """
  )

  @OptionGroup var folder: FolderOptions

  @Flag(help: "Change nothing, and print the differences that the command would make.")
  var dryRun = false

  @Flag(help: "Print the changes as JSON on standard output.")
  var json = false

  @Flag(help: "Print a line for each file, also if there are many.")
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
