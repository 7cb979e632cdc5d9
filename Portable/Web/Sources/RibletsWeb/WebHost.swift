import Riblets
public import RibletsViews

/// Shows a window live in browsers on this machine: a developer's tool.
///
/// All browsers show the same window and all may act in it; there is no log-in, no encryption and no second user. The
/// host therefore listens on the loopback interface only, and answers only pages it has served itself. To publish an
/// app, use a view layer made for that.
///
/// ```swift
/// let host = try await WebHost.start(window: window, options: .init(title: "Tic Tac Toe"))
/// print("Open \(host.address)")
/// try await host.run()
/// ```
///
/// A host runs until it is stopped or the program ends, even without a reference to it.
@MainActor
public final class WebHost {
  /// The options of a host.
  public struct Options: Hashable, Sendable {
    /// The app's name, which browsers show beside the title of the screen.
    public var title: String
    /// The port to listen on: `nil` for the first free one from 8080 on, 0 for any that the system chooses.
    public var port: Int?

    /// Makes options with the given name and port.
    public init(title: String = "Riblets", port: Int? = nil) {
      self.title = title
      self.port = port
    }
  }

  /// The address at which a browser finds the window, such as `http://127.0.0.1:8080/`.
  public let address: String
  /// The port in ``address``.
  public let port: Int

  private let listener: Listener
  private let view: LiveView
  private var subscription: StreamConnection?
  private var isStopped = false

  /// Starts to show a window. Browsers are answered as soon as this returns.
  ///
  /// - Throws: ``WebHostError`` if there is no port to listen on: the requested one is taken, or none of the default
  ///   ones is free.
  public static func start(window: Window, options: Options = Options()) async throws(WebHostError) -> WebHost {
    let view = LiveView(LiveSource(window: window, title: options.title), run: newRun())
    let host = try await start(view: view, port: options.port)
    host.subscription = window.frames.sink { _ in view.refreshIfSeen() }
    return host
  }

  static func start(
    view: LiveView, port: Int?, limits: ServerLimits = ServerLimits()
  ) async throws(WebHostError) -> WebHost {
    let listener = try await PortChoice(asked: port).firstFree { (port: UInt16) async throws(ListenError) in
      try Listener(view: view, port: port, limits: limits)
    }
    return WebHost(listener: listener, view: view)
  }

  private init(listener: Listener, view: LiveView) {
    self.listener = listener
    self.view = view
    port = Int(listener.port)
    address = "http://127.0.0.1:\(listener.port)/"
  }

  /// The number of browsers that are connected.
  public var browserCount: Int { view.sessionCount }

  /// The number of open connections, browsers' and others.
  var connectionCount: Int { listener.connectionCount }

  /// Waits until the host is stopped, by ``stop()`` or by cancelling the task that waits.
  ///
  /// - Throws: The error that has ended the server.
  public func run() async throws {
    let running = listener.running
    let result = await withTaskCancellationHandler {
      await running.result
    } onCancel: {
      Task { await self.stop() }
    }
    guard !isStopped else { return }
    await stop()
    try result.get()
  }

  /// Closes all connections and frees the port. Open pages show this, and reconnect when the app runs again.
  public func stop() async {
    guard !isStopped else { return }
    isStopped = true
    subscription?.cancel()
    view.closeAll()
    await listener.stop()
  }

  /// Returns a name for this run of the app, so that a page can distinguish a restart from a broken connection.
  private static func newRun() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
