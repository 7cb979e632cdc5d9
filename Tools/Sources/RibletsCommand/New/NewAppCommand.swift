import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsPlans
import RibletsRepository
import RibletsScaffold

/// `riblets new app`: a package with a root riblet and its tests.
struct NewAppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Write a package with a root riblet, an executable, and tests of every role.",
    discussion: """
      You can run the app with 'swift run' and test it with 'swift test' at once. Without --riblets-path and \
      --riblets-version, the app uses the clone of Riblets that this tool was built in. If this tool is packed, its \
      package generates the mocks of the app. Otherwise the app builds the mock generator from source.

      Riblets is not published yet: --riblets-version needs the git address of a repository with that version in \
      --riblets-url, and the repository riblets-tools beside it. 'scripts/release' makes what both need.
      """
  )

  @Argument(help: "The name of the app and its module, such as Shop. Asked for at a terminal.")
  var name: String?

  @Option(
    help: ArgumentHelp("The folder with the sources of Riblets.", valueName: "folder"), completion: .directory)
  var ribletsPath: String?

  @Option(help: ArgumentHelp("The published version of Riblets to use. Needs --riblets-url.", valueName: "version"))
  var ribletsVersion: String?

  @Option(
    help: ArgumentHelp(
      "The git address of Riblets, for example https://example.com/riblets.git. The address of riblets-tools must be beside it.",
      valueName: "address"))
  var ribletsUrl: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the package. The default is a new folder with the app's name.", valueName: "folder"),
    completion: .directory)
  var path: String?

  @Option(
    help: "The views of the app: portable, uikit or swiftui. The default is portable, and swiftui with --platform ios.")
  var view: RibletRequest.View?

  @Option(help: "Write an app for iPhone and iPad: ios. --view uikit and --view swiftui do so too.")
  var platform: Platform?

  @Option(
    help: """
      What Xcode opens: xcode writes a project, xcodegen writes 'project.yml', tuist writes 'Project.swift'. The default \
      is xcode.
      """)
  var project: AppProject?

  @Flag(help: "Show the app in a browser. Portable views only.") var web = false

  @Flag(help: "Treat warnings as errors, and require each file to import all modules that it uses.") var strict = false

  @Option(help: WaitTime.help, transform: { try WaitTime($0) }) var wait = WaitTime()
  @OptionGroup var options: ScaffoldOptions

  /// The platforms that an app can be written for by name.
  enum Platform: String, CaseIterable, ExpressibleByArgument {
    case ios
  }

  private var chosenView: RibletRequest.View { view ?? (platform == .ios ? .swiftui : .portable) }

  func validate() throws {
    if platform == .ios, chosenView == .portable {
      throw ValidationError("An app for iOS has views of UIKit or SwiftUI. Give --view uikit or --view swiftui.")
    }
    if project != nil, chosenView == .portable {
      throw ValidationError("--project needs --view uikit or --view swiftui.")
    }
    if ribletsPath != nil, ribletsVersion != nil {
      throw ValidationError("--riblets-path and --riblets-version exclude each other.")
    }
    if let ribletsVersion, !Self.isVersion(ribletsVersion) {
      throw ValidationError("'\(ribletsVersion)' is no version. Write --riblets-version as in 1.0.0.")
    }
    if ribletsVersion != nil, ribletsUrl == nil {
      throw ValidationError(
        """
        Riblets is not published yet. Give the git address of that version: \
        --riblets-url https://example.com/riblets.git.
        """)
    }
    if ribletsUrl != nil, ribletsVersion == nil { throw ValidationError("--riblets-url needs --riblets-version.") }
  }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  func run() throws {
    let (name, folder, plan) = try options.reporting {
      let name = try self.name(orAsked: Prompt())
      let folder = path ?? name.text
      return (name, folder, try self.plan(name, folder))
    }
    try options.run(at: folder, waiting: wait, next: next(name, folder)) { ("riblets new app \(name)", plan) }
  }

  private func next(_ name: RibletName, _ folder: String) -> String {
    let next = "To run it: \(run(name, in: folder)). To add a riblet: riblets new riblet NAME --parent Root."
    guard ribletsVersion == nil, RibletsCheckout.packageOfTool == nil else { return next }
    return next + "\nThe first build takes minutes: it builds the mock generator. 'README.md' says how to avoid this."
  }

  private func run(_ name: RibletName, in folder: String) -> String {
    guard chosenView != .portable else { return "cd \(folder) && swift run" }
    switch project ?? .xcode {
    case .xcode: return "open \(folder)/\(name).xcodeproj on a Mac, and press Run"
    case .xcodegen: return "cd \(folder) && xcodegen generate, then open \(name).xcodeproj"
    case .tuist: return "cd \(folder) && tuist generate"
    }
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
      return try AppPlanner().plan(
        AppRequest(
          name: name, view: chosenView, project: project ?? .xcode, riblets: riblets, isWeb: web, isStrict: strict))
    } catch {
      throw CommandFailure("\(error)", .wrongArguments)
    }
  }

  private func riblets(for folder: String) throws(CommandFailure) -> AppLayout.Riblets {
    if let ribletsVersion, let ribletsUrl {
      do throws(RequestProblem) {
        return .init(version: ribletsVersion, at: try RibletsAddress(ribletsUrl))
      } catch {
        throw CommandFailure("\(error)", .wrongArguments)
      }
    }
    if let ribletsPath {
      guard RibletsCheckout.isCheckout(ribletsPath) else {
        throw CommandFailure(
          "'\(ribletsPath)' has no sources of Riblets. Give --riblets-path the folder with its 'Package.swift' and 'Tools'.",
          .missingInput)
      }
      return checkout(ribletsPath, for: folder)
    }
    guard let checkout = RibletsCheckout.ofTool else {
      throw CommandFailure(
        "This tool does not stand in a checkout of Riblets. Say where the app finds it: --riblets-path or --riblets-version.",
        .missingInput)
    }
    return self.checkout(checkout, for: folder)
  }

  private func checkout(_ checkout: String, for folder: String) -> AppLayout.Riblets {
    .init(
      path: RibletsCheckout.relativePath(from: folder, to: checkout),
      packedTool: RibletsCheckout.packageOfTool.map { RibletsCheckout.relativePath(from: folder, to: $0) })
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

extension AppProject: ExpressibleByArgument {}
