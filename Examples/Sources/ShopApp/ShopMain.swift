import RibletsWebHost
import Shop

/// The command line of the sample, and a window shown in a browser or in the terminal.
@main
struct ShopMain {
  @MainActor
  static func main() async {
    let host = AppHost(
      title: "Shop",
      command: "shop",
      about: "Buy things for your home, in the smallest app with routes of every kind.",
      options: [HostOption("no-search", help: "Come without the search.")],
      screen: WebScreen(hint: "Type a link here to open it, such as shop://product/lamp")
    )
    await host.run { start in
      let app = ShopApplication(isSearchOn: !start.arguments.contains("no-search"))
      return HostedApp(app.router, open: app.open)
    }
  }
}
