public import RibletsViews

/// A value whose screen can be a snapshot.
///
/// Frames, layers, nodes, windows and view controllers are; a ``Screen`` makes one of views.
@MainActor
public protocol ScreenShowing {
  /// Returns the screen.
  ///
  /// - Throws: ``ScreenProblem`` if there is no screen.
  func screen() throws -> Frame
}

/// The reason why a value has no screen.
public enum ScreenProblem: Error, Hashable, Sendable {
  /// The view controller is contained in another one, whose window is not known.
  case partOfAnother(controller: String, container: String)
}

extension ScreenProblem: CustomStringConvertible {
  /// The value without a screen, the reason, and the fix.
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
  public func screen() -> Frame { self }
}

extension Frame.Layer: ScreenShowing {
  /// The layer in front of nothing.
  public func screen() -> Frame { Frame(layers: [self]) }
}

extension Node: ScreenShowing {
  /// The node alone on a screen without a title.
  public func screen() -> Frame { Frame(layers: [Frame.Layer(key: "node", style: .full, content: self)]) }
}

extension Window: ScreenShowing {
  /// The whole content of the window, with all layers.
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
/// ```swift
/// assertSnapshot(of: Screen { Score(name: "Ann", points: 3) }, as: .viewText, .svg())
/// ```
@MainActor
public struct Screen: ScreenShowing {
  private let title: String
  private let content: any View

  /// Makes a screen that shows the views below each other.
  public init(title: String = "", @ViewBuilder content: () -> any View) {
    self.title = title
    self.content = content()
  }

  /// Renders the views in a window.
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
