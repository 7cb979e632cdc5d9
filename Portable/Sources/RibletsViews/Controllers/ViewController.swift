@_spi(Hosts) public import Riblets

/// A screen or a part of one: an interface like UIKit's, with a body of plain data.
///
/// Subclasses define their content and its actions. They call ``setNeedsDisplay()`` when something has changed; the
/// window reads the body once per turn of the main actor, however often it was called.
///
/// ```swift
/// final class CounterViewController: ViewController {
///   private var count = 0 { didSet { setNeedsDisplay() } }
///
///   override var body: any View {
///     VStack {
///       Text("\(count)", style: .largeTitle)
///       Button("Add one", role: .primary) { self.count += 1 }
///     }
///   }
/// }
/// ```
///
/// Actions may capture `self`: the window owns them, and releases them when the view controller leaves it.
///
/// **Order of callbacks.** When the tree changes, the callbacks come before the changing call returns:
/// ``viewDidLoad()`` of new ones, ``viewWillDisappear()`` from the front to the back and children before parents,
/// ``viewWillAppear()`` from the back to the front and parents before children. Once the window has no running
/// transition ``viewDidDisappear()`` and then ``viewDidAppear()`` follow in the same orders. A view controller
/// that is covered by a sheet or an alert stays visible; one that is covered by anything else disappears. A child
/// appears and disappears with its parent.
///
/// See `Documentation/Views.md`.
@MainActor
open class ViewController: ViewPresenceReporting {
  /// The heading of the layer that shows this view controller; empty for none. A change renders again.
  open var title = "" {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  /// True once ``viewDidLoad()`` has been called. It stays true after the view controller has left its window.
  public private(set) var isViewLoaded = false

  /// The view controllers that this one contains, in the order in which they were added. The body decides where they
  /// are.
  public internal(set) var children: [ViewController] = []

  /// The view controller that contains this one, after ``addChild(_:)`` or a push, also without a window.
  ///
  /// `nil` for a root, for a presented view controller, and after a pop or ``removeFromParent()``.
  public internal(set) weak var parent: ViewController?

  /// True if the user cannot dismiss this view controller when it is a sheet. `dismiss()` of the app works
  /// nevertheless.
  public var isModalInPresentation = false {
    didSet { if isModalInPresentation != oldValue { window?.treeDidChange() } }
  }

  /// True if the user cannot leave this view controller by the back button after it was pushed. `pop()` works
  /// nevertheless.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { window?.treeDidChange() } }
  }

  /// True if the tab bar is not shown while this view controller is pushed, nor over the screens above it. Set it
  /// before the push, as in UIKit: `init() { super.init(); hidesBottomBarWhenPushed = true }`.
  public var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed != oldValue { window?.treeDidChange() } }
  }

  var modal: ViewController?
  weak var presenter: ViewController?
  var modalStyle = PresentationStyle.full
  /// The transition of its route; empty for none.
  var transitionName = ""
  weak var rootWindow: Window?
  /// The window that still shows this view controller or is about to remove it.
  weak var appearanceWindow: Window?
  weak var numberedWindow: Window?
  var number = 0
  var modalReplacement: ModalReplacement?
  lazy var routeChildren = RouteChildren()
  lazy var userDismissalSource = MutableEventStream<ViewController>()

  /// Makes a view controller that is in no window. ``viewDidLoad()`` is called later, before its first appearance.
  public init() {}

  /// The content; read when the window renders, so it must not change state.
  ///
  /// Put `@ViewBuilder` before an override that begins with an `if` or lists several views.
  ///
  /// A body that asks for a render each time that it is read is diagnosed.
  open var body: any View { EmptyView() }

  /// Called once, before the first appearance: the place to add children. The default does nothing.
  open func viewDidLoad() {}

  /// Called when this view controller is about to become visible, before the changing call returns. The default does
  /// nothing.
  open func viewWillAppear() {}

  /// Called when this view controller is visible and no transition runs any more. The default does nothing.
  open func viewDidAppear() {}

  /// Called when this view controller is about to be covered or removed, before the changing call returns. The
  /// default does nothing.
  open func viewWillDisappear() {}

  /// Called when this view controller is covered or removed and no transition runs any more. The default does
  /// nothing.
  open func viewDidDisappear() {}

  /// Makes the window read ``body`` again, at the end of this turn or before the next input.
  ///
  /// Call it after each change that the body shows. Several calls in one turn cause one render. Without a window it
  /// does nothing, because the first appearance reads the body.
  ///
  /// ```swift
  /// private var count = 0 { didSet { setNeedsDisplay() } }
  /// ```
  public func setNeedsDisplay() {
    window?.setNeedsDisplay(self)
  }

  func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  // Overridden by containers whose children are layers of their own.

  /// The layers that this view controller fills, without those it presents.
  func appendLayers(to layers: inout [PlannedLayer], as place: PlannedLayer.Place) {
    layers.append(PlannedLayer(controller: self, place: place))
  }

  /// The children that are visible if this view controller is.
  var shownChildren: [ViewController] { children }
}

extension ViewController {
  /// The window that contains this view controller, directly or through its containers and presenters; `nil` if there
  /// is none.
  public var window: Window? {
    var controller = self
    while let next = controller.parent ?? controller.presenter { controller = next }
    return controller.rootWindow
  }

  /// True if this view controller belongs to a window, covered or not. False while a transition removes it.
  public var isInWindow: Bool { window != nil }

  /// The state of the view: a covered view counts as shown, and one that a running transition removes as leaving.
  ///
  /// The leak detector reads it after a detach.
  public var presence: ViewPresence {
    if window != nil { return .shown }
    return appearanceWindow != nil ? .leaving : .hidden
  }

  /// The name used in diagnoses and outlines.
  var name: String { _typeName(type(of: self), qualified: false) }

  /// The place that another view controller gives to this one.
  var placeInOther: PresentationMisuse.Place? {
    if let parent { return .child(of: parent.name) }
    return presenter.map { .presented(by: $0.name) }
  }

  /// Returns the place that prevents this view controller from getting one under `container`.
  func obstacle(toPlaceUnder container: ViewController) -> PresentationMisuse.Place? {
    if self === container { return .same }
    if let placeInOther { return placeInOther }
    if rootWindow != nil { return .root }
    var ancestor = container.parent ?? container.presenter
    while let current = ancestor {
      if current === self { return .above(container.name) }
      ancestor = current.parent ?? current.presenter
    }
    return nil
  }

  func report(_ misuse: PresentationMisuse) { misuse.report(to: window?.runtime) }

  /// Changes the tree below this view controller and shows the change by a transition.
  func transition(of part: Transition.Part, _ change: () -> Void) -> Transition {
    guard let window else {
      change()
      return Transition(.finished)
    }
    return window.transition(of: part, at: self, change)
  }
}
