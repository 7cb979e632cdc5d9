import AppHost
import ArgumentParser
import Riblets
import Shop

/// The command line: options, and a window shown in a browser or in the terminal.
@main
struct ShopCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shop",
    abstract: "Buy things for your home, in the smallest app with routes of every kind.",
    discussion: """
      Prints an address to open in a browser. Links that are typed or piped in while the app runs are opened, one a line:

        shop://product/lamp
        shop://search
        shop://checkout

      A link that comes before the log-in waits for it.
      """
  )

  @OptionGroup var options: HostOptions

  @Option(help: ArgumentHelp("A link to open at the start. Can be repeated.", valueName: "url"))
  var link: [String] = []

  @Option(
    help: ArgumentHelp("A file that keeps the place and the basket, to start from them again.", valueName: "file"))
  var restore: String?

  @Flag(inversion: .prefixedNo, help: "Come with the search, or without it.")
  var search = true

  @MainActor
  func run() async throws {
    let host = WindowHost(title: "Shop", options: options)
    let window = host.makeWindow()
    let app = ShopApplication(isSearchOn: search)
    if options.tree { TreeSnapshot.printChanges(of: app.router, in: host.runtime) { Console.print($0 + "\n") } }
    let file = restore.map { path in PlaceFile<NavigationState>(path) { Console.note($0, from: "shop") } }
    if let state = file?.read() {
      for omission in app.router.restore(state) { Console.note("\(omission)", from: "shop") }
    }
    app.launch(from: window, in: host.runtime)
    let saving = file?.follow(window, in: host.runtime) { app.router.navigationState }
    defer { saving?.cancel() }
    for text in link { open(text, in: app) }
    try await host.run(window, hint: "Type a link here to open it, such as shop://product/lamp") { line in
      open(line, in: app)
    }
  }

  /// Opens a text that somebody typed; a link that leads nowhere changes nothing and is noted.
  @MainActor
  private func open(_ text: String, in app: ShopApplication) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    Task { @MainActor in
      do { try await app.open(text) } catch { Console.note("\(error)", from: "shop") }
    }
  }
}
