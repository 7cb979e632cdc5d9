import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsChanges
import RibletsPlans
import RibletsRepository
import RibletsScaffold

/// Writes what was planned, or shows it; the whole or nothing.
struct ScaffoldRun {
  let options: ScaffoldOptions
  /// That of the app's folder.
  var repository: Repository

  /// Plans, and carries the plan out.
  ///
  /// - Parameters:
  ///   - decide: Plans for the files as they are.
  ///   - next: What to do then, said at the end of a run that did something.
  /// - Throws: ``ChangeError/changedMeanwhile(_:)`` if files changed in between: then nothing is done yet.
  mutating func run(_ decide: () throws -> ScaffoldOptions.Decision, next: String?) throws -> ScaffoldPlan {
    let status = try !options.dryRun && !options.json && repository.mayWarn ? GitStatus(of: repository.root) : nil
    try repository.observe(where: FoundApp.reads)
    var plan: ScaffoldPlan
    do {
      (repository.command, plan) = try decide()
    } catch {
      // What was read in the middle of a change may be the reason.
      try repository.checkObservation()
      throw error
    }
    ProjectTests.update(&plan, root: repository.root)
    if status?.hasChanges == true { try warnOfUncommittedChanges() }
    try tell(plan, try apply(plan), next)
    return plan
  }

  private func apply(_ plan: ScaffoldPlan) throws -> ChangeSet {
    var draft = repository.draft(conflicts: policy)
    try draft.take(plan)
    let changes = try draft.changes()
    if !options.dryRun { try repository.apply(changes) }
    return changes
  }

  private var policy: ConflictPolicy {
    if options.force { return .overwrite }
    if options.skip { return .skip }
    guard options.asks else { return .fail }
    return .prompt(
      write: { FileHandle.standardError.write(Data($0.utf8)) }, readLine: { Swift.readLine() })
  }

  private func tell(_ plan: ScaffoldPlan, _ changes: ChangeSet, _ next: String?) throws {
    if options.json {
      let status: Int32 = plan.missing.isEmpty ? 0 : ExitStatus.incomplete.rawValue
      return try CommandOutput.write(
        ScaffoldReport(
          status: status, isDryRun: options.dryRun, changes: changes, notes: plan.notes, missing: plan.missing
        ).text, to: nil)
    }
    let text = options.dryRun ? changes.difference : changes.summary(isBrief: !options.verbose) + "\n"
    FileHandle.standardOutput.write(Data((changes.isEmpty ? "Everything is there already.\n" : text).utf8))
    let most = options.verbose ? plan.notes.count : 20
    for note in plan.notes.prefix(most) { CommandOutput.say(note) }
    if plan.notes.count > most { CommandOutput.say("\(plan.notes.count - most) more notes: --verbose") }
    if !plan.missing.isEmpty {
      CommandOutput.say("Something is not written as expected, so it is left to do:")
      for line in plan.missing { CommandOutput.say(line) }
    }
    if let next, !options.dryRun, plan.missing.isEmpty { CommandOutput.say(next) }
  }

  /// Warns of uncommitted changes, since they cannot be distinguished from what is written now; once, as from then on there
  /// are always some.
  private func warnOfUncommittedChanges() throws {
    CommandOutput.say("Warning: there are changes that are not committed. What is written now will stand among them.")
    try repository.noteWarning()
  }
}
