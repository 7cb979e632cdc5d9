@_spi(Hosts) public import Riblets

/// A window that shows view controllers: it reads their bodies, publishes frames and takes input.
///
/// A window does not depend on a screen. Hosts show its frames and send it the input of the user. Tests do both
/// themselves.
///
/// ```swift
/// let window = Window()
/// window.rootViewController = CounterViewController()
/// try window.press("add-one")
/// window.frame.texts  // ["1"]
/// ```
///
/// Main actor only. See `Documentation/Views.md`.
@MainActor
public final class Window {
  /// The duration of a transition. With zero, the default, each ends before the call that began it returns.
  public var transitionDuration: Duration

  /// The runtime of the tree that was launched from this window; before that, of the task that made the window.
  package weak var runtime = RibletRuntime.current

  /// The host of the tree with routes in this window.
  var screen: PortableWindowHost?
  let clock: any RibletClock
  var root: ViewController?
  var runningTransitions: [Transition] = []
  var appearance = AppearanceRecords()
  /// The version of the tree, increased by every change.
  var treeVersion = 0
  var layers: [PlannedLayer] = []
  var rendering = RenderingState()
  let frameSource = MutableStateStream(Frame())

  /// Makes an empty window.
  ///
  /// - Parameters:
  ///   - clock: The clock of transitions; in a test the clock of the scope.
  ///   - transitionDuration: The duration of each transition.
  public init(clock: any RibletClock = SystemClock(), transitionDuration: Duration = .zero) {
    self.clock = clock
    self.transitionDuration = transitionDuration
  }

  /// The view controller at the back of everything else; replaced at once, without a transition.
  ///
  /// A view controller that has a parent or is presented is diagnosed, and the old one stays. The root of another
  /// window leaves that one.
  ///
  /// ```swift
  /// window.rootViewController = CounterViewController()
  /// ```
  public var rootViewController: ViewController? {
    get { root }
    set { replaceRoot(with: newValue) }
  }

  /// The current content of the screen. Reading it renders first if something has changed.
  public var frame: Frame {
    display()
    return frameSource.value
  }

  /// The frames, at most one in each turn of the main actor; starts with the current one. Hosts observe it.
  public var frames: StateStream<Frame> {
    display()
    return frameSource.stream
  }

  private func replaceRoot(with controller: ViewController?) {
    guard controller !== root else { return }
    if let controller {
      if let place = controller.placeInOther {
        PresentationMisuse.alreadyPlaced(controller.name, place, refused: .root).report(to: runtime)
        return
      }
      controller.rootWindow?.rootViewController = nil
    }
    root?.rootWindow = nil
    root = controller
    controller?.rootWindow = self
    treeDidChange()
  }
}
