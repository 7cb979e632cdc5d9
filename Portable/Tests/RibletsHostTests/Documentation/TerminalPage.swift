import RibletsHost

private typealias ShopApplication = SampleApp

/// The code of Documentation/Terminal.md, only compiled: it would read the options that the tests were started with.
private struct Main {
  @MainActor
  static func main() async {
    await AppHost(title: "Shop", command: "shop").run { _ in
      let app = ShopApplication()
      return HostedApp(app.router, open: app.open)
    }
  }
}
