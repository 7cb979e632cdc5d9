#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Riblets
  import SwiftUI
  import UIKit

  /// The screen of a `UIView`.
  @MainActor
  final class ViewScreen: Screen {
    // The view keeps the screen.
    private weak let view: UIView?
    /// The stack or the presenter that this was reported for.
    private weak var told: Screen?

    /// The screen of a view; the same object as long as the view lives.
    static func of(_ view: UIView) -> ViewScreen {
      if let known = objc_getAssociatedObject(view, key) as? ViewScreen { return known }
      let made = ViewScreen(view)
      objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return made
    }

    private static var key: UnsafeRawPointer {
      guard let address = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(self))) else {
        preconditionFailure("A type has no address.")
      }
      return address
    }

    private init(_ view: UIView) {
      self.view = view
      super.init()
    }

    override var body: any View { HeldView(view: view) }

    override func didAppear(in surrounding: Screen?) {
      super.didAppear(in: surrounding)
      guard let container, container !== told else { return }
      if container is any RouteContainer, container.presentedScreen !== self { return }
      told = container
      tell(ScreenMisuse.viewWithoutScreen(name))
    }

    override var name: String { view.map { String(describing: type(of: $0)) } ?? super.name }
  }

  /// Shows a `UIView`. SwiftUI may keep it for longer than the view is shown.
  private struct HeldView: UIViewRepresentable {
    weak let view: UIView?

    func makeUIView(context: Context) -> UIView { view ?? UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
#endif
