import ArgumentParser
public import Riblets
import RibletsTerminal
public import RibletsViews
import RibletsWeb

/// Shows the window of a sample app in a browser or in the terminal, as its options say.
///
/// ```swift
/// let host = WindowHost(title: "Kiosk", options: options)
/// let window = host.makeWindow()
/// router.launch(from: window, in: host.runtime)
/// try await host.run(window)
/// ```
@MainActor
public struct WindowHost {
  /// The runtime with which the app's tree is launched.
  public let runtime = RibletRuntime()
  private let title: String
  private let options: HostOptions

  /// - Parameter title: The app's name, as people read it.
  public init(title: String, options: HostOptions) {
    self.title = title
    self.options = options
  }

  /// A window whose transitions take the time that suits where it is shown.
  public func makeWindow() -> Window {
    Window(transitionDuration: options.terminal ? .zero : .milliseconds(250))
  }

  /// Shows the window until the app is ended.
  ///
  /// - Parameters:
  ///   - hint: Printed where somebody can type lines.
  ///   - onLine: Gets each line that is typed or piped in while a browser shows the app.
  public func run(
    _ window: Window, hint: String? = nil, onLine: @escaping @MainActor (String) -> Void = { _ in }
  ) async throws {
    if options.terminal {
      let end = try await TerminalHost(window: window, title: title).run()
      throw ExitCode(end.exitCode)
    }
    let host = try await WebHost.start(window: window, options: .init(title: title, port: options.port))
    Console.print("\(title) is at \(host.address)")
    if let hint, StandardInput.isTerminal { Console.print(hint) }
    let lines = Task { @MainActor in
      for await line in StandardInput.lines() { onLine(line) }
    }
    defer { lines.cancel() }
    try await host.run()
  }
}
