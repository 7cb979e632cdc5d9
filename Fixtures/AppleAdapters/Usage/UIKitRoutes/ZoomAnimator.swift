import UIKit

/// The transition "zoom" of a page. This one only fades: also change `transform` of the page, and it grows.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  // With default isolation `MainActor`, the initializer of `NSObject` needs this.
  override nonisolated convenience init() { self.init(isComing: true) }

  nonisolated init(isComing: Bool) {
    self.isComing = isComing
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    // The page is in front, whether it comes or leaves.
    if isComing {
      context.containerView.addSubview(to.view)
    } else {
      context.containerView.insertSubview(to.view, at: 0)
    }
    let page: UIView = isComing ? to.view : from.view
    let isComing = isComing
    page.alpha = isComing ? 0 : 1
    UIView.animate(withDuration: transitionDuration(using: context)) {
      page.alpha = isComing ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
