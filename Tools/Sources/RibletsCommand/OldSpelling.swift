/// Options that had another name before: whoever still writes one reads the name of today.
enum OldSpelling {
  /// Returns the first line of an error for arguments with an old option; `nil` if there is none among them.
  static func error(for arguments: [String]) -> String? {
    let command = arguments.prefix { !$0.hasPrefix("-") }
    for argument in arguments.prefix(while: { $0 != "--" }) {
      let option = String(argument.prefix { $0 != "=" })
      guard let name = newName(of: option, Array(command)) else { continue }
      return "Error: Unknown option '\(option)'. Did you mean '\(name)'?"
    }
    return nil
  }

  private static func newName(of option: String, _ command: [String]) -> String? {
    switch (option, command.first) {
    case ("--into", "new") where command.dropFirst().first == "app": "--path"
    case ("--into", "templates"), ("--out", _): "--output"
    case ("--into", _): "--package-path"
    case ("--below", "move"): "--parent"
    case ("--group-from", _): "--modules-from"
    default: nil
    }
  }
}
