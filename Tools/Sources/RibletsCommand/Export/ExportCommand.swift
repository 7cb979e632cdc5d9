import ArgumentParser

/// `riblets export`: an app for other builds than SwiftPM's.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write what other builds than SwiftPM's need.",
    subcommands: [ExportBazelCommand.self]
  )
}
