import AppHost
import ArgumentParser
import Kiosk
import KioskStore
import Riblets

/// The command line: options, a database, and a window shown in a browser or in the terminal.
@main
struct KioskCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kiosk",
    abstract: "Order burgers, sides and drinks, an app whose data are behind queries.",
    discussion: """
      Prints an address to open in a browser; all browsers show the same order. The order is kept in a database file and \
      is there after a restart.
      """
  )

  @OptionGroup var options: HostOptions

  @Option(help: ArgumentHelp("The database file; one of your own for this app unless told.", valueName: "file"))
  var data: String?

  @MainActor
  func run() async throws {
    let database = try KioskDatabase(path: try data ?? DataFolder.databasePath())
    let host = WindowHost(title: "Burger Kiosk", options: options)
    let window = host.makeWindow()
    let app = AppDelegate(component: AppComponent(foodProvider: database.food))
    if options.tree, let root = app.router as? RibletNode {
      TreeSnapshot.printChanges(of: root, in: host.runtime) { Console.print($0 + "\n") }
    }
    app.launch(from: window, in: host.runtime)
    try await host.run(window)
  }
}
