import ArgumentParser
import Riblets
import RibletsTerminal
import RibletsViews
import RibletsWeb
import TicTacToe

/// The command line: options, and a window shown in a browser or in the terminal.
@main
struct TicTacToeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tictactoe",
    abstract: "Play Tic Tac Toe, an app built as a tree of riblets.",
    discussion: """
      Prints an address to open in a browser; all browsers show the same game. Links that are typed or piped in while \
      the app runs are opened, one a line:

        ribs-training://launchGame?gameId=tictactoe
        ribs-training://launchGame?gameId=randomwin

      A link that comes before login waits for it.
      """
  )

  @Option(help: "The port to listen on; 0 for any. Without it the first free one from 8080 on.")
  var port: Int?

  @Flag(help: "Play in this terminal instead of a browser.")
  var terminal = false

  @Option(help: ArgumentHelp("A link to open at the start. Can be repeated.", valueName: "url"))
  var link: [String] = []

  @Flag(help: "Print the tree of riblets each time it changes; with --terminal, after the game.")
  var tree = false

  @Option(help: "Let chance give the same numbers each time.")
  var seed: UInt64?

  func validate() throws {
    if terminal, port != nil {
      throw ValidationError("A terminal has no port. Leave out --port or --terminal.")
    }
  }

  @MainActor
  func run() async throws {
    let window = Window(transitionDuration: terminal ? .zero : .milliseconds(250))
    let app = AppDelegate(component: AppComponent(randomSource: randomSource))
    let runtime = RibletRuntime()
    if tree { app.printTree(in: runtime) { Console.print($0 + "\n") } }
    app.launch(from: window, in: runtime)
    for text in link { app.open(text) }
    if terminal {
      let end = try await TerminalHost(window: window, title: "Tic Tac Toe").run()
      throw ExitCode(end.exitCode)
    }
    try await serve(window, of: app)
  }

  @MainActor
  private func serve(_ window: Window, of app: AppDelegate) async throws {
    let host = try await WebHost.start(window: window, options: .init(title: "Tic Tac Toe", port: port))
    Console.print("Tic Tac Toe is at \(host.address)")
    if StandardInput.isTerminal {
      Console.print("Type a link here to open it, such as \(Link.scheme)://launchGame?gameId=tictactoe")
    }
    let links = Task { @MainActor in
      for await line in StandardInput.lines() { app.open(line) }
    }
    defer { links.cancel() }
    try await host.run()
  }

  @MainActor
  private var randomSource: any RandomSource {
    if let seed { SeededRandomSource(seed: seed) } else { SystemRandomSource() }
  }
}

extension AppDelegate {
  /// Opens a text that somebody typed; what is no link changes nothing and is noted.
  fileprivate func open(_ text: String) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    do {
      open(try Link(text))
    } catch {
      Console.note("\(error)")
    }
  }
}
