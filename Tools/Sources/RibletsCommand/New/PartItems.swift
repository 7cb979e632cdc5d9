import ArgumentParser
import RibletsBuildCommands
import RibletsPlans
import RibletsScaffold

/// The dependencies that parts are made with, and the modules of their types.
struct PartItems: ParsableArguments {
  @Option(help: ArgumentHelp("A dependency. Can be repeated.", valueName: "name:Type"))
  var dependency: [String] = []

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp("A module with the types of the dependencies. Can be repeated.", valueName: "module"))
  var imports: [String] = []

  func items() throws(CommandFailure) -> [TypedItem] { try Self.items(dependency, "--dependency") }

  static func items(_ texts: [String], _ option: String) throws(CommandFailure) -> [TypedItem] {
    var items: [TypedItem] = []
    for text in texts {
      items.append(
        try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
          try TypedItem(text, option: option)
        })
    }
    return items
  }
}
