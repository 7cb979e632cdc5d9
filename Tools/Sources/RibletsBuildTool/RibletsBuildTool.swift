import ArgumentParser
import RibletsBuildCommands

/// The part of `riblets` that builds run. It is built before anything else of a package, so it has nothing that mocks do
/// without.
@main
struct RibletsBuildTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "riblets",
    abstract: "The subcommands of 'riblets' that build plug-ins run.",
    subcommands: [MockCommand.self]
  )
}
