#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  /// A navigation controller that reports the screens that the user has popped.
  ///
  /// UIKit's own calls also change the stack. Only for ``userPops`` the origin matters: a pop by
  /// `popViewController(animated:)` counts as the user's.
  ///
  /// Use it in a classic tree, in which routers push views. With routes, the host makes stacks by itself.
  ///
  /// ```swift
  /// let navigation = RibletNavigationController(rootViewController: home)
  /// navigation.push(details.viewControllable)
  /// ```
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  open class RibletNavigationController: UINavigationController {
    // Lazy, since `init(rootViewController:)` calls `init(nibName:bundle:)`, so that both would make it.
    private lazy var forwarder = NavigationDelegate()
    private var animatorSource: AnimatorSource?
    private lazy var userPopSource = MutableEventStream<any ViewControllable>()
    /// The stack without the views that the user may have popped since the last screen was shown.
    private var stack: [StackedView] = []
    private var lateChanges: [LateChange] = []
    /// The transitions that have not ended as far as their coordinators have reported.
    private var followed: [ViewTransition] = []

    /// The screens that the user has left by going back; of several, the top one first.
    ///
    /// Sent when the transition has ended, so that a router can detach the riblet. Cancelled swipes, and pops by
    /// ``pop(_:)`` and similar calls, are not sent.
    ///
    /// ```swift
    /// observe(navigation.userPops) { interactor, view in interactor.router?.detach(view) }
    /// ```
    public var userPops: EventStream<any ViewControllable> { userPopSource.stream }

    /// The app's own delegate, which gets all calls of a navigation delegate.
    ///
    /// UIKit has an object in between, which this property never returns: a delegate that forwards to the previous one
    /// would forward to itself.
    open override var delegate: (any UINavigationControllerDelegate)? {
      get { forwarder.appDelegate as? any UINavigationControllerDelegate }
      set {
        forwarder.appDelegate = newValue
        forwarder.navigation = self
        // UIKit checks only a new delegate for the methods that it implements.
        super.delegate = nil
        super.delegate = animatorSource ?? forwarder
      }
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      if super.delegate == nil { delegate = nil }
    }

    // Apple does not document that UIKit calls the delegate that was set: it may read the overridden property. So the stack is also
    // compared at the end of each transition that a call begins, or that lays out another stack.

    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      compareAtEnd()
    }

    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
      defer { compareAtEnd() }
      return super.popViewController(animated: animated)
    }

    @discardableResult
    open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      defer { compareAtEnd() }
      return super.popToViewController(viewController, animated: animated)
    }

    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      defer { compareAtEnd() }
      return super.popToRootViewController(animated: animated)
    }

    /// True if nothing has changed since the last comparison.
    var isCompared: Bool {
      lateChanges.isEmpty && viewControllers.elementsEqual(stack) { $0 === $1.controller }
    }

    private func compareAtEnd() {
      let come = lateChanges.filter { $0.kind == .coming && $0.hasHappened(to: viewControllers) }
      lateChanges.removeAll { change in come.contains { $0.transition === change.transition } }
      for change in come {
        following(transitionCoordinator).whenEnded { _ in change.transition.end(.finished) }
      }
      guard !isCompared || !followed.isEmpty, viewIfLoaded?.window != nil else { return }
      let isRunning = ownCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
        guard let self else { return }
        if !context.isCancelled, !isCompared { didShow() }
        compareInNextTurn()
      }
      if isRunning != true { compareInNextTurn() }
    }

    private func compareInNextTurn() {
      Task { [weak self] in
        guard let self, ownCoordinator == nil else { return }
        if !isCompared { didShow() }
        endFollowed()
      }
    }

    /// The coordinator of a change of this stack. UIKit also answers what moves around the stack, and changes a stack
    /// meanwhile: if the end of that is not reported, the stack must not wait for it.
    final var ownCoordinator: (any UIViewControllerTransitionCoordinator)? {
      let keys: [UITransitionContextViewControllerKey] = [.from, .to]
      let running = transitionCoordinator
      return keys.contains { running?.viewController(forKey: $0)?.parent === self } ? running : nil
    }

    /// Pushes a screen onto the stack, animated. It fulfils the requirement of your `XViewControllable`.
    ///
    /// A screen that is already shown is diagnosed and not pushed.
    open func push(_ view: any ViewControllable) {
      push(view, isAnimated: true)
    }

    /// Pushes a screen onto the stack.
    ///
    /// A screen that is already shown and a navigation controller are diagnosed and not pushed; the returned transition
    /// is interrupted then.
    ///
    /// ```swift
    /// await navigation.push(details.viewControllable, isAnimated: true).finished()
    /// ```
    @discardableResult
    open func push(_ view: any ViewControllable, isAnimated: Bool) -> ViewTransition {
      let controller = view.uiviewController
      if let misuse = objection(toPush: controller) {
        report(misuse)
        return ViewTransition(.interrupted)
      }
      let stacked = StackedView(view)
      stack.append(stacked)
      return follow(LateChange(.coming, [stacked])) { pushViewController(controller, animated: isAnimated) }
    }

    /// Pops a screen and those above it, animated; does nothing if the screen is not in the stack.
    ///
    /// It is not sent to ``userPops``.
    open func pop(_ view: any ViewControllable) {
      pop(view, isAnimated: true)
    }

    /// Pops a screen and those above it.
    ///
    /// For a screen that is not in the stack and for the one at the bottom, nothing changes; the transition has
    /// finished then.
    @discardableResult
    open func pop(_ view: any ViewControllable, isAnimated: Bool) -> ViewTransition {
      let controller = view.uiviewController
      guard let index = viewControllers.firstIndex(of: controller) else {
        return popAfterAll(view, isAnimated: isAnimated)
      }
      guard index > 0 else { return ViewTransition(.finished) }
      return take(off: viewControllers[index...]) {
        popToViewController(viewControllers[index - 1], animated: isAnimated)
      }
    }

    /// Pops the top screen; the one at the bottom stays, also if it is the only one.
    @discardableResult
    open func pop(isAnimated: Bool = true) -> ViewTransition {
      guard viewControllers.count > 1 else { return ViewTransition(.finished) }
      return take(off: viewControllers.suffix(1)) { popViewController(animated: isAnimated) }
    }

    /// Pops every screen above another one; does nothing if that is not in the stack.
    ///
    /// ```swift
    /// await navigation.pop(to: home.viewControllable).finished()
    /// ```
    @discardableResult
    open func pop(to view: any ViewControllable, isAnimated: Bool = true) -> ViewTransition {
      let controller = view.uiviewController
      guard let index = viewControllers.firstIndex(of: controller), index < viewControllers.count - 1 else {
        return ViewTransition(.finished)
      }
      return take(off: viewControllers[(index + 1)...]) { popToViewController(controller, animated: isAnimated) }
    }

    /// Pops every screen except the one at the bottom.
    ///
    /// It is not sent to ``userPops``.
    @discardableResult
    open func popToRoot(isAnimated: Bool = true) -> ViewTransition {
      guard viewControllers.count > 1 else { return ViewTransition(.finished) }
      return take(off: viewControllers.dropFirst()) { popToRootViewController(animated: isAnimated) }
    }

    // Apple does not document that one of these calls the other.
    open override var viewControllers: [UIViewController] {
      get { super.viewControllers }
      set { take(offAllBut: newValue) { super.viewControllers = newValue } }
    }

    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      take(offAllBut: viewControllers) { super.setViewControllers(viewControllers, animated: animated) }
    }

    private func take(offAllBut staying: [UIViewController], by change: () -> Void) {
      _ = take(off: viewControllers.filter { !staying.contains($0) }, by: change)
    }

    private func take(off leaving: some Sequence<UIViewController>, by change: () -> Void) -> ViewTransition {
      let leaving = Array(leaving)
      // Before UIKit removes them, since it reports the end of a change without animation before the call returns.
      stack.removeAll { $0.isIn(leaving) }
      return follow(LateChange(.leaving, leaving.map(StackedView.init)), by: change)
    }

    /// Follows the transition that UIKit begins, or waits until it has carried out a deferred change.
    private func follow(_ change: LateChange, by call: () -> Void) -> ViewTransition {
      // Known before the call, in which UIKit may report the end of an earlier change.
      lateChanges.append(change)
      call()
      guard change.hasHappened(to: viewControllers) else { return change.transition }
      lateChanges.removeAll { $0.transition === change.transition }
      return following(transitionCoordinator)
    }

    /// Follows a transition of this stack. UIKit may report its end to the delegate only.
    final func following(_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> ViewTransition {
      let transition = ViewTransition.following(coordinator)
      followed.removeAll { !$0.isRunning }
      if transition.isRunning { followed.append(transition) }
      return transition
    }

    /// Ends what is followed: nothing of this stack runs any more.
    func endFollowed() {
      let ended = followed
      followed = []
      for transition in ended { transition.end(.finished) }
    }

    /// Pops a screen that UIKit has not pushed yet, or whose swipe is cancelled, when it is in the stack.
    private func popAfterAll(_ view: any ViewControllable, isAnimated: Bool) -> ViewTransition {
      stack.removeAll { $0.view === view }
      let push = lateChanges.first { $0.kind == .coming && $0.views[0].view === view }
      let running = push?.transition ?? following(transitionCoordinator)
      let transition = ViewTransition()
      let popNow = { [weak self] in
        let controller = view.uiviewController
        guard let self, viewControllers.contains(controller) else { return transition.end(.finished) }
        // Views that came meanwhile stay.
        let change =
          viewControllers.last === controller
          ? pop(view, isAnimated: isAnimated)
          : takeOff(controller)
        change.whenEnded { _ in transition.end(.finished) }
      }
      running.whenEnded { [weak self] state in
        let comesBack = state == .interrupted && self?.viewControllers.contains(view.uiviewController) == false
        // UIKit may put the view back only after it has called this.
        if comesBack { Task { popNow() } } else { popNow() }
      }
      return transition
    }

    /// Takes a view off, with all others that the app has left: UIKit may still have to take them off, and would keep them.
    private func takeOff(_ controller: UIViewController) -> ViewTransition {
      take(off: [controller]) {
        super.setViewControllers(
          viewControllers.filter { staying in stack.contains { $0.controller === staying } }, animated: false)
      }
    }

    private func objection(toPush controller: UIViewController) -> (any Diagnosis.Misuse)? {
      if controller is UINavigationController {
        return ViewControllerMisuse.navigationPushed(controller.name, onto: name)
      }
      guard controller.isPlaced else { return nil }
      return PresentationMisuse.alreadyPlaced(controller.name, .shown, refused: .pushed(onto: name))
    }

    /// Has UIKit ask for animators from now on. It may treat the user's swipe otherwise then, so other stacks are not asked.
    final func askForAnimators() {
      guard animatorSource == nil else { return }
      let source = AnimatorSource()
      (source.appDelegate, source.navigation) = (forwarder, self)
      animatorSource = source
      delegate = delegate
    }

    /// The animator of a route, if this is the stack of routes.
    func animator(
      for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Compares the stack with the previous one: missing screens were popped by the user.
    func didShow() {
      let controllers = viewControllers
      let ended = lateChanges.filter { $0.hasHappened(to: controllers) }
      lateChanges.removeAll { $0.hasHappened(to: controllers) }
      let coming = lateChanges.filter { $0.kind == .coming }.flatMap(\.views)
      let leaving = lateChanges.filter { $0.kind == .leaving }.flatMap(\.views)
      let popped = stack.filter { stacked in
        !stacked.isIn(controllers) && !coming.contains { $0.controller === stacked.controller }
      }
      stack =
        controllers.filter { controller in !leaving.contains { $0.controller === controller } }.map { controller in
          stack.first { $0.controller === controller } ?? StackedView(controller)
        } + coming
      for change in ended { change.transition.end(.finished) }
      for stacked in popped.reversed() {
        if let view = stacked.view { userPopSource.send(view) }
      }
    }
  }

  /// A weak reference to a screen of a stack.
  @MainActor
  private struct StackedView {
    private(set) weak var view: (any ViewControllable)?
    private(set) weak var controller: UIViewController?

    init(_ view: any ViewControllable) {
      self.view = view
      controller = view.uiviewController
    }

    func isIn(_ controllers: [UIViewController]) -> Bool {
      controllers.contains { $0 === controller }
    }
  }

  /// A change of a stack that UIKit defers, as it may while another one is animated.
  @MainActor
  private struct LateChange {
    enum Kind { case coming, leaving }

    let kind: Kind
    let views: [StackedView]
    let transition = ViewTransition()

    init(_ kind: Kind, _ views: [StackedView]) {
      self.kind = kind
      self.views = views
    }

    func hasHappened(to controllers: [UIViewController]) -> Bool {
      views.allSatisfy { $0.isIn(controllers) == (kind == .coming) }
    }
  }

  /// Handles `didShow`; all other calls are forwarded to the app's delegate.
  @MainActor
  private final class NavigationDelegate: DelegateForwarder, UINavigationControllerDelegate {
    weak var navigation: RibletNavigationController?

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      // First, since it may be freed when a router has detached the riblet.
      (appDelegate as? any UINavigationControllerDelegate)?
        .navigationController?(navigationController, didShow: viewController, animated: animated)
      navigation?.didShow()
      navigation?.endFollowed()
    }
  }

  /// Answers the question for animators; all other calls are forwarded to the delegate of the stack.
  @MainActor
  private final class AnimatorSource: DelegateForwarder, UINavigationControllerDelegate {
    weak var navigation: RibletNavigationController?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      navigation?.animator(for: operation, from: fromVC, to: toVC)
        ?? (appDelegate as? any UINavigationControllerDelegate)?
        .navigationController?(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
  }
#endif
