import ArgumentParser
import RibletsBuildCommands
import RibletsChanges
import RibletsImpact
import RibletsMerge
import RibletsPlans

/// `riblets merge BRANCH`: git's merge of a branch whose riblets were renamed, removed or put into modules meanwhile.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge a branch as git does, with riblets in mind.",
    discussion: """
      Use this if one branch renames, moves or removes riblets while the other changes them. The command finds the \
      changes of each side in the sources and makes them on the other side. It puts new riblets into the right \
      module, and merges lists that both sides add to. It does not remove a riblet that the other side has changed. \
      If both sides change the same lines by hand, you get git's usual conflicts.

      The command also reports errors that the compiler would find, for example a missing dependency or route. It \
      commits the merge as git does. If there are conflicts or notes, it waits. Then you finish with 'git add' and \
      'git commit', or take it back with 'git merge --abort'.

      Exits with status 0, or 1 if there are conflicts or notes, 64 for wrong arguments, 65 for changes that are not \
      committed, or apps that do not come together, 66 if there is no app, no git repository or no such commit, \
      73 if it is interrupted or has no space for its copy of the files.
      """
  )

  @Argument(help: "The branch or the commit to merge.")
  var branch: String

  @Flag(help: "Print the decisions, and merge nothing.")
  var dryRun = false

  @Flag(name: .customLong("no-commit"), help: "Merge the files, but do not commit.")
  var isLeftOpen = false

  @OptionGroup var folder: FolderOptions

  mutating func validate() throws {
    // The branch that was checked out before, as for 'git merge -'.
    if branch == "-" { branch = "@{-1}" }
    if branch.isEmpty { throw ValidationError("Name the branch or the commit to merge, as in: riblets merge topic") }
    guard branch.contains("..") else { return }
    throw ValidationError(
      "'\(branch)' is a range of commits. Name the branch or the commit to merge, as in: riblets merge topic")
  }

  func run() throws {
    let merge: BranchMerge
    do throws(CommandFailure) {
      merge = try merged()
      if !dryRun { try CommandFailure.attemptMerge { try merge.takeOver(commits: !isLeftOpen) } }
    } catch {
      throw CommandOutput.fail(error)
    }
    tell(merge)
    guard merge.conflicts.isEmpty, merge.notes.isEmpty else { throw ExitCode(ExitStatus.incomplete.rawValue) }
  }

  private func merged() throws(CommandFailure) -> BranchMerge {
    let root = try folder.realAppFolder()
    return try CommandFailure.attemptMerge { try BranchMerge(of: branch, at: root, in: GitRepository(around: root)) }
  }

  private func tell(_ merge: BranchMerge) {
    let lines: [String]
    switch merge.kind {
    case .nothingNew: lines = ["Everything of '\(branch)' is here already."]
    case .ahead: lines = [dryRun ? "Nothing was done here since '\(branch)'." : "Went forward to '\(branch)'."]
    case .merged, .nothingPossible:
      lines = merge.decisions + merge.notes + end(of: merge)
    }
    print(lines.joined(separator: "\n"))
  }

  private func end(of merge: BranchMerge) -> [String] {
    if !merge.conflicts.isEmpty {
      return ["Both sides have changed the same lines of:"] + merge.conflicts.map { "  " + $0 + merge.removal(of: $0) }
        + (dryRun
          ? [] : ["Solve these conflicts, then: git add --all && git commit. To take all back: git merge --abort"])
    }
    if dryRun { return ["There would be no conflicts."] }
    if !merge.notes.isEmpty {
      return [
        "The merge is in the work tree, and not committed. To keep it: git commit. To take it back: git merge --abort"
      ]
    }
    return [isLeftOpen ? "Merged '\(branch)'. To end it: git commit" : "Merged '\(branch)'."]
  }
}

extension CommandFailure {
  /// Carries out a merge or a pick.
  static func attemptMerge<Result>(_ work: () throws -> Result) throws(CommandFailure) -> Result {
    do {
      return try work()
    } catch GitFailure.noGit {
      throw CommandFailure("There is no program 'git', which merges what is left. Install it.", .missingInput)
    } catch GitFailure.noRepository(let folder) {
      throw CommandFailure("'\(folder)' is in no git repository, so there is no branch to merge.", .missingInput)
    } catch GitFailure.noSharedCommit(_, let branch, isShallow: false) {
      throw CommandFailure(
        "'\(branch)' has no commit in common with what is here. Merge it with git: git merge --allow-unrelated-histories \(branch)",
        .missingInput)
    } catch let error as GitFailure {
      throw CommandFailure(error.description, error.status)
    } catch let error as ChangeError {
      throw CommandFailure("\(error)", error.status)
    } catch {
      throw CommandFailure("\(error)", .badData)
    }
  }
}
