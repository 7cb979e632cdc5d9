import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold
import RibletsTemplates

extension TemplatesCommand {
  /// `riblets templates xcode`.
  struct Xcode: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the templates in the form that Xcode offers them in, for new files.",
      discussion: """
        Xcode looks below '~/Library/Developer/Xcode/Templates/File Templates'. The templates of the repository take \
        part, as in 'riblets new'.
        """
    )

    @Option(
      help: ArgumentHelp("The folder that gets a folder 'Riblets'.", valueName: "folder"), completion: .directory)
    var into: String

    @OptionGroup var options: ScaffoldOptions

    func run() throws {
      let library = try TemplatesCommand.library()
      let plan = try options.reporting {
        try CommandFailure.attempt(.badData) { () throws(RequestProblem) in try XcodeTemplatePlanner(library).plan() }
      }
      try ScaffoldRun(options: options, root: into, command: "riblets templates xcode").run(
        plan, next: "Xcode offers them in File › New › File from Template…, below 'Riblets'; restart it if it runs.")
    }
  }
}
