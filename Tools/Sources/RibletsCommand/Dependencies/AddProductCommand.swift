import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsPlans
import RibletsRepository
import RibletsScaffold

/// `riblets add product`: a library of another package, for a module of the app.
struct AddProductCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "product",
    abstract: "Add a library of another package to a module.",
    discussion: """
      The command adds the package to the dependencies in 'Package.swift', and the product to the module. The package \
      is the address of a git repository, a folder, or the name of a package that 'Package.swift' has. Without \
      --package, the product is a library of Riblets, such as RibletsHTTP. Without --from, the command asks git for \
      the newest version.

      Exits with status 0, or 1 if something is left to do by hand, 64 for wrong arguments, 65 for sources that \
      cannot be used, 66 if git cannot tell a version, 73 if files cannot be written.
      """
  )

  @Argument(help: ArgumentHelp("The name of the library, such as GRDB.", valueName: "name"))
  var name: String

  @Option(
    help: ArgumentHelp("The package: the address of a git repository, a folder, or a known name.", valueName: "url"))
  var package: String?

  @Option(help: ArgumentHelp("The lowest version of a git repository.", valueName: "version"))
  var from: String?

  @Option(
    name: .customLong("to"), help: ArgumentHelp("The module, or the target of its tests.", valueName: "module"))
  var module: String

  @OptionGroup var place: AppOptions
  @OptionGroup var options: ScaffoldOptions

  func validate() throws {
    if let from, from.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+([-+][0-9A-Za-z.+-]+)?/) == nil {
      throw ValidationError("'\(from)' is not a version. Write --from as in 1.0.0.")
    }
    if from != nil, package.map(Self.isAddress) != true {
      throw ValidationError("Only a git repository has versions. Leave out --from, or give --package its address.")
    }
    if let package, package.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) {
      throw ValidationError("'\(package)' is neither an address nor a folder.")
    }
  }

  func run() throws {
    try options.run(in: place) { app in
      let planner = try CommandFailure.attempt(.missingInput) { () throws(RequestProblem) in try ProductPlanner(app) }
      let source = try source(for: app)
      let plan = try CommandFailure.attempt(.wrongArguments) { () throws(RequestProblem) in
        try planner.plan(adding: name, of: source, to: module)
      }
      return ("riblets add product \(name) --to \(module)", plan)
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    text.contains("://") || text.hasPrefix("git@") || text.hasSuffix(".git")
  }

  private func source(for app: FoundApp) throws(CommandFailure) -> ProductPlanner.Source {
    guard let package else { return .known(nil) }
    if Self.isAddress(package) {
      if let from { return .repository(package, from: from) }
      return .repository(package, from: try NewestVersion(of: package).text)
    }
    guard package.contains("/") || package.hasPrefix(".") else { return .known(package) }
    return .folder(RibletsCheckout.relativePath(from: app.root, to: package))
  }
}
