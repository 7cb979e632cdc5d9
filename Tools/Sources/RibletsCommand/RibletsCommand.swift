import ArgumentParser
import RibletsBuildCommands

/// The command `riblets`. A subcommand reads options and files; what it does with them is in a library.
@main
struct RibletsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "riblets",
    abstract: "Tools for apps built as a tree of riblets.",
    version: "0.1.0",
    subcommands: [
      AddCommand.self, CheckCommand.self, CICommand.self, CoverageCommand.self, ExplainCommand.self, ExportCommand.self,
      ImpactCommand.self,
      MapCommand.self, MergeCommand.self, MockCommand.self, ModularizeCommand.self, MoveCommand.self, NewCommand.self,
      NotesCommand.self, OwnersCommand.self, PickCommand.self, RemoveCommand.self, RenameCommand.self,
      SnapshotsCommand.self, TemplatesCommand.self, TestCommand.self, TreeCommand.self, UndoCommand.self,
      WhyCommand.self,
    ]
  )

  /// As the parser does it, but a usage error for an option of an old name, or for no command, asks for the right one.
  static func main() {
    var command: any ParsableCommand
    do {
      command = try parseAsRoot()
    } catch {
      explain(error)
      exit(withError: error)
    }
    do { try command.run() } catch { exit(withError: error) }
  }

  private static func explain(_ error: any Error) {
    let status = exitCode(for: error)
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard status == .validationFailure,
      let line = UnknownCommand.error(for: arguments) ?? OldSpelling.error(for: arguments)
    else { return }
    CommandOutput.say(line + fullMessage(for: error).trimmingPrefix { $0 != "\n" })
    exit(withError: status)
  }
}
