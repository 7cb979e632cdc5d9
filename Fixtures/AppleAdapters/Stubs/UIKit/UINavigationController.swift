@MainActor
open class UINavigationController: UIViewController {
  private static let optionalMethods: [Selector] = [
    "navigationController:willShowViewController:animated:",
    "navigationController:didShowViewController:animated:",
    "navigationControllerSupportedInterfaceOrientations:",
    "navigationControllerPreferredInterfaceOrientationForPresentation:",
    "navigationController:interactionControllerForAnimationController:",
    "navigationController:animationControllerForOperation:fromViewController:toViewController:",
  ]

  private var stack: [UIViewController] = []
  private var waitingChanges: [() -> Void] = []
  private var isChanging = false
  private var isEnding = false
  /// True while a transition is dropped.
  var isSilent = false
  /// True while the user's finger begins a pop.
  var isSwiping = false
  private weak var told: (any UINavigationControllerDelegate)?
  private var answered: Set<Selector> = []

  /// UIKit asks a delegate what it responds to when it is set, and no more after that. Whether it calls the object that was
  /// set here, or the one that a subclass answers, is a question of ``Platform``: others override the property, too
  /// (OverlayNavigationController).
  open var delegate: (any UINavigationControllerDelegate)? {
    get { told }
    set {
      told = newValue
      answered = Set(Self.optionalMethods.filter { newValue?.responds(to: $0) == true })
    }
  }

  var delegateThatIsTold: (any UINavigationControllerDelegate)? {
    viewIfLoaded?.window?.platform.readsDelegate == true ? delegate : told
  }

  /// True if the delegate said that it responds, when it was set.
  public func delegateResponded(to selector: Selector) -> Bool { answered.contains(selector) }

