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
      The command writes a 'BUILD.bazel' beside each 'Package.swift' of the app. It writes the rule for mocks, and \
      the files for packages elsewhere, into '.riblets/bazel'. It also writes 'MODULE.bazel', unless you wrote this \
      file by hand. The same app gives the same files. The command replaces files that begin with its mark, and \
      other files only with --force.

      With --check, for CI, the command writes nothing, and exits with status 1 if a file would change. It prints a \
      note for each target that has no rule.
      """
  )

  @Flag(help: "Write nothing. If a file would change, print the difference and exit with status 1.")
  var check = false

  @Flag(help: "List the repositories in 'WORKSPACE.bazel', for Bazel before version 7.")
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
