#if canImport(SwiftUI)
  public import Riblets
  import SwiftUI

  /// The host of a tree's screens in a window: a stack of screens for each layer, in front of one another.
  ///
  /// ``LaunchView`` makes one for a root with routes. SwiftUI does not report the end of a transition, so moves do not
  /// wait.
  @MainActor
  public final class WindowScreen: ScreenHosting {
    /// One shown layer.
    @MainActor
    private final class Level {
      let id: PlacedView.ID?
      let shown: Shown
      let stack = RouteStackScreen()
      var dismissals: Subscription?

      init(_ id: PlacedView.ID?, shown: Shown) {
        self.id = id
        self.shown = shown
      }
    }

    /// The screen with all layers, to be shown by ``ScreenView``.
    public var bottom: Screen { levels[0].stack }

    private var levels = [Level(nil, shown: .fullScreen)]
    private var screen: ScreenContents?
    /// True while a person's dismissal is reported; further changes are shown at the end.
    private var isTelling = false

    /// Shows everything below a riblet, which holds this host weakly.
    public init(_ root: RibletNode) {
      follow(levels[0])
      root.show(in: self)
    }

    public func show(_ screen: ScreenContents) -> (any ScreenTransition)? {
      self.screen = screen
      guard !isTelling else { return nil }
      var transaction = Transaction()
      transaction.disablesAnimations = !Animations.areOn
      withTransaction(transaction) { bring(screen) }
      return nil
    }

    private func bring(_ screen: ScreenContents) {
      let before = levels
      levels = screen.layers.enumerated().map { index, layer in
        if index == 0 { return before[0] }
        let known = before.dropFirst().first { $0.id == layer.stack.first?.id && $0.shown == layer.shown }
        return known ?? makeLevel(layer)
      }
      // Removed levels first, since one that stays may then be presented by another one.
      for level in before where level.stack.presentedScreen !== stack(inFrontOf: level) {
        level.stack.replaceModal(nil)
      }
      for (level, layer) in zip(levels, screen.layers) { level.stack.show(layer.stack) }
      for (back, front) in zip(levels, levels.dropFirst()) where back.stack.presentedScreen !== front.stack {
        back.stack.present(front.stack, style: front.shown == .sheet ? .sheet : .fullScreen)
      }
      for level in levels { level.stack.ask(level === levels.last ? screen.question : nil) }
    }

    private func stack(inFrontOf level: Level) -> Screen? {
      guard let index = levels.firstIndex(where: { $0 === level }), index + 1 < levels.count else { return nil }
      return levels[index + 1].stack
    }

    private func makeLevel(_ layer: ScreenContents.Layer) -> Level {
      let level = Level(layer.stack.first?.id, shown: layer.shown)
      follow(level)
      return level
    }

    private func follow(_ level: Level) {
      level.dismissals = level.stack.userDismissals.sink { [weak self] view in self?.personDidDismiss(view) }
    }

    private func personDidDismiss(_ view: any ViewControllable) {
      guard let index = levels.firstIndex(where: { $0.stack === view }), index > 0 else { return }
      let gone = levels[index...]
      levels.removeSubrange(index...)
      isTelling = true
      for level in gone.reversed() { level.stack.personDidDismiss() }
      isTelling = false
      if let screen { _ = show(screen) }
    }
  }
#endif
