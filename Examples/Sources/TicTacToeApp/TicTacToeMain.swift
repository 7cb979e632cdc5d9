import RibletsWebHost
import TicTacToe

/// The command line of the sample, and a window shown in a browser or in the terminal.
@main
struct TicTacToeMain {
  @MainActor
  static func main() async {
    let host = AppHost(
      title: "Tic Tac Toe",
      command: "tictactoe",
      about: "Play Tic Tac Toe, an app built as a tree of riblets.",
      options: [HostOption("seed", value: "number", help: "Let chance give the same numbers each time.")],
      screen: WebScreen(hint: "Type a link here to open it, such as \(Link.scheme)://launchGame?gameId=tictactoe")
    )
    await host.run { start in
      let app = AppDelegate(component: AppComponent(randomSource: try randomSource(start.arguments["seed"])))
      return HostedApp(app.router) { app.open(try Link($0)) }
    }
  }

  /// A source of random numbers: with a seed, each run gets the same numbers. Without a seed, the system makes them.
  @MainActor
  static func randomSource(_ text: String?) throws(HostArgumentError) -> any RandomSource {
    guard let text else { return SystemRandomSource() }
    guard let seed = UInt64(text) else { throw HostArgumentError("'\(text)' is not a number from 0 on.") }
    return SeededRandomSource(seed: seed)
  }
}
