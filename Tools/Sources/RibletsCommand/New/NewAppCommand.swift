import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsScaffold

/// `riblets new app`: a package with a root riblet and its tests.
struct NewAppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Write a package with a root riblet, an executable, and tests of every role.",
    discussion: """
      It builds, runs with 'swift run', and passes 'swift test' at once. Without --riblets-path and --riblets-version \
      it uses the checkout of Riblets that this tool was built in.
      """
  )

  @Argument(help: "The name of the app and its module, such as Shop. Asked for at a terminal.")
  var name: String?

  @Option(
    help: ArgumentHelp("The folder with the sources of Riblets.", valueName: "folder"), completion: .directory)
  var ribletsPath: String?

  @Option(help: ArgumentHelp("A published version of Riblets, from a package registry.", valueName: "version"))
  var ribletsVersion: String?

  @Option(
    help: ArgumentHelp("The folder of the package; one with the app's name unless told.", valueName: "folder"),
    completion: .directory)
  var into: String?

  @Option(help: "What shows the app: portable, uikit or swiftui.")
  var view = RibletRequest.View.portable

  @OptionGroup var options: ScaffoldOptions

  func validate() throws {
    if ribletsPath != nil, ribletsVersion != nil {
      throw ValidationError("--riblets-path and --riblets-version exclude each other.")
    }
    if let ribletsVersion, !Self.isVersion(ribletsVersion) {
      throw ValidationError("'\(ribletsVersion)' is no version. Write --riblets-version as in 1.0.0.")
    }
  }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  func run() throws {
    let prepared: (name: RibletName, folder: String, plan: ScaffoldPlan)
    do throws(CommandFailure) {
      let name = try self.name(orAsked: Prompt())
      let folder = into ?? name.text
      prepared = (name, folder, try plan(name, folder))
    } catch {
      throw ScaffoldRun.failure(error, options)
    }
    let run = ScaffoldRun(options: options, root: prepared.folder, command: "riblets new app \(prepared.name)")
    try run.run(
      prepared.plan,
      next: "To run it: cd \(prepared.folder) && swift run. To add a riblet: riblets new riblet NAME --parent Root.")
  }

  private func name(orAsked prompt: Prompt) throws(CommandFailure) -> RibletName {
    if let name { return try .checked(name) }
    guard options.asks else {
      throw CommandFailure("The app has no name. Give one: riblets new app Shop.", .wrongArguments)
    }
    let answer = prompt.answer(to: "The name of the app") { text in
      do throws(CommandFailure) { _ = try RibletName.checked(text); return nil } catch { return error.description }
    }
    guard let answer else { throw CommandFailure("The app has no name. Nothing was written.", .wrongArguments) }
    return try .checked(answer)
  }

  private func plan(_ name: RibletName, _ folder: String) throws(CommandFailure) -> ScaffoldPlan {
    let riblets = try self.riblets(for: folder)
    do throws(RequestProblem) {
      return try AppPlanner().plan(AppRequest(name: name, view: view, riblets: riblets))
    } catch {
      throw CommandFailure("\(error)", .wrongArguments)
    }
  }

  private func riblets(for folder: String) throws(CommandFailure) -> AppLayout.Riblets {
    if let ribletsVersion { return .init(version: ribletsVersion) }
    if let ribletsPath {
      guard RibletsCheckout.isCheckout(ribletsPath) else {
        throw CommandFailure(
          "'\(ribletsPath)' has no sources of Riblets. Give --riblets-path the folder with its 'Package.swift' and 'Tools'.",
          .missingInput)
      }
      return .init(path: RibletsCheckout.relativePath(from: folder, to: ribletsPath))
    }
    guard let checkout = RibletsCheckout.ofTool else {
      throw CommandFailure(
        "This tool does not stand in a checkout of Riblets. Say where the app finds it: --riblets-path or --riblets-version.",
        .missingInput)
    }
    return .init(path: RibletsCheckout.relativePath(from: folder, to: checkout))
  }
}

extension RibletName {
  static func checked(_ text: String) throws(CommandFailure) -> RibletName {
    do throws(NameProblem) {
      return try RibletName(text)
    } catch {
      throw CommandFailure("\(error)", .wrongArguments)
    }
  }
}
