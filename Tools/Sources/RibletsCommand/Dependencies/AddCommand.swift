import ArgumentParser

/// `riblets add`: something that a riblet comes to have.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a dependency to a riblet.",
    subcommands: [AddDependencyCommand.self]
  )
}
