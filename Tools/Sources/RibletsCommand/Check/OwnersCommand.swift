import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsImpact
import RibletsPlans
import RibletsRules

/// `riblets owners`: CODEOWNERS from marks in the sources.
struct OwnersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "owners",
    abstract: "Print or write who owns the files of each riblet, as CODEOWNERS.",
    discussion: """
      Write the owners of a riblet above its builder, /// @owner @shop/checkout, or in the file of its module, \
      .riblets/modules/NAME.json, as "owners". In the file of --output, the command replaces only the block of \
      riblets.

      Exits with status 0, or 1 if --check finds a riblet without an owner or a file that is not as it would be \
      written, 65 for a file with half a block, 66 if there is no app, 73 if the file cannot be written.
      """
  )

  @OptionGroup var place: AppOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the owners to this file, relative to the app, for example .github/CODEOWNERS.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Change nothing, and fail if a riblet has no owner, or if the file of --output would change.")
  var check = false

  func run() throws {
    let changing = ScaffoldOptions.only(dryRun: false, json: false)
    try changing.reporting {
      let app = try place.model(isQuiet: true)
      let owners = Self.owners(of: app)
      let planned = try plan(owners, app.root)
      if check { return try hold(owners, planned) }
      for name in owners.missing { CommandOutput.say("Nobody owns '\(name)'.") }
      guard output != nil else { return try CommandOutput.write(String(owners.block.dropLast()), to: nil) }
      try changing.run(at: app.root, waiting: place.wait) {
        ("riblets owners", try plan(Self.owners(of: try place.model(isQuiet: true)), app.root))
      }
    }
  }

  private static func owners(of app: CommandModel) -> CodeOwners {
    let prefix = try? GitRepository(around: app.root).text(of: ["rev-parse", "--show-prefix"])
    return CodeOwners(of: app.model, owners: app.owners, prefix: prefix ?? "")
  }

  private func plan(_ owners: CodeOwners, _ root: String) throws(CommandFailure) -> ScaffoldPlan {
    var plan = ScaffoldPlan()
    guard let output else { return plan }
    let old = FileManager.default.contents(atPath: root + "/" + output).map { String(decoding: $0, as: UTF8.self) }
    guard let text = owners.updating(old ?? "") else {
      throw CommandFailure(
        "\(output):1:1: error: It has only one end of the block of riblets. Remove that line.", .badData)
    }
    plan.put(PlannedFile(output, text), root)
    return plan
  }

  private func hold(_ owners: CodeOwners, _ plan: ScaffoldPlan) throws {
    for name in owners.missing {
      CommandOutput.say(
        "Nobody owns '\(name)'. Write above its builder: /// @owner @team, or add 'owners' to the file of its module.")
    }
    if let output, !plan.isEmpty {
      CommandOutput.say("'\(output)' is not as the sources say. Write it: riblets owners --output \(output)")
    }
    if !owners.missing.isEmpty || !plan.isEmpty { throw ExitCode(ExitStatus.incomplete.rawValue) }
  }
}
