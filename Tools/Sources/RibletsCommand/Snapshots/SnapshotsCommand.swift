import ArgumentParser
import Foundation
import RibletsBuildCommands

/// `riblets snapshots`: the snapshots that differ, and those that no test asks for.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Run the tests, and show the snapshots that differ or that no test asks for.",
    discussion: """
      Prints each snapshot that differs, with the difference, and the page that shows both pictures side by side. \
      Then the command lists the orphans, the files in '__Snapshots__' that no test asks for. If a test of a file \
      was skipped, the command cannot know the orphans of this file, and prints a note.

      With --record, the run writes the snapshots that are missing or differ. Look at 'git diff' then, and commit it.

      Exits with status 0, or 1 if a snapshot differs, an orphan is left or a test fails; 64 for wrong arguments, 65 \
      if the build fails or the tests do not run, 66 if there is no app.
      """
  )

  @Flag(help: "Record the snapshots that are missing or differ. Does nothing if the variable CI is set.")
  var record = false

  @Flag(help: "With --record, also record snapshots with a tolerated difference, and unreadable snapshots.")
  var all = false

  @Flag(help: "Delete the snapshots that no test asks for, unless a test fails.")
  var delete = false

  @OptionGroup var folder: FolderOptions

  func validate() throws {
    if all, !record { throw ValidationError("--all says what is recorded: add --record.") }
    if record, delete { throw ValidationError("--record and --delete exclude each other: a test that records fails.") }
    if record, Self.isOnCI { throw ValidationError("On CI nothing is recorded: the variable CI is set.") }
  }

  func run() throws {
    do {
      let root = try folder.realAppFolder()
      let files = SnapshotFiles(in: root)
      guard record || !files.paths.isEmpty else { return CommandOutput.say("There are no snapshots in '\(root)'.") }
      let run = try SnapshotRun(in: root, mode: record ? (all ? "all" : "failed") : nil)
      if record { return try finishRecording(run) }
      try show(run, files.orphans(of: run), of: files)
    } catch let failure as CommandFailure {
      throw CommandOutput.fail(failure)
    }
  }

  private func show(_ run: SnapshotRun, _ orphans: SnapshotFiles.Orphans, of files: SnapshotFiles) throws {
    let isDeleted = delete && !run.hasFailed
    var lines = run.differences
    lines += orphans.unsure.map { "Not sure, as tests of its file were skipped: \($0)" }
    if isDeleted { try files.delete(orphans.sure) }
    lines += orphans.sure.map { "\(isDeleted ? "Deleted" : "Orphan"): \($0)" }
    if !lines.isEmpty { try CommandOutput.write(lines.joined(separator: "\n"), to: nil) }
    if !run.differences.isEmpty { CommandOutput.say("All differences on one page: \(run.page)") }
    if run.hasFailed, run.differences.isEmpty { CommandOutput.say("Tests failed. All that they printed: \(run.log)") }
    if run.hasFailed, delete {
      CommandOutput.say("Nothing is deleted: a test that fails may stop before it asks for all its snapshots.")
    }
    let left = isDeleted ? 0 : orphans.sure.count
    let count = files.paths.count - (isDeleted ? orphans.sure.count : 0)
    CommandOutput.say(
      "\(count) snapshot\(count == 1 ? "" : "s"), \(run.differences.count) different, \(left) orphaned.")
    if run.hasFailed || left > 0 { throw ExitCode(ExitStatus.incomplete.rawValue) }
  }

  /// Each recording fails its test: whether all tests ran to their end is another question.
  private func finishRecording(_ run: SnapshotRun) throws {
    let recorded = run.recorded.map { "Recorded: \($0)" }
    if !recorded.isEmpty { try CommandOutput.write(recorded.joined(separator: "\n"), to: nil) }
    let count = recorded.count == 1 ? "1 snapshot was" : "\(recorded.count) snapshots were"
    CommandOutput.say("\(count) recorded." + (recorded.isEmpty ? "" : " Look at 'git diff', and commit it."))
  }

  private static var isOnCI: Bool {
    let value = ProcessInfo.processInfo.environment["CI"]?.lowercased() ?? ""
    return !["", "0", "false", "no"].contains(value)
  }
}
