import ArgumentParser
import RibletsBuildCommands
import RibletsImpact
import RibletsMerge

/// `riblets pick COMMIT…`: git's cherry-pick of commits from before riblets were renamed, or put into modules.
struct PickCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick",
    abstract: "Pick commits as git's cherry-pick does, with riblets in mind.",
    discussion: """
      Use this to bring single commits to a branch, for example a fix to a release branch. If a riblet has another \
      name here, or is in another module, the change goes there. 'riblets merge --help' has more.

      The command commits each change with its message and author. If there are conflicts or notes, the command \
      waits. Then you finish with 'git add' and 'git commit', or take it back with 'git cherry-pick --abort'.

      Exits with status 0, or 1 if there are conflicts or notes, 64 for wrong arguments, 65 for changes that are not \
      committed, or a change that cannot be taken over, 66 if there is no app, no git repository or no such commit, \
      73 if it is interrupted or has no space for its copy of the files.
      """
  )

  @Argument(help: "The commits to pick, in their order.")
  var commits: [String]

  @Option(
    name: [.customShort("m"), .long],
    help: ArgumentHelp("The parent to compare a merge commit with, mostly 1.", valueName: "number"))
  var mainline: Int?

  @OptionGroup var folder: FolderOptions

  func validate() throws {
    if let mainline, mainline < 1 { throw ValidationError("Parents are counted from 1 on.") }
    guard let range = commits.first(where: { $0.contains("..") }) else { return }
    throw ValidationError(
      "'\(range)' is a range of commits. Name the commits, as in: riblets pick $(git rev-list --reverse \(range))")
  }

  func run() throws {
    var waiting = commits[...]
    while let commit = waiting.popFirst() {
      let pick: BranchMerge
      do throws(CommandFailure) {
        let root = try folder.realAppFolder()
        pick = try CommandFailure.attemptMerge {
          let pick = try BranchMerge(picking: commit, parent: mainline, at: root, in: GitRepository(around: root))
          try pick.takeOver(commits: true)
          return pick
        }
      } catch {
        throw CommandOutput.fail(error)
      }
      let isOpen = !pick.conflicts.isEmpty || !pick.notes.isEmpty || pick.kind == .nothingPossible
      print((pick.decisions + pick.notes + end(of: pick, commit, rest: waiting)).joined(separator: "\n"))
      if isOpen { throw ExitCode(ExitStatus.incomplete.rawValue) }
    }
  }

  private func end(of pick: BranchMerge, _ commit: String, rest: ArraySlice<String>) -> [String] {
    let options = mainline.map { "--mainline \($0) " } ?? ""
    let next = rest.isEmpty ? [] : ["Then: riblets pick \(options)\(rest.joined(separator: " "))"]
    if !pick.conflicts.isEmpty {
      return ["'\(commit)' changes lines that are different here, of:"]
        + pick.conflicts.map { "  " + $0 + pick.removal(of: $0) }
        + ["Solve these conflicts, then: git add --all && git commit. To take it back: git cherry-pick --abort"] + next
    }
    if pick.kind == .nothingNew { return ["Everything of '\(commit)' is here already."] }
    if pick.kind == .nothingPossible {
      return ["So nothing of '\(commit)' can be picked. To see its conflicts: git cherry-pick \(options)\(commit)"]
        + next
    }
    if pick.notes.isEmpty { return ["Picked '\(commit)'."] }
    return [
      "The change is in the work tree, and not committed. To keep it: git commit. To take it back: git cherry-pick --abort"
    ] + next
  }
}
