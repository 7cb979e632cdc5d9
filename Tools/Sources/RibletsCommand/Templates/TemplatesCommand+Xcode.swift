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
      abstract: "Write the templates as file templates for Xcode.",
      discussion: """
        Xcode looks below '~/Library/Developer/Xcode/Templates/File Templates'. The command also writes the \
        templates of your repository, as 'riblets new' uses them.
        """
    )

    @Option(
      help: ArgumentHelp("Create a folder 'Riblets' with the templates in this folder.", valueName: "folder"),
      completion: .directory)
    var output: String

    @Option(help: WaitTime.help, transform: { try WaitTime($0) }) var wait = WaitTime()
    @OptionGroup var options: ScaffoldOptions

    func run() throws {
      let library = try TemplatesCommand.library()
      let next = "Xcode offers them in File › New › File from Template…, below 'Riblets'; restart it if it runs."
      try options.run(at: output, waiting: wait, next: next) {
        let plan = try CommandFailure.attempt(.badData) { () throws(RequestProblem) in
          try XcodeTemplatePlanner(library).plan()
        }
        return ("riblets templates xcode", plan)
      }
    }
  }
}
