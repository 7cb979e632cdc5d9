import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsImpact
import RibletsMerge

/// `riblets notes`: what a release changes.
struct NotesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notes",
    abstract:
      "List the riblets, snapshots, screens and links that differ between two commits, for example for release notes.",
    discussion: """
      Use this for release notes, and to decide what to test in a release. You see new, removed, renamed and changed \
      riblets with their roles and dependencies, snapshots before and after, and the screens and links to try.

      'A..B' compares two commits, 'A...B' the second with the last common commit of both. With one commit, the \
      command compares it with the working tree.

      Exits with status 0, or 64 for wrong arguments, 65 in a merge with conflicts, 66 if there is no app, no git \
      repository or no such commit, 73 if a file cannot be written.
      """
  )

  @Argument(help: "The commits to compare: 'v1..v2', 'main...topic', or 'v1'.")
  var range: String

  @OptionGroup var folder: FolderOptions

  @Option(help: ArgumentHelp("The format of the notes.", valueName: "format"))
  var format = ImpactReport.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the notes to this file instead of printing them.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write the pictures of snapshots, before and after, into this folder beside --output, and show them in Markdown.",
      valueName: "folder"),
    completion: .directory)
  var pictures: String?

  func validate() throws {
    guard let pictures else { return }
    guard output != nil, format == .markdown else {
      throw ValidationError("--pictures needs --format markdown and --output, which they are written beside.")
    }
    if pictures.hasPrefix("/") {
      throw ValidationError("--pictures is a folder beside --output, as in: --pictures screens")
    }
  }

  func run() throws {
    do {
      let notes = try notes(at: try folder.realAppFolder())
      if let pictures, let output { try write(notes.snapshots, to: pictures, beside: output) }
      try CommandOutput.write(format.text(of: notes, pictures: pictures), to: output)
    } catch let failure as CommandFailure {
      throw CommandOutput.fail(failure)
    }
  }

  private func notes(at root: String) throws(CommandFailure) -> ReleaseNotes {
    do throws(GitFailure) {
      let repository = try GitRepository(around: root)
      let difference = try GitDifference(range, in: repository, relativeTo: root)
      let after = try difference.head.map { head throws(GitFailure) in
        try CommitCopy(of: head, in: repository, for: root)
      }
      defer { after?.remove() }
      let app = ImpactedApp(at: after?.root ?? root)
      var notes = try notes(on: difference, in: app, repository, root)
      let renames = notes.renames
      if renames.isEmpty { return notes }
      // A rename changes every role: what else has changed is what differs from the former app with the new names.
      let former: String
      do {
        former = try RenamedCommit.make(of: difference.base, renames, in: repository, for: root)
      } catch {
        notes.note(unknownBesidesNames: "\(error)")
        return notes
      }
      let others = try GitDifference(
        former + (difference.head.map { ".." + $0 } ?? ""), in: repository, relativeTo: root)
      notes.take(besidesNames: try self.notes(on: others, in: app, repository, root))
      return notes
    } catch {
      throw CommandFailure(error.description, error.status)
    }
  }

  private func notes(
    on difference: GitDifference, in app: ImpactedApp, _ repository: GitRepository, _ root: String
  ) throws(GitFailure) -> ReleaseNotes {
    let before = try CommitCopy(of: difference.base, in: repository, for: root)
    defer { before.remove() }
    return ReleaseNotes(of: range, from: before.root, to: app, difference.changes)
  }

  private func write(_ snapshots: [NotedSnapshot], to name: String, beside output: String) throws(CommandFailure) {
    let folder = URL(filePath: output).deletingLastPathComponent().appending(path: name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for snapshot in snapshots {
        let names = snapshot.pictures
        for (name, content) in [(names.before, snapshot.before), (names.after, snapshot.after)] {
          guard let name, let content else { continue }
          try Data(content).write(to: folder.appending(path: name), options: .atomic)
        }
      }
    } catch {
      throw CommandFailure(
        "Cannot write into '\(folder.path)': the system refused. Name another folder.", .cannotCreate)
    }
  }
}
