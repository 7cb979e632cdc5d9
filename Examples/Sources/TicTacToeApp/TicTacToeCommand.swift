import AppHost
import ArgumentParser
import Riblets
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

  @OptionGroup var options: HostOptions

  @Option(help: ArgumentHelp("A link to open at the start. Can be repeated.", valueName: "url"))
  var link: [String] = []

  @Option(help: ArgumentHelp("A file that keeps the place and the score, to start from them again.", valueName: "file"))
  var restore: String?

  @Option(help: "Let chance give the same numbers each time.")
  var seed: UInt64?

  @MainActor
  func run() async throws {
    let host = WindowHost(title: "Tic Tac Toe", options: options)
    let window = host.makeWindow()
    let app = AppDelegate(component: AppComponent(randomSource: randomSource))
    if options.tree { app.printTree(in: host.runtime) { Console.print($0 + "\n") } }
    let file = restore.map { path in
      PlaceFile<NavigationState>(path) { Console.note($0, from: "tictactoe") }
    }
    if let state = file?.read() {
      for omission in app.router.restore(state) { Console.note("\(omission)", from: "tictactoe") }
    }
    app.launch(from: window, in: host.runtime)
    let saving = file?.follow(window, in: host.runtime) { app.router.navigationState }
    defer { saving?.cancel() }
    for text in link { app.open(text) }
    try await host.run(
      window, hint: "Type a link here to open it, such as \(Link.scheme)://launchGame?gameId=tictactoe"
    ) { line in
      app.open(line)
    }
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
      Console.note("\(error)", from: "tictactoe")
    }
  }
}
