#if canImport(UIKit) && !os(watchOS)
  public import Riblets
  public import UIKit

  /// The host of a tree's screens in a window: a navigation controller for each layer.
  ///
  /// ``Riblets/LaunchRouting/launch(from:in:)`` makes one for a root with routes; the window keeps it.
  @MainActor
  public final class WindowScreen: ScreenHosting {
    /// One layer that is shown, or will be shown after the running transition behind it.
    @MainActor
    private final class Level {
      let id: PlacedView.ID?
      let shown: Shown
      let stack = RouteStack()
      /// The wanted view in front of this level, with the handle until it is presented.
      weak var goal: UIViewController?
      var handle: ViewTransition?
      /// The view whose presentation was last requested from UIKit here.
      weak var asked: UIViewController?
      var presentation: ViewTransition?
      var dismissals: Subscription?

      init(_ layer: ScreenContents.Layer) {
        id = layer.stack.first?.id
        shown = layer.shown
        stack.modalPresentationStyle = shown == .sheet ? .pageSheet : .fullScreen
      }

      /// True if UIKit has refused the presentation.
      var wasRefused: Bool { asked != nil && presentation?.state == .interrupted }

      func finish(_ state: ViewTransition.State) {
        let ended = handle
        handle = nil
        ended?.end(state)
      }

      /// Clears the state of the presentation, since the level itself is removed.
      func reset() {
        stack.modalReplacement.abandon()
        asked = nil
        presentation = nil
      }
    }

    private weak var window: UIWindow?
    private var levels: [Level] = []
    /// Removed levels that UIKit may still show, which can be reused unchanged.
    private var leaving: [Level] = []
    private var alert: (placed: PlacedAlert, presenter: RouteStack, controller: UIAlertController)?
    private var isAnimated = true
    private var screen: ScreenContents?
    /// True while a person's dismissal is reported: further changes are shown at the end.
    private var isTelling = false
    private var told: ViewTransition?

    /// Shows everything below a riblet in a window, which keeps this host and becomes key and visible.
    @discardableResult
    public init(_ root: RibletNode, in window: UIWindow) {
      self.window = window
      window.attach(self)
      root.show(in: self)
    }

    public func show(_ screen: ScreenContents) -> (any ScreenTransition)? {
      self.screen = screen
      isAnimated = Animations.areOn && !levels.isEmpty
      guard isTelling else { return bring(screen) }
      let told = told ?? ViewTransition()
      self.told = told
      return told
    }

    private func bring(_ screen: ScreenContents) -> ViewTransition? {
      guard let window else { return nil }
      let isFirst = levels.isEmpty
      // Tab bars were updated first.
      var transitions = ViewTransition.takeNoted() + layOut(screen.layers)
      ask(screen.question)
      if isFirst, let bottom = levels.first {
        window.rootViewController = bottom.stack
        window.makeKeyAndVisible()
      }
      for (index, level) in levels.enumerated() where level.goal !== wantedModal(at: index) {
        level.goal = wantedModal(at: index)
        level.finish(.interrupted)
        let handle = ViewTransition()
        level.handle = handle
        transitions.append(handle)
      }
      // UIKit would refuse again while another view is presented.
      for level in levels where level.wasRefused && level.stack.presentedViewController == nil { level.reset() }
      present()
      return ViewTransition.whole(of: transitions)
    }

    /// Reuses or makes a level for each layer.
    private func layOut(_ layers: [ScreenContents.Layer]) -> [ViewTransition] {
      let before = levels
      var transitions: [ViewTransition] = []
      levels = layers.enumerated().map { index, layer in
        let known =
          index == 0
          ? before.first
          : (before.dropFirst() + leaving).first { $0.id == layer.stack.first?.id && $0.shown == layer.shown }
        let level = known ?? makeLevel(layer)
        if let transition = level.stack.show(layer.stack, isAnimated: isAnimated && known != nil) {
          transitions.append(transition)
        }
        return level
      }
      let gone = before.filter { level in !levels.contains { $0 === level } }
      for level in gone {
        level.reset()
        level.finish(.interrupted)
      }
      leaving = (leaving + gone).filter { level in !levels.contains { $0 === level } }
      return transitions
    }

    private func makeLevel(_ layer: ScreenContents.Layer) -> Level {
      let level = Level(layer)
      level.dismissals = level.stack.userDismissals.sink { [weak self] view in self?.personDidDismiss(view) }
      return level
    }

    // MARK: Presenting

    private func wantedModal(at index: Int) -> UIViewController? {
      index + 1 < levels.count ? levels[index + 1].stack : alert?.controller
    }

    /// Presents each level by the one behind it, from the back to the front: UIKit presents only from a shown view
    /// controller without a running transition.
    private func present() {
      leaving.removeAll { $0.stack.presentingViewController == nil }
      for (index, level) in levels.enumerated() {
        let wanted = wantedModal(at: index)
        if level.asked !== wanted {
          for front in levels[(index + 1)...] { front.reset() }
          level.asked = wanted
          level.presentation = nil
          let presentation = level.stack.replaceModal(wanted, isAnimated: isAnimated)
          level.presentation = presentation
          // Continues from there, at once if the transition takes no time.
          return presentation.whenEnded { [weak self, weak level] in
            if level?.presentation === presentation { self?.present() }
          }
        }
        if level.presentation?.isRunning == true { return }
        if level.wasRefused { return levels[index...].forEach { $0.finish(.interrupted) } }
        level.finish(.finished)
      }
    }

    // MARK: Actions of a person

    private func personDidDismiss(_ view: any ViewControllable) {
      guard let index = levels.firstIndex(where: { $0.stack === view }), index > 0 else { return }
      let gone = levels[index...]
      levels.removeSubrange(index...)
      for level in gone + levels.suffix(1) { level.reset() }
      for level in gone { level.finish(.interrupted) }
      isTelling = true
      for level in gone.reversed() { level.stack.personDidDismiss() }
      isTelling = false
      let told = told
      self.told = nil
      // Also if nothing was left, so that held views are restored.
      guard let screen, let transition = bring(screen) else { return told?.end(.finished) ?? () }
      transition.whenEnded { told?.end(transition.state) }
    }

    private func ask(_ placed: PlacedAlert?) {
      guard let placed, let front = levels.last?.stack else { return alert = nil }
      if let alert, alert.placed == placed, alert.presenter === front { return }
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
          UIAlertAction(title: answer.title, style: style) { _ in placed.personDidAnswer(answer) })
      }
      alert = (placed, front, controller)
    }
  }
#endif