  open var isNavigationBarHidden = false
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  private var popGesture: UIGestureRecognizer?
  private let popGestureOwner = PopGestureOwner()
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let popGesture { return popGesture }
    let made = UIGestureRecognizer()
    popGestureOwner.navigation = self
    made.delegate = popGestureOwner
    popGesture = made
    return made
  }

  /// Pops from anywhere in the content. Its delegate is UIKit's: others may only make it wait for the failure of a
  /// gesture of theirs (Apple's documentation; react-native-screens#3141).
  @available(iOS 26.0, *)
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = {
    let made = UIGestureRecognizer()
    popGestureOwner.navigation = self
    made.delegate = popGestureOwner
    return made
  }()
  /// True if the bar has taken an item off and the stack has not (openradar 26697566).
  public private(set) var barHasParted = false

  /// Presses the back button: the bar acts first, and then asks the stack.
  public func goBack() {
    if let action = topViewController?.navigationItem.backAction { return action.perform() }
    if viewIfLoaded?.window?.platform.backButtonPops == false {
      return whenStill { $0.change(to: $0.viewControllers.dropLast(), animated: true) }
    }
    if popViewController(animated: true) == nil, stack.count > 1 { barHasParted = true }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Apple does not say that the setter calls `setViewControllers(_:animated:)`, so a subclass cannot count on it.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { whenStill { $0.change(to: newValue, animated: false) } }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!(viewController is UINavigationController), "UIKit throws: a navigation controller is pushed.")
    precondition(!stack.contains(viewController), "UIKit throws: the same instance is pushed more than once.")
    whenStill { $0.change(to: $0.stack + [viewController], animated: animated) }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    whenStill { $0.change(to: $0.stack.dropLast(), animated: animated) }
    return popped
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      preconditionFailure("UIKit throws: tried to pop to a view controller that does not exist.")
    }
    let popped = Array(stack[(index + 1)...])
    whenStill { navigation in
      guard let index = navigation.stack.firstIndex(of: viewController), index < navigation.stack.count - 1 else {
        return
      }
      navigation.change(to: Array(navigation.stack[...index]), animated: animated)
    }
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    whenStill { $0.change(to: viewControllers, animated: animated) }
  }

  /// Apple does not say what becomes of a change while another one is animated, or loads its views. Here it waits, and until
  /// then the stack is as it was: what copes with that copes with a change at once, too.
  func whenStill(_ change: @escaping (UINavigationController) -> Void) {
    waitingChanges.append { [unowned self] in change(self) }
    if viewIfLoaded?.window?.platform.changesAtOnce == true, !isChanging, !isEnding {
      isEnding = true
      stackTransition?.finish()
      isEnding = false
    }
    makeWaitingChanges()
  }

  override func makeWaitingChanges() {
    while stackTransition == nil, !isChanging, !waitingChanges.isEmpty {
      let change = waitingChanges.removeFirst()
      isChanging = true
      change()
      isChanging = false
    }
  }

  open override func loadView() {
    super.loadView()
    if let top = stack.last { view.addSubview(top.view) }
  }

  /// The stack is another one as the transition begins; parents, views and `didShow` follow when the transition has ended.
  @discardableResult
  func change(
    to controllers: [UIViewController], animated: Bool
  ) -> SimulatedTransition? {
    let before = stack
    precondition(
      !controllers.contains { $0 is UINavigationController }, "UIKit throws: a navigation controller is stacked.")
    precondition(Set(controllers).count == controllers.count, "UIKit throws: view controllers must be distinct.")
    for new in controllers where new.parent !== self {
      let isElsewhere = (new.parent as? UINavigationController)?.viewControllers.contains(new) == true
      precondition(!isElsewhere, "UIKit loses a view controller that is in another stack.")
    }
    stack = controllers
    for new in controllers where new.parent !== self { addChild(new) }
    if before.last === controllers.last {
      settle(before)
      return nil
    }
    let top = controllers.last
    if let top, isViewLoaded {
      view.addSubview(top.view)
      top.view.frame = view.frame
      top.viewDidLayoutSubviews()
    }
    if let top, viewIfLoaded?.window != nil {
      delegateThatIsTold?.navigationController(self, willShow: top, animated: animated)
    }
    let window = viewIfLoaded?.window
    let isInWindow = window != nil
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if animated, window != nil, let from = before.last, let top {
      animator = delegateThatIsTold?.navigationController(
        self, animationControllerFor: before.contains(top) ? .pop : .push, from: from, to: top)
    }
    defer { if isViewLoaded { viewDidLayoutSubviews() } }
    return SimulatedTransition.run(
      at: self, \.stackTransition, in: window, from: before.last, to: top, animated: animated, by: animator,
      isInteractive: isSwiping
    ) { [self] isCancelled in
      if isCancelled {
        top?.view.removeFromSuperview()
        stack = before
        return
      }
      before.last?.viewIfLoaded?.removeFromSuperview()
      settle(before)
      if let top, isInWindow, !isSilent {
        delegateThatIsTold?.navigationController(self, didShow: top, animated: animated)
      }
    }
  }

  private func settle(_ before: [UIViewController]) {
    for old in before where !stack.contains(old) {
      old.willMove(toParent: nil)
      old.removeFromParent()
      old.viewIfLoaded?.removeFromSuperview()
      old.didMove(toParent: nil)
    }
  }
}

/// UIKit's own delegate of the gesture: there has to be something to go back to, a bar (openradar 19031955), and no
/// transition.
@MainActor
private final class PopGestureOwner: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation else { return false }
    let mayOverlap = navigation.viewIfLoaded?.window?.platform.gesturesOverlap == true
    return navigation.viewControllers.count > 1 && (navigation.stackTransition == nil || mayOverlap)
      && !navigation.isNavigationBarHidden
  }
}

public enum UINavigationControllerOperation: Int, Sendable {
  case none, push, pop
}

extension UINavigationController {
  public typealias Operation = UINavigationControllerOperation
}

/// Apple's requirements are optional. Here a class that leaves one out gets what the Objective-C runtime would do: the
/// message goes on to the forwarding target, or nowhere.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  private func target(_ selector: Selector) -> (any UINavigationControllerDelegate)? {
    (self as? any MessageForwarding)?.forwardingTarget(for: selector) as? any UINavigationControllerDelegate
  }

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    target("navigationController:willShowViewController:animated:")?
      .navigationController(navigationController, willShow: viewController, animated: animated)
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    target("navigationController:didShowViewController:animated:")?
      .navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target("navigationController:animationControllerForOperation:fromViewController:toViewController:")?
      .navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// What `delegate.navigationController?(…)` calls: optional requirements are called with a question mark.
  public var navigationController: OptionalNavigationDelegateMethods? { OptionalNavigationDelegateMethods(self) }
}

@MainActor
public struct OptionalNavigationDelegateMethods {
  private let delegate: any UINavigationControllerDelegate

  init(_ delegate: any UINavigationControllerDelegate) { self.delegate = delegate }

  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}
