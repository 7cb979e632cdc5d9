import ArgumentParser
import RibletsPlans

/// A word that is in the place of a command, and is none.
enum UnknownCommand {
  /// Returns the first line of an error for arguments with such a word; `nil` if they begin with a command.
  ///
  ///     nwe riblet Cart → Error: There is no command 'nwe'. Did you mean 'new'?
  ///     new ribelt Cart → Error: There is no command 'new ribelt'. Did you mean 'new riblet'?
  static func error(for arguments: [String]) -> String? {
    var commands = RibletsCommand.configuration.subcommands
    var known: [String] = []
    for word in arguments.prefix(while: { !$0.hasPrefix("-") }) {
      if let command = commands.first(where: { names(of: $0).contains(word) }) {
        known.append(word)
        commands = command.configuration.subcommands
        // Words behind a command are its own. 'remove Cart' is short for 'remove riblet Cart'.
        if commands.isEmpty || names(of: RemoveCommand.self).contains(word) { return nil }
        continue
      }
      if known.isEmpty, word == "help" { return nil }
      let path = (known + [""]).joined(separator: " ")
      var hint = " There are: " + commands.map { path + names(of: $0)[0] }.sorted().joined(separator: ", ") + "."
      if let near = NearestName.match(for: word, in: commands.flatMap { names(of: $0) }) {
        hint = " Did you mean '\(path)\(near)'?"
      }
      return "Error: There is no command '\(path)\(word)'.\(hint)"
    }
    return nil
  }

  /// The name of a command, and others that it has.
  private static func names(of command: any ParsableCommand.Type) -> [String] {
    [command._commandName] + command.configuration.aliases
  }
}
