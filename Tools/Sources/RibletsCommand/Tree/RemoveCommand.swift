import ArgumentParser

/// `riblets remove`: a riblet with all that belongs to it, or a dependency that one no longer needs.
struct RemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a riblet with its tests, its snapshots and its routes, or a dependency of a riblet.",
    discussion: "riblets remove Cart is short for riblets remove riblet Cart.",
    subcommands: [RemoveDependencyCommand.self, RemoveRibletCommand.self],
    defaultSubcommand: RemoveRibletCommand.self,
    aliases: ["delete"]
  )
}
