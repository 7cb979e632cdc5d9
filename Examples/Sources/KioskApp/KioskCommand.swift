import AppHost
import ArgumentParser
import Foundation
import Kiosk
import KioskRemote
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
      is there after a restart. With --server the menu, stock and prices are those of a kiosk-server, and orders go there; \
      the database keeps a copy for when it is away.
      """
  )

  @OptionGroup var options: HostOptions

  @Option(help: ArgumentHelp("The database file; one of your own for this app unless told.", valueName: "file"))
  var data: String?

  @Option(help: ArgumentHelp("The address of a kiosk-server, such as http://127.0.0.1:8090.", valueName: "url"))
  var server: ServerAddress?

  @MainActor
  func run() async throws {
    let component = try component()
    let host = WindowHost(title: "Burger Kiosk", options: options)
    let window = host.makeWindow()
    let app = AppDelegate(component: component)
    if options.tree, let root = app.router as? RibletNode {
      TreeSnapshot.printChanges(of: root, in: host.runtime) { Console.print($0 + "\n") }
    }
    app.launch(from: window, in: host.runtime)
    try await host.run(window)
  }

  @MainActor
  private func component() throws -> AppComponent {
    let path = try data ?? DataFolder.path(of: server?.fileName ?? "kiosk.sqlite", in: "riblets-kiosk")
    guard let server else { return AppComponent(foodProvider: try KioskDatabase(path: path).food) }
    let food = HTTPFood(server: server.url)
    let database = try KioskDatabase(path: path, copyOf: server.url.absoluteString)
    return AppComponent(foodProvider: database.food(from: food), priceFeed: food)
  }
}
