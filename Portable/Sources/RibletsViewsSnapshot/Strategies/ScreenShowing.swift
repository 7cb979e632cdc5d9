public import RibletsViews

/// A value whose screen can be a snapshot.
///
/// Frames, layers, nodes, windows and view controllers conform. A ``Screen`` makes one of views. Conform a type of
/// your own if it contains a view controller:
///
/// ```swift
/// extension CartFixture: ScreenShowing {
///   func screen() throws -> Frame { try viewController.screen() }
/// }
/// ```
///
/// See `Documentation/Snapshots.md`.
@MainActor
public protocol ScreenShowing {
  /// Returns the screen, rendered at this moment.
  ///
  /// - Throws: ``ScreenProblem`` if there is no screen.
  func screen() throws -> Frame
}

/// The reason why a value has no screen. The assertion fails with it.
///
/// ```swift
/// #expect(throws: ScreenProblem.self) { try child.screen() }
/// ```
///
/// See `Documentation/Snapshots.md`.
public enum ScreenProblem: Error, Hashable, Sendable {
  /// The view controller is contained in another one, whose window is not known. Take the snapshot of the container.
  case partOfAnother(controller: String, container: String)
}

extension ScreenProblem: CustomStringConvertible {
  /// The value without a screen, the reason, and the fix, over two lines. The failed assertion prints it.
  public var description: String {
    switch self {
    case .partOfAnother(let controller, let container):
      """
      '\(controller)' belongs to '\(container)', which is in no window, so it has no screen of its own.
      Take the snapshot of '\(container)', or of the view controller before it is added.
      """
    }
  }
}

extension Frame: ScreenShowing {
  /// The frame itself, for example one that you took before an action: `let before = window.frame`.
  public func screen() -> Frame { self }
}

extension Frame.Layer: ScreenShowing {
  /// A screen with only this layer, for example an alert: `assertViewSnapshots(of: frame.layers[1])`.
  public func screen() -> Frame { Frame(layers: [self]) }
}

extension Node: ScreenShowing {
  /// The node alone on a screen without a title: `assertViewSnapshots(of: try frame.node("score"))`.
  public func screen() -> Frame { Frame(layers: [Frame.Layer(key: "node", style: .full, content: self)]) }
}

extension Window: ScreenShowing {
  /// The whole content of the window, with all layers, rendered at this moment.
  public func screen() -> Frame { frame }
}

extension ViewController: ScreenShowing {
  /// The window of the view controller; without one, a temporary window in which it loads, appears and disappears.
  public func screen() throws -> Frame {
    if let window { return window.frame }
    if let container = parent ?? presentingViewController {
      let container = String(describing: type(of: container))
      throw ScreenProblem.partOfAnother(controller: String(describing: type(of: self)), container: container)
    }
    let window = Window()
    window.rootViewController = self
    defer { window.rootViewController = nil }
    return window.frame
  }
}

/// Views on a screen without a view controller.
///
/// Use it for a `View` of your own:
///
/// ```swift
/// assertSnapshot(of: Screen { Score(name: "Ann", points: 3) }, as: .viewText, .svg())
/// ```
///
/// See `Documentation/Snapshots.md`.
@MainActor
public struct Screen: ScreenShowing {
  private let title: String
  private let content: any View

  /// Makes a screen that shows the views below each other.
  ///
  /// - Parameter title: The heading of the screen; empty for none.
  public init(title: String = "", @ViewBuilder content: () -> any View) {
    self.title = title
    self.content = content()
  }

  /// Renders the views in a window that only exists for this call. Actions of controls are never called.
  public func screen() -> Frame {
    let window = Window()
    let controller = ScreenController(content)
    controller.title = title
    window.rootViewController = controller
    return window.frame
  }
}

/// A view controller that shows given views.
private final class ScreenController: ViewController {
  private let content: any View

  init(_ content: any View) {
    self.content = content
    super.init()
  }

  override var body: any View { content }
}
