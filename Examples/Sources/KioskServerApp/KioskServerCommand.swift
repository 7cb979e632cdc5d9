import ArgumentParser
import Foundation
import KioskService
import RibletsHost

/// The command line: a port, a database, and a server that runs until it is ended.
@main
struct KioskServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kiosk-server",
    abstract: "Serve the menu, stock, orders and prices of the kiosk sample.",
    discussion: """
      Prints the address that 'kiosk --server' takes. Serves this machine alone. Stock, prices and orders with their keys are \
      kept in a database file and are there after a restart.
      """
  )

  @Option(help: "The port to listen on; 0 for any.")
  var port = 8090

  @Option(help: ArgumentHelp("The database file; one of your own for this server unless told.", valueName: "file"))
  var data: String?

  func run() async throws {
    let path = try data ?? DataFolder("riblets-kiosk-server").path + "/kitchen.sqlite"
    let server = try await KioskServer.start(port: port, path: path)
    // At once, also into a pipe.
    FileHandle.standardOutput.write(Data("The kiosk's server is at \(server.url)\n".utf8))
    try await server.run()
  }
}
