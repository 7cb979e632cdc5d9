import ArgumentParser

/// `riblets add`: something that a riblet comes to have.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add an item to what a riblet depends on.",
    subcommands: [AddDependencyCommand.self]
  )
}
