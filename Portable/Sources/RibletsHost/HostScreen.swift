public import RibletsViews

/// A place where an ``AppHost`` shows its window, if the user has not asked for the terminal.
///
/// `WebScreen` of `RibletsWebHost` shows a window in browsers. Write your own for another place:
///
/// ```swift
/// struct PrinterScreen: HostScreen {
///   func show(_ window: Window, _ app: ShownApp) async throws { print(window.frame) }
/// }
/// ```
///
/// Main actor only. See `Documentation/Terminal.md`.
@MainActor
public protocol HostScreen {
  /// The options that the screen adds to the command line; none by default.
  var options: [HostOption] { get }

  /// The time of a transition on this screen, such as a push; none by default.
  var transitionDuration: Duration { get }

  /// Shows a window, and returns when the app ends.
  ///
  /// - Throws: An error whose description the host prints, before it exits with status 1. For a
  ///   ``HostArgumentError``, the status is 64.
  func show(_ window: Window, _ app: ShownApp) async throws
}

extension HostScreen {
  /// The screen adds no options.
  public var options: [HostOption] { [] }
  /// Transitions take no time.
  public var transitionDuration: Duration { .zero }
}

/// An app as a ``HostScreen`` knows it.
///
/// ```swift
/// print(app.title)
/// app.open?("shop://cart")
/// ```
///
/// Main actor only. See `Documentation/Terminal.md`.
@MainActor
public struct ShownApp {
  /// The name of the app, for its user.
  public let title: String
  /// The options that the user has typed.
  public let arguments: HostArguments
  /// Opens a link, for example one that the user types. The host prints the errors. `nil` for an app without links.
  public let open: (@MainActor (String) -> Void)?

  /// Makes an app as a host passes it, to test a screen of your own.
  public init(title: String, arguments: HostArguments, open: (@MainActor (String) -> Void)? = nil) {
    self.title = title
    self.arguments = arguments
    self.open = open
  }
}
