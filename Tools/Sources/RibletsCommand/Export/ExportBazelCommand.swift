import ArgumentParser
import RibletsBuildCommands
import RibletsImpact
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsTemplates

/// `riblets export bazel`: the build files of an app, made of its manifests.
struct ExportBazelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bazel",
    abstract: "Write build files for Bazel: modules as libraries, tests with their mocks, programs.",
    discussion: """
      Beside each 'Package.swift' of the app comes a 'BUILD.bazel', and into '.riblets/bazel' what packages elsewhere \
      need, and the rule for mocks. 'MODULE.bazel' names the repositories, unless one is there that is written by hand. \
      The same app gives the same files; those that begin with the mark of this command are replaced, others only \
      with --force.

      With --check nothing is written, and a difference ends it with 1, as CI wants it. What has no rule is said.
      """
  )

  @Flag(help: "Write nothing, and end with 1 and the difference if there is something to write.")
  var check = false

  @Flag(help: "Name the repositories in 'WORKSPACE.bazel', for Bazel before version 7.")
  var workspace = false

  @OptionGroup var folder: FolderOptions
  @OptionGroup var options: ScaffoldOptions

  func run() throws {
    var options = options
    if check { options.dryRun = true }
    let root = try options.reporting { try folder.realAppFolder() }
    let plan = try options.run(at: root, waiting: folder.wait) {
      // The manifests say which modules there are, whichever of them have riblets.
      let app = try CommandFailure.attempt(.missingInput) { () throws(RequestProblem) in
        try FoundApp(around: root, sources: ".")
      }
      let plan = try CommandFailure.attempt(.badData) { () throws(RequestProblem) in
        try BazelPlanner(templates: TemplateLibrary(root: root))
          .plan(app, linked: ImpactedApp(at: root).linkedModules, usesWorkspace: workspace)
      }
      return ("riblets export bazel", plan)
    }
    guard check, !plan.isEmpty else { return }
    if !options.json {
      CommandOutput.say("The build files are not what the app says. To write them: riblets export bazel.")
    }
    throw ExitCode(ExitStatus.incomplete.rawValue)
  }
}
