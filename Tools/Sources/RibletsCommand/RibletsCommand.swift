import ArgumentParser
import RibletsBuildCommands

/// The command `riblets`. A subcommand reads options and files; what it does with them is in a library.
@main
struct RibletsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "riblets",
    abstract: "Write, change, understand and test an app built as a tree of riblets.",
    discussion: """
      Example: riblets new riblet Cart --parent Root --shown tab

      The documentation is in the folder Documentation of Riblets. Begin with CheatSheet.md. For a message with an \
      identifier in brackets, type: riblets explain IDENTIFIER
      """,
    version: "0.1.0",
    groupedSubcommands: [
      CommandGroup(name: "Write", subcommands: [NewCommand.self, MockCommand.self, TemplatesCommand.self]),
      CommandGroup(
        name: "Change",
        subcommands: [
          AddCommand.self, RemoveCommand.self, RenameCommand.self, MoveCommand.self, ModularizeCommand.self,
          UndoCommand.self,
        ]),
      CommandGroup(
        name: "Understand",
        subcommands: [
          TreeCommand.self, MapCommand.self, WhyCommand.self, CostCommand.self, CheckCommand.self,
          OwnersCommand.self, ExplainCommand.self,
        ]),
      CommandGroup(
        name: "Test",
        subcommands: [TestCommand.self, ImpactCommand.self, CoverageCommand.self, SnapshotsCommand.self]),
      CommandGroup(
        name: "Branches and CI",
        subcommands: [MergeCommand.self, PickCommand.self, NotesCommand.self, CICommand.self, ExportCommand.self]),
    ]
  )

  /// As the parser does it, but a usage error for an option of an old name, or for no command, asks for the right one.
  static func main() {
    var command: any ParsableCommand
    let words = CommandLine.arguments.dropFirst()
    // The parser prints an overview for 'help' with any words behind it.
    if words.first == "help", let line = UnknownCommand.error(for: Array(words.dropFirst())) {
      exit(withError: CommandOutput.fail(String(line.trimmingPrefix("Error: ")), .wrongArguments))
    }
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
