import ArgumentParser
import RibletsBuildCommands
import RibletsRules

/// `riblets why`: the way of a dependency to a riblet.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Explain where a dependency of a riblet comes from.",
    discussion: """
      'riblets why Cart.day' prints the riblets that need the dependency, the components that pass it down, and the \
      component that makes it, each with its line. 'riblets why Cart' prints the same for all dependencies of Cart.

      Exits with status 0, or 1 if a dependency is missing on its way, 64 for a riblet or a dependency that there is \
      not, 66 if there is no app.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A riblet and its dependency, or a riblet for all of its dependencies.", valueName: "riblet.dependency"))
  var question: String

  @OptionGroup var place: AppOptions

  @Flag(help: "Print the result as JSON.")
  var json = false

  func run() throws {
    try ScaffoldOptions.only(dryRun: false, json: json).reporting {
      let app = try place.model(isQuiet: json)
      let reasons: [DependencyReason]
      do throws(DependencyReason.Failure) {
        reasons = try DependencyReason.reasons(for: question, in: app.model)
      } catch {
        throw CommandFailure(error.description, .wrongArguments)
      }
      let text = reasons.map(\.description).joined(separator: "\n")
      try CommandOutput.write(
        json
          ? DependencyReason.json(of: reasons) : text.isEmpty ? "'\(question)' needs nothing from its parent." : text,
        to: nil)
      if reasons.contains(where: { $0.ways.contains { $0.end == .missing } }) { throw ExitCode.failure }
    }
  }
}
