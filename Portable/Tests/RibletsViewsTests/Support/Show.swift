import RibletsViews

/// A view controller that shows one view and nothing else.
final class FixedViewController: ViewController {
  private let content: any View

  init(_ content: any View) {
    self.content = content
    super.init()
  }

  override var body: any View { content }
}

/// The outline of a view as a window shows it.
@MainActor
func show(_ view: any View) -> String {
  node(view).description
}

/// The node of a view as a window shows it.
@MainActor
func node(_ view: any View) -> Node {
  let window = Window()
  window.rootViewController = FixedViewController(view)
  return window.frame.layers[0].content
}
