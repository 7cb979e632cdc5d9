public import RibletsViews

/// Something whose screen can be taken as a snapshot.
///
/// Frames, layers, nodes, windows and view controllers are; a ``Screen`` makes one of views.
@MainActor
public protocol ScreenShowing {
  /// Makes the screen that there is to see.
  ///
  /// - Throws: ``ScreenProblem`` if there is nothing that could be shown.
  func screen() throws -> Frame
}

/// Why something has no screen that could be taken.
public enum ScreenProblem: Error, Hashable, Sendable {
  /// The view controller stands in another one, whose window is not known.
  case partOfAnother(controller: String, container: String)
}

extension ScreenProblem: CustomStringConvertible {
  /// The value without a screen, the reason, and what has one.
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
  /// Everything in the window, with the layers in front.
  public func screen() -> Frame { frame }
}

extension ViewController: ScreenShowing {
  /// The window that the view controller is in; otherwise a window of its own for a moment, in which it loads, appears
  /// and disappears again.
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

  /// Makes the screen that a window shows of the views.
  public func screen() -> Frame {
    let window = Window()
    let controller = ScreenController(content)
    controller.title = title
    window.rootViewController = controller
    return window.frame
  }
}

/// Shows views that were made elsewhere.
private final class ScreenController: ViewController {
  private let content: any View

  init(_ content: any View) {
    self.content = content
    super.init()
  }

  override var body: any View { content }
}
