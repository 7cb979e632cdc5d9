#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// A view without a size that notices when the view around it has left its window.
  ///
  /// UIKit reports only a dismissal by the user, and only to the delegate of a presentation.
  @MainActor
  private final class LeaveSensor: UIView {
    private let onLeave: @MainActor () -> Void

    init(_ onLeave: @escaping @MainActor () -> Void) {
      self.onLeave = onLeave
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      // A turn later, when UIKit has ended the change.
      if window == nil { Task { [onLeave] in onLeave() } }
    }
  }

  extension UIViewController {
    /// Calls an action each time that the presentation of this view controller has left its window.
    func whenPresentationLeaves(_ action: @escaping @MainActor () -> Void) {
      // The view belongs to the app, and SwiftUI's does not take subviews.
      presentationController?.containerView?.addSubview(LeaveSensor(action))
    }

    /// This view controller and everything that is presented in front of it.
    var presented: [UIViewController] { Array(sequence(first: self, next: \.presentedViewController)) }
  }
#endif
