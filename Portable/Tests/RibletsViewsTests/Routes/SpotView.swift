import Riblets
import RibletsViews

/// The view of a spot: its name, and what is in it between brackets.
final class SpotView: ViewController, RouteContainer {
  let holdsStacks: Bool
  let inner = SpotContents()
  /// Called while the view is shown: when it gets children, has loaded, or is read.
  var onShow: (@MainActor () -> Void)?
  /// An object that has to be freed with the view.
  var parts: [AnyObject] { [self, inner] }

  init(_ name: String, holdsStacks: Bool = false) {
    self.holdsStacks = holdsStacks
    super.init()
    title = name
    addChild(inner)
  }

  func arrange(_ children: [PlacedView]) {
    inner.arrange(children)
    inner.count = children.count
    setNeedsDisplay()
    onShow?()
  }

  override func viewDidLoad() { onShow?() }
  override func viewWillAppear() { onShow?() }
  override func viewDidDisappear() { onShow?() }

  override var body: any View {
    onShow?()
    return VStack {
      Text(title)
      if inner.count > 0 { Text("[") }
      Embedded(inner).identifierPrefix(prefix)
      if inner.count > 0 { Text("]").identifier(prefix + "-end") }
    }
  }

  /// The beginning of the identifiers of its controls, which are unique in a window.
  var prefix: String { "\(UInt(bitPattern: ObjectIdentifier(self)))" }
}

final class SpotContents: ViewController, RouteContainer {
  fileprivate var count = 0

  override var body: any View { routeViews }
}
