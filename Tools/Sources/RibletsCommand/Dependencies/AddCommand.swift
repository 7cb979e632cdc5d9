import ArgumentParser

/// `riblets add`: something that a riblet or a module comes to have.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a dependency to a riblet, or a library to a module.",
    subcommands: [AddDependencyCommand.self, AddProductCommand.self]
  )
}
