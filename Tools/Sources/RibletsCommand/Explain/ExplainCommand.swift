import ArgumentParser
import RibletsBuildCommands
import RibletsPlans

/// `riblets explain`: the cause of a message and its fix.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a message by its identifier: cause, fix and example.",
    discussion: """
      The identifier is in brackets after a message of a running app, or after a finding of 'riblets check': \
      riblets explain riblets.attached-elsewhere.

      Exits with status 0, or 64 for an unknown identifier.
      """
  )

  @Argument(help: ArgumentHelp("The identifier from the brackets of a message.", valueName: "id"))
  var id: String?

  @Flag(help: "Print all messages of a running app as a page in Markdown.")
  var all = false

  func validate() throws {
    guard let id else {
      if !all { throw ValidationError("Say which: riblets explain riblets.attached-elsewhere. Or print all: --all.") }
      return
    }
    guard Explanation.of(id) == nil else { return }
    let ids = Explanation.all.map(\.id)
    let containing = ids.filter { $0.contains(id.lowercased()) }
    let hint =
      !containing.isEmpty
      ? " These are alike: \(containing.joined(separator: ", "))."
      : NearestName.match(for: id, in: ids + ids.map { $0.replacing("riblets.", with: "") }).map {
        " Did you mean '\($0)'?"
      }
        ?? " To list all messages of a running app: riblets explain --all."
    throw ValidationError("There is no message '\(id)'.\(hint)")
  }

  func run() throws {
    if all { return try CommandOutput.write(String(Explanation.page.dropLast()), to: nil) }
    if let text = id.flatMap(Explanation.of)?.text { try CommandOutput.write(text, to: nil) }
  }
}
