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
    abstract: "Write the workflow for GitHub that tests what a change can reach, on one machine or several.",
    discussion: """
      A pull request is checked by 'riblets modularize --check' and 'riblets check', its summary says what it can reach, and \
      the tests of that are built and run; a push to main runs all of them. With --shards one machine builds and the \
      others run a part each, without a build; the last one makes one report of theirs, in which each test is once.

      A file that 'riblets new app' or this command has written is replaced; one that was edited only with --force. On \
      other services run the commands in its 'run:' lines.
      """
  )

  @Option(help: ArgumentHelp("The machines that share the tests.", valueName: "count"))
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
