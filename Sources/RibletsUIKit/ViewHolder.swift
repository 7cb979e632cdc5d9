#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  // In an extension of the protocol, so that a subclass may use the name for something else.
  extension UIView: ViewPresenceReporting {}

  extension ViewPresenceReporting where Self: UIView {
    /// The state of the view, which leaves with the view controller around it.
    ///
    /// The leak detector reads it after a detach, on the main actor.
    public var presence: ViewPresence {
      guard window != nil else { return .hidden }
      var responder: UIResponder? = self
      while let next = responder, !(next is UIViewController) { responder = next.next }
      return (responder as? UIViewController)?.placement ?? .shown
    }
  }

  /// The view controller of a view without one, in a place that needs one.
  @MainActor
  final class ViewHolder: UIViewController {
    /// Attached to the view, which must not keep its holder.
    private final class Known {
      weak var holder: ViewHolder?
    }

    private let content: UIView

    /// Returns the view controller of a view as long as both are shown together, and reports each new one.
    static func of(_ content: UIView) -> UIViewController {
      let known = content.attachment(Known.self) ?? Known()
      content.attach(known)
      if let holder = known.holder, !holder.isViewLoaded || content.superview === holder.view { return holder }
      let made = ViewHolder(content)
      known.holder = made
      // A turn later, when the window is known.
      Task { made.report(ViewControllerMisuse.bareView(String(describing: type(of: content)))) }
      return made
    }

    private init(_ content: UIView) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.fill(with: content)
    }
  }

  extension ViewControllable {
    /// The view, if it has no view controller.
    var bareView: UIView? { (self as? UIView).flatMap { $0 is any UIViewControllable ? nil : $0 } }
  }
#endif
