import ArgumentParser

/// `riblets export`: an app for other builds than SwiftPM's.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write build files for another build system.",
    subcommands: [ExportBazelCommand.self]
  )
}
