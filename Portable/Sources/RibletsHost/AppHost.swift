import Riblets
import RibletsTerminal
import RibletsViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs an app of portable views as a program: reads its command line, restores its place, opens links, and shows its window.
///
/// ```swift
/// @main
/// struct Main {
///   @MainActor
///   static func main() async {
///     await AppHost(title: "Shop", command: "shop").run { _ in
///       let app = ShopApplication()
///       return HostedApp(app.router, open: app.open)
///     }
///   }
/// }
/// ```
///
/// Your app then has the options `--terminal`, `--print`, `--tree`, `--link`, `--restore` and `--help`. If you pass a
/// ``HostScreen``, the app starts there. Otherwise, it starts in the terminal.
///
/// Main actor only. See `Documentation/Terminal.md`.
@MainActor
public struct AppHost {
  private let title: String
  private let command: String
  private let about: String
  private let options: [HostOption]
  private let screen: (any HostScreen)?
  var console = Console()
  /// The time that a link of `--print` has: it may wait for the user, who cannot do anything then.
  var patience = Duration.seconds(1)

  /// Makes a host, which does nothing before ``run(_:)``.
  ///
  /// - Parameters:
  ///   - title: The name of the app, for its user.
  ///   - command: The name of the program, for the help and the errors.
  ///   - about: A sentence about the app, for the help.
  ///   - options: The app's own options.
  ///   - screen: The place of the window; the terminal by default.
  public init(
    title: String, command: String, about: String = "", options: [HostOption] = [], screen: (any HostScreen)? = nil
  ) {
    self.title = title
    self.command = command
    self.about = about
    self.options = options
    self.screen = screen
  }

  /// Runs the app until its user, the app or a signal ends it. If something has failed, it ends the process.
  ///
  /// ```swift
  /// await host.run { start in HostedApp(ShopApplication().router) }
  /// ```
  ///
  /// The status is 64 for wrong options, 1 for another error, and 128 plus its number for a signal.
  ///
  /// - Parameter make: Makes the app. If it throws, the host prints the description of the error.
  public func run(_ make: @MainActor (HostStart) async throws -> HostedApp) async {
    let status = await status(of: Array(CommandLine.arguments.dropFirst()), make)
    if status != 0 { exit(status) }
  }

  /// Runs the app with the words of a command line, and returns the status of its process.
  func status(of words: [String], _ make: @MainActor (HostStart) async throws -> HostedApp) async -> Int32 {
    do {
      // Asked for with others that are wrong, help is what the user needs.
      guard !words.contains("--help"), !words.contains("-h") else {
        console.print(help)
        return 0
      }
      let arguments = try HostArguments(words, options: allOptions)
      let file = arguments["restore"].map { PlaceFile($0, note: note) }
      let app = try await make(HostStart(arguments: arguments, file: file))
      return try await run(app, file, arguments)
    } catch let error as HostArgumentError {
      note("\(error) To see the options: \(command) --help")
      return 64
    } catch {
      note("\(error)")
      return 1
    }
  }

  private func run(_ app: HostedApp, _ file: PlaceFile?, _ arguments: HostArguments) async throws -> Int32 {
    try check(app, arguments)
    let isPrinting = arguments.contains("print")
    let screen = isPrinting || arguments.contains("terminal") ? nil : screen
    let runtime = RibletRuntime()
    let window = Window(transitionDuration: screen?.transitionDuration ?? .zero)
    if arguments.contains("tree") { TreeSnapshot.printChanges(of: app.root, in: runtime) { console.print($0 + "\n") } }
    if let file { for omission in app.restore(file) { note(omission) } }
    app.launch(window, runtime)
    let save = { @MainActor in if let file, let place = app.changedPlace { file.save(place) } }
    let saving = file.flatMap { file in app.changedPlace.map { file.follow(window, in: runtime, changedPlace: $0) } }
    defer {
      saving?.cancel()
      save()
    }
    let links = arguments.all("link").map { follow($0, in: app) }
    if isPrinting { return await printScreen(of: app, in: window, after: links) }
    guard let screen else { return await showTerminal(window) }
    let signals = SignalExit(willExit: save)
    defer { signals.cancel() }
    let open = app.open.map { _ in { @MainActor (link: String) in _ = follow(link, in: app) } }
    try await screen.show(window, ShownApp(title: title, arguments: arguments, open: open))
    return 0
  }

  private func showTerminal(_ window: Window) async -> Int32 {
    do throws(TerminalError) {
      return try await TerminalHost(window: window, title: title).run().exitCode
    } catch {
      note("\(error) To print the screen instead: \(command) --print")
      return 1
    }
  }

  private func note(_ text: String) { console.note("\(command): \(text)") }
}

// MARK: - Options

extension AppHost {
  /// The options of the host, the screen and the app, in the order of the help.
  private var allOptions: [HostOption] {
    [
      HostOption("terminal", help: "Show the app in this terminal."),
      HostOption("print", help: "Print the riblets and the screen, and end."),
      HostOption("tree", help: "Print the tree of riblets at each change; with --terminal, after the app has ended."),
      HostOption("link", value: "url", help: "A link to open at the start. Can be repeated."),
      HostOption("restore", value: "file", help: "The file that keeps your place, to start there again."),
    ] + (screen?.options ?? []) + options
  }

  private var help: String {
    let options = allOptions + [HostOption("help", help: "Print this.")]
    let width = options.map(\.usage.count).max() ?? 0
    var lines = about.isEmpty ? [] : [about, ""]
    lines += ["Usage: \(command) [options]", ""]
    for option in options {
      let space = String(repeating: " ", count: width + 2 - option.usage.count)
      lines.append("  " + option.usage + space + option.help)
    }
    return lines.joined(separator: "\n")
  }

  /// Refuses the options that this app cannot follow.
  private func check(_ app: HostedApp, _ arguments: HostArguments) throws(HostArgumentError) {
    if app.open == nil, arguments.contains("link") { throw HostArgumentError("\(title) opens no links.") }
    if app.changedPlace == nil, arguments.contains("restore") {
      throw HostArgumentError("\(title) does not save the place of its user.")
    }
    guard let place = ["print", "terminal"].first(where: arguments.contains),
      let option = screen?.options.first(where: { arguments.contains($0.name) })
    else { return }
    throw HostArgumentError("--\(place) has no \(option.name). Leave out one of --\(option.name) and --\(place).")
  }
}

// MARK: - Links and printing

extension AppHost {
  /// Opens a link. If it leads nowhere, nothing changes, and the host prints the error.
  ///
  /// - Returns: A task that tells if the link has led somewhere.
  private func follow(_ link: String, in app: HostedApp) -> Task<Bool, Never> {
    Task { @MainActor in
      guard let open = app.open, !link.allSatisfy(\.isWhitespace) else { return true }
      do {
        try await open(link)
        return true
      } catch is CancellationError {
        note("'\(link)' waits for the user, for example for a log-in.")
      } catch {
        note("\(error)")
      }
      return false
    }
  }

  /// Prints the riblets and the screen when all links have led somewhere, or when time is up.
  private func printScreen(of app: HostedApp, in window: Window, after links: [Task<Bool, Never>]) async -> Int32 {
    let limit = Task {
      try await Task.sleep(for: patience)
      for link in links { link.cancel() }
    }
    var isOpen = true
    for link in links { isOpen = await link.value && isOpen }
    limit.cancel()
    console.print("\(app.root.ribletTree)\n\n\(window.frame)")
    return isOpen ? 0 : 1
  }
}
