import Foundation
import Kiosk
import KioskRemote
import KioskStore
import RibletsWebHost

/// The command line of the sample, and a window shown in a browser or in the terminal.
@main
struct KioskMain {
  @MainActor
  static func main() async {
    let host = AppHost(
      title: "Burger Kiosk",
      command: "kiosk",
      about: """
        Order burgers, sides and drinks, an app whose data are behind queries. The order is kept in a database file. With \
        --server, the menu, stock and prices come from a kiosk-server, and the file keeps a copy for when it is away.
        """,
      options: [
        HostOption("data", value: "file", help: "The database file. The default is a file of yours for this app."),
        HostOption("server", value: "url", help: "The address of a kiosk-server, such as http://127.0.0.1:8090."),
      ],
      screen: WebScreen()
    )
    await host.run { start in
      let app = AppDelegate(component: try component(start.arguments))
      return HostedApp(app.router)
    }
  }

  @MainActor
  private static func component(_ arguments: HostArguments) throws -> AppComponent {
    let server = try arguments["server"].map(ServerAddress.init)
    let path = try arguments["data"] ?? DataFolder("riblets-kiosk").path + "/\(server?.fileName ?? "kiosk.sqlite")"
    guard let server else { return AppComponent(foodProvider: try KioskDatabase(path: path).food) }
    let food = HTTPFood(server: server.url)
    let database = try KioskDatabase(path: path, copyOf: server.url.absoluteString)
    return AppComponent(foodProvider: database.food(from: food), priceFeed: food)
  }
}
