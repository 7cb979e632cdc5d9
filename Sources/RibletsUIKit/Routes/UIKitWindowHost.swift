#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Riblets
  public import UIKit

  /// The host of a tree's screens in a window: a navigation controller for each layer.
  ///
  /// ``Riblets/LaunchRouting/launch(from:in:)`` makes one for a root with routes; the window keeps it.
  ///
  /// Make one yourself for a riblet with a window of its own, which is routed to as `Shown.hidden`:
  ///
  /// ```swift
  /// UIKitWindowHost(router, in: UIWindow(windowScene: externalScene))
  /// ```
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  public final class UIKitWindowHost: ScreenHosting {
    /// A change that is not shown yet.
    @MainActor
    private struct Goal {
      /// The view controllers to present for it, from the back to the front.
      let modals: [UIViewController]
      let handle = ViewTransition()
    }

    private weak var window: UIWindow?
    /// The wanted layers, from the back to the front.
    private var stacks: [RouteStack] = []
    private var alert: (id: Int, controller: UIAlertController)?
    private var goals: [Goal] = []
    private var isAnimated = true
    private var isPresenting = false
    /// The view that was refused while something without a route was in front.
    private weak var refused: UIViewController?

    /// Shows everything below a riblet in a window, which keeps this host and becomes key and visible.
    ///
    /// Keep the window: the host holds it weakly, and does nothing without it.
    @discardableResult
    public init(_ root: RibletNode, in window: UIWindow) {
      self.window = window
      window.attach(self)
      root.show(in: self)
    }

    /// The layers in front of the first one, and the alert: each is to be presented by the one before it.
    private var modals: [UIViewController] {
      stacks.dropFirst().map { $0 as UIViewController } + (alert.map { [$0.controller] } ?? [])
    }

    /// Shows a screen in place of the previous one. Called by the tree.
    ///
    /// - Returns: The transition, which ends when all layers are shown; `nil` without a window.
    public func show(_ screen: ScreenContents) -> (any ScreenTransition)? {
      guard let window else { return nil }
      let (before, isFirst) = (modals, stacks.isEmpty)
      isAnimated = RibletAnimations.areOn && !isFirst
      // Also what UIKit still shows is used again.
      let (former, known) = (stacks, stacks.flatMap { stack in stack.presented.compactMap { $0 as? RouteStack } })
      stacks = screen.layers.map { layer in known.first { $0.layer?.id == layer.id } ?? makeStack() }
      for stack in former where !stacks.contains(stack) { stack.giveUp() }
      ask(screen.question)
      let modals = modals
      // Tab bars were updated first.
      var transitions = ViewTransition.takeNoted(in: window)
      let isSame =
        modals.elementsEqual(before, by: ===) && zip(stacks, screen.layers).allSatisfy { $0.layer?.shown == $1.shown }
      var count = isSame ? 0 : modals.count
      for (index, (stack, layer)) in zip(stacks, screen.layers).enumerated() {
        stack.layer = layer
        let transition = stack.show(layer.stack, isAnimated: isAnimated && stack.isViewLoaded)
        guard let transition else { continue }
        transitions.append(transition)
        count = max(count, index)
      }
      for goal in goals where !modals.starts(with: goal.modals, by: ===) { goal.handle.end(.interrupted) }
      let goal = Goal(modals: Array(modals.prefix(count)))
      goals = goals.filter(\.handle.isRunning) + [goal]
      if isFirst {
        window.rootViewController = stacks.first
        window.makeKeyAndVisible()
      }
      present()
      return ViewTransition.whole(of: transitions + [goal.handle])
    }

    private func makeStack() -> RouteStack {
      let stack = RouteStack()
      stack.dismissals = stack.userDismissals.sink { [weak self] view in self?.userDidDismiss(view) }
      return stack
    }

    private func ask(_ placed: PlacedAlert?) {
      guard let placed else { return alert = nil }
      guard alert?.id != placed.id else { return }
      let controller = UIAlertController(
        title: placed.question.title, message: placed.question.message.isEmpty ? nil : placed.question.message,
        preferredStyle: .alert)
      // UIKit throws if there are two of this style.
      let cancel = placed.question.answers.firstIndex { $0.role == .cancel }
      for (index, answer) in placed.question.answers.enumerated() {
        let style: UIAlertAction.Style =
          switch answer.role {
          case .normal: .default
          case .cancel: index == cancel ? .cancel : .default
          case .destructive: .destructive
          }
        controller.addAction(
          UIAlertAction(title: answer.title, style: style) { _ in placed.userDidAnswer(answer) })
      }
      alert = (placed.id, controller)
    }

    // MARK: Presenting

    /// Has UIKit present what is wanted, by one step after another.
    ///
    /// A step may call views, which may call ``show(_:)``: the next step looks at what is wanted then.
    private func present() {
      guard !isPresenting else { return }
      isPresenting = true
      defer { isPresenting = false }
      while let step = step() {
        if step.isRunning { return step.whenEnded { [weak self] _ in self?.present() } }
      }
    }

    /// Takes the first step from what is presented to what is wanted.
    ///
    /// UIKit dismisses everything in front of a view with it, so what stays is presented again, without an animation. It
    /// presents and dismisses nothing during a transition.
    ///
    /// - Returns: The transition to wait for; `nil` if nothing can be done.
    private func step() -> ViewTransition? {
      guard var presenter: UIViewController = stacks.first else { return nil }
      if let running = presenter.presentedViewController?.modalTransition { return running }
      let modals = modals
      for index in 0...modals.count {
        let wanted = index < modals.count ? modals[index] : nil
        let (shown, latest) = (presenter.presentedViewController, presenter.presentations.latest)
        let isAnimated = isAnimated && !modals[index...].contains(where: \.isViewLoaded)
        if let shown, shown === wanted, (shown as? RouteStack)?.hasStyleOfLayer ?? true {
          reach(index)
          // The app may move meanwhile.
          if (shown as? RouteStack)?.configureSheet() == true { return ViewTransition(.finished) }
          presenter = shown
          continue
        }
        if let shown, shown === latest { return dismiss(shown, by: presenter, isAnimated: isAnimated) }
        reach(index)
        guard let wanted else { return nil }
        // What UIKit has removed itself, like an alert, will be reported. What is in the way was diagnosed.
        if shown == nil ? wanted !== latest : wanted !== refused {
          (wanted as? RouteStack)?.prepareToBePresented()
          let transition = presenter.showModal(wanted, isAnimated: isAnimated)
          _ = (wanted as? RouteStack)?.configureSheet()
          if transition.state != .interrupted { return transition }
          presenter.presentations.forget()
          refused = wanted
          shown?.whenPresentationLeaves { [weak self, weak wanted] in
            guard let self, refused === wanted else { return }
            refused = nil
            present()
          }
        }
        // The next view is presented by this one, so it has to wait.
        for goal in goals { goal.handle.end(.interrupted) }
        goals = []
        return nil
      }
      return nil
    }

    private func dismiss(_ shown: UIViewController, by presenter: UIViewController, isAnimated: Bool) -> ViewTransition
    {
      let chain = presenter.presented
      for stack in chain.dropFirst().compactMap({ $0 as? RouteStack }) { stack.prepareToBePresentedAgain() }
      let transition = shown.hideModal(isAnimated: isAnimated)
      transition.whenEnded { _ in
        for presenter in chain where presenter.presentedViewController == nil { presenter.presentations.forget() }
      }
      return transition
    }

    /// Ends the goals that are reached with a number of presented views.
    private func reach(_ count: Int) {
      for goal in goals where goal.modals.count <= count { goal.handle.end(.finished) }
      goals.removeAll { $0.modals.count <= count }
    }

    private func userDidDismiss(_ view: any ViewControllable) {
      guard let index = stacks.firstIndex(where: { $0 === view }), index > 0 else { return }
      // Held ones stay, and are presented again.
      for stack in stacks[(index - 1)...] { stack.presentations.forget() }
      PlacedView.userDidLeave(stacks[index...].reversed().compactMap(\.layer?.place))
      present()
    }
  }
#endif
