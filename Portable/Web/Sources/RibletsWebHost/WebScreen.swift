import Foundation
public import RibletsHost
import RibletsWeb

/// Shows the window of an app in browsers on this machine: `AppHost(title: "Shop", command: "shop", screen: WebScreen())`.
///
/// ```swift
/// await AppHost(title: "Shop", command: "shop", screen: WebScreen()).run { _ in
///   HostedApp(ShopApplication().router)
/// }
/// ```
///
/// The app gets the option `--port`, and prints the address that a browser opens. The user can type links into the terminal,
/// one a line. With `--terminal`, the app has no web server.
///
/// Main actor only. See `Documentation/Web.md`.
public struct WebScreen: HostScreen {
  private let hint: String?

  /// Makes a screen, which listens to no port before the host shows it.
  ///
  /// - Parameter hint: A line that the user sees in a terminal, such as an example of a link.
  public init(hint: String? = nil) { self.hint = hint }

  /// The option `--port`.
  public var options: [HostOption] {
    [
      HostOption(
        "port", value: "number",
        help: "The port to listen on; 0 for any. The default is the first free port from 8080 on.")
    ]
  }

  /// A transition that a browser shows smoothly.
  public var transitionDuration: Duration { .milliseconds(250) }

  /// Serves the window until the app or a signal ends it.
  ///
  /// - Throws: `WebHostError` if it cannot listen on the port, and `HostArgumentError` if the port is not a number.
  public func show(_ window: Window, _ app: ShownApp) async throws {
    let host = try await WebHost.start(window: window, options: .init(title: app.title, port: try port(app)))
    write("\(app.title) is at \(host.address)")
    if let hint, StandardInput.isTerminal { write(hint) }
    let lines = Task { @MainActor in
      guard let open = app.open else { return }
      for await line in StandardInput.lines() { open(line) }
    }
    defer { lines.cancel() }
    try await host.run()
  }

  private func port(_ app: ShownApp) throws(HostArgumentError) -> Int? {
    guard let text = app.arguments["port"] else { return nil }
    guard let port = UInt16(text) else { throw HostArgumentError("'\(text)' is not a port: use a number up to 65535.") }
    return Int(port)
  }

  /// Prints a line at once, also into a pipe.
  private func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
