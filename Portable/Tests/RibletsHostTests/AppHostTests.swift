import Foundation
import Riblets
import RibletsViews
import Testing

@testable import RibletsHost

@MainActor
final class AppHostTests {
  let path = FileManager.default.temporaryDirectory.appending(path: "riblets-host-\(UUID().uuidString).json").path
  private let lines = Lines()

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  private var host: AppHost {
    AppHost(
      title: "Lobby", command: "lobby", about: "Wait for somebody.",
      options: [HostOption("seed", value: "number", help: "Let chance give the same numbers each time.")])
  }

  /// Runs an app with words as the user would type them, and returns the status of its process.
  private func run(
    _ words: String..., host: AppHost? = nil,
    app: @MainActor (HostStart) async throws -> HostedApp = { _ in SampleApp().hosted }
  ) async -> Int32 {
    var host = host ?? self.host
    host.console = Console(print: { [lines] in lines.printed.append($0) }, note: { [lines] in lines.noted.append($0) })
    host.patience = .zero
    return await host.status(of: words, app)
  }

  @Test func `it prints the riblets and the screen`() async {
    #expect(await run("--print") == 0)

    #expect(lines.printed == ["Lobby\n\nscreen\n  text \"Lobby\""])
    #expect(lines.noted.isEmpty)
  }

  @Test func `it prints where links lead`() async {
    #expect(await run("--print", "--link", "lobby://room/7") == 0)

    #expect(lines.printed.first?.hasPrefix("Lobby\n  Room\n") == true, "\(lines.printed)")
    #expect(lines.printed.first?.contains("text \"Room 7\"") == true, "\(lines.printed)")
  }

  @Test func `a link that leads nowhere changes nothing, and is an error of the printing`() async {
    #expect(await run("--print", "--link", "lobby://attic") == 1)

    #expect(lines.printed.first?.hasPrefix("Lobby\n\n") == true)
    #expect(lines.noted.count == 1)
    #expect(lines.noted.first?.hasPrefix("lobby: ") == true)
  }

  @Test func `a link that waits for the user does not stop the printing`() async {
    #expect(await run("--print", "--link", "lobby://cellar") == 1)

    #expect(lines.printed.count == 1)
    #expect(lines.noted == ["lobby: 'lobby://cellar' waits for the user, for example for a log-in."])
  }

  @Test func `it comes back where the user was`() async {
    #expect(await run("--print", "--link", "lobby://room/7", "--restore", path) == 0)
    #expect(await run("--print", "--restore", path) == 0)

    #expect(lines.printed.count == 2)
    #expect(lines.printed.first == lines.printed.last)
    #expect(lines.noted.isEmpty)
  }

  @Test func `parts of an older place that cannot be restored are printed`() async throws {
    #expect(await run("--print", "--link", "lobby://room/7", "--restore", path) == 0)
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    try saved.replacing("Room", with: "Attic").write(toFile: path, atomically: true, encoding: .utf8)

    #expect(await run("--print", "--restore", path) == 0)

    #expect(lines.printed.last?.hasPrefix("Lobby\n\n") == true)
    #expect(lines.noted.count == 1)
    #expect(lines.noted.first?.contains("Attic") == true, "\(lines.noted)")
  }

  @Test func `it prints the tree at each change`() async {
    #expect(
      await run("--tree", host: AppHost(title: "Lobby", command: "lobby", screen: Visit(link: "lobby://room/7"))) == 0)

