@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let rawValue: String
  public static let from = Self(rawValue: "from")
  public static let to = Self(rawValue: "to")
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func completeTransition(_ didComplete: Bool)
}

@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// Apple's requirements are optional.
@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

@MainActor
public enum UIAccessibility {
  /// A test may set it.
  public static var isReduceMotionEnabled = false
}

/// A transition that runs until a test ends it.
@MainActor
public final class SimulatedTransition: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerContextTransitioning
{
  /// A stack and what is presented from it change side by side.
  typealias Place = ReferenceWritableKeyPath<UIViewController, SimulatedTransition?>

  public let isAnimated = true
  public private(set) var isCancelled = false
  public let isInteractive: Bool
  public var initiallyInteractive: Bool { isInteractive }
  /// The app's animator in place of UIKit's.
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  public var containerView: UIView {
    if place == \.stackTransition, let controller { return controller.view }
    return to?.viewIfLoaded?.superview ?? from?.viewIfLoaded?.superview ?? UIView()
  }
  public var transitionWasCancelled: Bool { isCancelled }
  public func completeTransition(_ didComplete: Bool) { end() }
  private var onBegin: (() -> Void)?
  private var onEnd: ((_ isCancelled: Bool) -> Void)?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private weak var controller: UIViewController?
  private let place: Place
  private weak var window: UIWindow?
  private weak var from: UIViewController?
  private weak var to: UIViewController?

  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  private init(at controller: UIViewController, _ place: Place, in window: UIWindow, isInteractive: Bool) {
    self.controller = controller
    self.place = place
    self.window = window
    self.isInteractive = isInteractive
  }

  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard onEnd != nil else { return false }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  /// Lets the transition come to its end.
  public func finish() { end() }

  /// Lets the user take the finger back.
  public func cancel() {
    precondition(isInteractive)
    isCancelled = true
    end()
  }

  /// Is over without a word to anybody, as UIKit has been seen to do.
  public func drop() {
    window?.transitions.removeAll { $0 === self }
    completions = []
    let navigation = controller as? UINavigationController
    if place == \.stackTransition {
      navigation?.isSilent = true
      onEnd?(false)
      navigation?.isSilent = false
    }
    onEnd = nil
    controller?[keyPath: place] = nil
    navigation?.makeWaitingChanges()
  }

  /// Lets time pass.
  fileprivate func finishOrDrop() {
    guard let window, window.platform.dropsTransitions, place == \.stackTransition, !isInteractive,
      let controller, controller.viewIfLoaded?.window != nil
    else { return end() }
    window.hasDropped.toggle()
    guard window.hasDropped else { return end() }
    drop()
    controller.viewDidLayoutSubviews()
  }

  /// Sets the coordinator and the flags, which are not there before.
  fileprivate func begin() {
    guard let onBegin else { return }
    self.onBegin = nil
    controller?[keyPath: place] = self
    onBegin()
    let animator = animator
    self.animator = nil
    animator?.animateTransition(using: self)
  }

  private func complete() {
    for completion in completions { completion(self) }
    completions = []
  }

  private func end() {
    begin()
    guard let onEnd else { return }
    self.onEnd = nil
    window?.transitions.removeAll { $0 === self }
    let answer = window?.platform.completions ?? .last
    if answer == .first { complete() }
    if answer == .never, place == \.stackTransition, !isCancelled { completions = [] }
    onEnd(isCancelled)
    complete()
    guard let controller, controller[keyPath: place] === self else { return }
    controller[keyPath: place] = nil
    if place == \.stackTransition, window?.platform.laysOutAtEnd == true { controller.viewDidLayoutSubviews() }
    controller.makeWaitingChanges()
  }

  /// Ends at once where nothing is animated.
  ///
  /// What a finger drives and changes of a stack begin at once, presentations and dismissals when the turn is over.
  @discardableResult
  static func run(
    at controller: UIViewController, _ place: Place, in window: UIWindow?, from: UIViewController?,
    to: UIViewController?,
    animated: Bool, by animator: (any UIViewControllerAnimatedTransitioning)? = nil, isInteractive: Bool = false,
    onBegin: @escaping () -> Void = {},
    onEnd: @escaping (_ isCancelled: Bool) -> Void
  ) -> SimulatedTransition? {
    guard let window, animated else {
      onBegin()
      onEnd(false)
      return nil
    }
    let transition = SimulatedTransition(
      at: controller, place, in: window, isInteractive: isInteractive && animator == nil)
    transition.animator = animator
    (transition.from, transition.to) = (from, to)
    transition.onBegin = onBegin
    transition.onEnd = onEnd
    window.transitions.append(transition)
    if isInteractive || place == \.stackTransition { transition.begin() }
    return transition
  }
}

/// What the user does, and what time does.
extension UIWindow {
  /// Lets the turn of the run loop end: UIKit begins the presentations and dismissals that were asked for.
  public func endTurn() {
    for transition in transitions { transition.begin() }
  }

