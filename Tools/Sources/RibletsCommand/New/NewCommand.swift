import ArgumentParser
import RibletsTemplates

/// `riblets new`: riblets and apps from nothing.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a new app, a riblet with its tests, or another part of an app.",
    discussion: """
      The new code compiles, and its tests pass. If the command fails, or if you interrupt it, no file changes.

      Exits with status 0, or 1 if something is left to do by hand, 64 for wrong arguments, 65 for sources or \
      templates that cannot be used, 73 if files cannot be written.
      """,
    subcommands: [
      NewAppCommand.self,
      NewCoordinatorCommand.self,
      NewFromCommand.self,
      NewQueryCommand.self,
      NewRibletCommand.self,
      NewTestsCommand.self,
      NewViewModelCommand.self,
      NewWorkerCommand.self,
      NewWorkflowCommand.self,
    ],
    defaultSubcommand: NewFromCommand.self,
    aliases: ["generate"]
  )
}