    #expect(lines.printed.first == "Lobby\n")
    #expect(lines.printed.last?.hasPrefix("Lobby\n  ") == true, "\(lines.printed)")
  }

  @Test func `a screen gets the options, and an error of the screen is printed`() async {
    let host = AppHost(title: "Lobby", command: "lobby", screen: Visit(link: nil))

    #expect(await run("--door", "back", host: host) == 0)
    #expect(await run("--door", "front", host: host) == 1)
    #expect(lines.noted == ["lobby: The door 'front' is locked."])
  }

  @Test func `help lists the options of the host, the screen and the app`() async {
    let host = AppHost(
      title: "Lobby", command: "lobby", about: "Wait for somebody.",
      options: [HostOption("seed", value: "number", help: "Let chance give the same numbers each time.")],
      screen: Visit(link: nil)
    )

    #expect(await run("--help", "--wrong", host: host) == 0)

    #expect(
      lines.printed == [
        """
        Wait for somebody.

        Usage: lobby [options]

          --terminal        Show the app in this terminal.
          --print           Print the riblets and the screen, and end.
          --tree            Print the tree of riblets at each change; with --terminal, after the app has ended.
          --link <url>      A link to open at the start. Can be repeated.
          --restore <file>  The file that keeps your place, to start there again.
          --door <name>     The door to go through.
          --seed <number>   Let chance give the same numbers each time.
          --help            Print this.
        """
      ])
  }

  @Test(arguments: [
    (["--wrong"], "'--wrong' is not an option."),
    (["--print", "--door", "back"], "--print has no door. Leave out one of --door and --print."),
    (["--terminal", "--door", "back"], "--terminal has no door. Leave out one of --door and --terminal."),
  ])
  func `options that make no sense are refused with a way out`(words: [String], problem: String) async {
    var host = AppHost(title: "Lobby", command: "lobby", screen: Visit(link: nil))
    host.console = Console(print: { _ in }, note: { [lines] in lines.noted.append($0) })

    #expect(await host.status(of: words) { _ in SampleApp().hosted } == 64)
    #expect(lines.noted == ["lobby: \(problem) To see the options: lobby --help"])
  }

  @Test func `an app without links or places refuses their options`() async {
    let root = LaunchRouter<any Interactable, LobbyViewController>(
      interactor: Interactor(), viewController: LobbyViewController())

    #expect(await run("--print", "--link", "a") { _ in HostedApp(root) } == 64)
    #expect(await run("--print", "--restore", path) { _ in HostedApp(root) } == 64)
    #expect(
      lines.noted == [
        "lobby: Lobby opens no links. To see the options: lobby --help",
        "lobby: Lobby does not save the place of its user. To see the options: lobby --help",
      ])
  }

  @Test func `an app of coordinators reads its own place`() async {
    var places: [String?] = []
    for _ in 1...2 {
      let status = await run("--print", "--restore", path) { start in
        places.append(start.restore(String.self))
        let app = SampleApp()
        return HostedApp(app.router, launch: app.router.launch(from:in:)) { "desk" }
      }
      #expect(status == 0)
    }

    #expect(places == [nil, "desk"])
  }

  @Test func `the app's own options reach it, and its error is printed`() async {
    var seed: String?
    #expect(
      await run("--print", "--seed", "7") { start in
        seed = start.arguments["seed"]
        return SampleApp().hosted
      } == 0)
    #expect(await run("--seed", "x") { _ in throw HostArgumentError("'x' is not a number.") } == 64)

    #expect(seed == "7")
    #expect(lines.noted == ["lobby: 'x' is not a number. To see the options: lobby --help"])
  }

  @Test func `a signal ends the app with its number`() async {
    await #expect(processExitsWith: .exitCode(143)) {
      let signals = await SignalExit {}
      kill(getpid(), SIGTERM)
      // Ends with the process.
      _ = await AsyncStream<Int> { _ in }.first { _ in true }
      await signals.cancel()
    }
  }

  @Test func `a signal that the system gives to another thread ends the app, too`() async {
    await #expect(processExitsWith: .exitCode(143)) {
      let signals = await SignalExit {}
      Thread.detachNewThread {
        // It has the mask of the thread that made it, which may block all signals.
        var heard = sigset_t()
        sigemptyset(&heard)
        sigaddset(&heard, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &heard, nil)
        raise(SIGTERM)
      }
      // Ends with the process.
      _ = await AsyncStream<Int> { _ in }.first { _ in true }
      await signals.cancel()
    }
  }

  @Test func `the place is saved before a signal ends the app`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      // Here the status stands for the file.
      let signals = await SignalExit { exit(7) }
      kill(getpid(), SIGINT)
      _ = await AsyncStream<Int> { _ in }.first { _ in true }
      await signals.cancel()
    }
  }

  @Test func `without a terminal it says how to print the screen`() async throws {
    try #require(isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0, "A test has a terminal.")

    #expect(await run("--terminal") == 1)

    #expect(lines.noted.first?.hasSuffix(" To print the screen instead: lobby --print") == true, "\(lines.noted)")
  }
}

/// The output of a host.
@MainActor
private final class Lines {
  var printed: [String] = []
  var noted: [String] = []
}

/// A screen that is seen as long as a link needs.
private struct Visit: HostScreen {
  let link: String?

  var options: [HostOption] { [HostOption("door", value: "name", help: "The door to go through.")] }

  func show(_ window: Window, _ app: ShownApp) async throws {
    if let door = app.arguments["door"], door != "back" { throw Locked(door: door) }
    guard let link else { return }
    app.open?(link)
    _ = window.frame
    for _ in 1...20 { await Task { @MainActor in }.value }
  }

  struct Locked: Error, CustomStringConvertible {
    let door: String
    var description: String { "The door '\(door)' is locked." }
  }
}