  /// Lets all transitions come to their end, those that follow from them too.
  public func finishTransitions(mayDrop: Bool = true) {
    while let transition = transitions.first { if mayDrop { transition.finishOrDrop() } else { transition.finish() } }
  }

  /// Lets the transition that began first come to its end.
  public func finishTransition() { transitions.first?.finishOrDrop() }

  public var hasRunningTransitions: Bool { !transitions.isEmpty }

  /// What covers everything else.
  public var frontViewController: UIViewController? {
    var front = rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }

  /// Begins to swipe the front view controller away, if it may be; it is gone when the transition has finished.
  @discardableResult
  public func swipeDown() -> SimulatedTransition? {
    endTurn()
    guard let front = frontViewController, let presenter = front.presentingViewController,
      let controller = front.presentationController, !(front is UIAlertController),
      [.automatic, .pageSheet, .formSheet, .popover].contains(front.modalPresentationStyle)
    else { return nil }
    guard !front.isModalInPresentation, controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return nil
    }
    controller.delegate?.presentationControllerWillDismiss(controller)
    return presenter.beginInteractiveDismissal(of: front) { isCancelled in
      if !isCancelled { controller.delegate?.presentationControllerDidDismiss(controller) }
    }
  }
}

extension UINavigationController {
  /// Tells once more what is shown.
  public func tellDidShow() {
    if let top = topViewController { delegateThatIsTold?.navigationController(self, didShow: top, animated: false) }
  }

  /// Takes one of the screens that a long press on the back button offers.
  public func goBack(to controller: UIViewController) {
    popToViewController(controller, animated: true)
  }

  /// Begins to swipe from the left edge, if the gesture may begin.
  @discardableResult
  public func swipeBack() -> SimulatedTransition? {
    guard let gesture = interactivePopGestureRecognizer, gesture.isEnabled,
      gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true
    else { return nil }
    // As the back button does it: a subclass that overrides the method hears of both.
    isSwiping = true
    gesture.state = .began
    defer { (isSwiping, gesture.state) = (false, .possible) }
    return popViewController(animated: true).flatMap { _ in stackTransition }
  }

  /// Begins to swipe back in the content, as on iOS 26, if the gesture may begin: UIKit asks no method of a subclass.
  @discardableResult
  public func swipeBackInContent() -> SimulatedTransition? {
    guard let gesture = interactiveContentPopGestureRecognizer, gesture.begins else { return nil }
    whenStill { navigation in
      guard navigation.viewControllers.count > 1 else { return }
      navigation.isSwiping = true
      gesture.state = .began
      defer { (navigation.isSwiping, gesture.state) = (false, .possible) }
      navigation.change(to: navigation.viewControllers.dropLast(), animated: true)
    }
    return stackTransition
  }
}

extension UITabBarController {
  /// Selects a tab without a word to the delegate, as UIKit does from "More", in another size of the window, and when it
  /// restores a state (react-native-screens#3877).
  public func selectByItself(_ index: Int) { selectedIndex = index }

  /// Taps on a tab; on the one that is selected, its stack goes back to its bottom.
  public func tap(_ index: Int) {
    guard let tab = viewControllers?[index] else { return }
    guard told?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    if tab === selectedViewController { (tab as? UINavigationController)?.popToRootViewController(animated: true) }
    selectedIndex = index
    told?.tabBarController(self, didSelect: tab)
  }
}

extension UIAlertController {
  /// Taps on an answer; it is told when the alert has gone.
  public func tap(_ title: String) {
    guard let action = actions.first(where: { $0.title == title }) else {
      fatalError("There is no '\(title)'. There are: \(actions.map(\.title)).")
    }
    let window = viewIfLoaded?.window
    dismiss(animated: true) { action.tap() }
    window?.endTurn()
  }
}

extension UIScene.ConnectionOptions {
  /// What UIKit passes to a scene that begins with links, or goes on with what the user did elsewhere.
  public convenience init(links: [URL] = [], activities: [NSUserActivity] = []) {
    self.init()
    urlContexts = Set(links.map { UIOpenURLContext(url: $0) })
    userActivities = Set(activities)
  }
}

extension UISceneSession {
  /// A session with what the delegate has returned before UIKit dropped the scene.
  public convenience init(saved activity: NSUserActivity?) {
    self.init()
    stateRestorationActivity = activity
  }
}

extension UIOpenURLContext {
  /// What UIKit passes to a scene for a link.
  public static func link(_ url: URL) -> Self { Self(url: url) }
}

extension UIScene {
  /// Shows the scene, as UIKit does after its connection or when the user comes back to it.
  public func enterForeground() {
    post(UIScene.willEnterForegroundNotification)
    activationState = .foregroundInactive
    activate()
  }

  /// Begins a call, or shows the app switcher.
  public func deactivate() {
    post(UIScene.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  /// Ends the call, or leaves the app switcher.
  public func activate() {
    activationState = .foregroundActive
    post(UIScene.didActivateNotification)
  }

  /// Hides the scene.
  public func enterBackground() {
    deactivate()
    activationState = .background
    post(UIScene.didEnterBackgroundNotification)
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
