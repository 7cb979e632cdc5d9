import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsTemplates

/// `riblets ci`: the file that says what CI runs, for tests that a change can break.
struct CICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ci",
    abstract: "Write a workflow for GitHub that runs the affected tests of a change, on one machine or several.",
    discussion: """
      For a pull request, the workflow runs 'riblets modularize --check', 'riblets check' and the affected tests, \
      and writes a summary. A push to main runs all tests. With --shards, one machine builds, and each other machine \
      runs a part of the tests without a build. The last machine merges their reports into one.

      The command replaces a file that 'riblets new app' or this command has written. If you edited the file, you \
      need --force. On another CI service, run the commands of its 'run:' lines.
      """
  )

  @Option(help: ArgumentHelp("The number of machines that share the tests.", valueName: "count"))
  var shards = 1

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func validate() throws {
    guard (1...CIPlanner.mostShards).contains(shards) else {
      throw ValidationError("--shards is a number of machines from 1 to \(CIPlanner.mostShards).")
    }
  }

  func run() throws {
    try options.run(in: place) { app in
      let plan = try CommandFailure.attempt(.badData) { () throws(RequestProblem) in
        try CIPlanner(templates: TemplateLibrary(root: app.root)).plan(app, shards: shards)
      }
      return ("riblets ci" + (shards == 1 ? "" : " --shards \(shards)"), plan)
    }
  }
}
