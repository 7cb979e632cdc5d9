#if canImport(SwiftUI)
  public import Riblets
  import SwiftUI

  /// The host of a tree's screens in a window: a stack of screens for each layer, in front of one another.
  ///
  /// ``LaunchView`` makes one for a root with routes. SwiftUI does not report the end of a transition, so moves do not
  /// wait.
  ///
  /// Use it yourself for a window that is not made by a ``LaunchView``:
  ///
  /// ```swift
  /// let host = SwiftUIWindowHost(router)  // keep it: the tree holds it weakly
  /// let view = ScreenView(host.bottom)
  /// ```
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  public final class SwiftUIWindowHost: ScreenHosting {
    /// The screen with all layers, to be shown by ``ScreenView``. The same object for the life of the host.
    public var bottom: Screen { stacks[0] }

    private lazy var stacks = [makeStack()]
    private var screen: ScreenContents?

    /// Shows everything below a riblet, which holds this host weakly.
    ///
    /// - Parameter root: The root of a tree, or a riblet with a window of its own.
    public init(_ root: RibletNode) {
      root.show(in: self)
    }

    /// Shows a screen in place of the previous one. Called by the tree; it returns no transition.
    public func show(_ screen: ScreenContents) -> (any ScreenTransition)? {
      self.screen = screen
      let before = stacks
      stacks = screen.layers.map { layer in before.first { $0.layer?.id == layer.id } ?? makeStack() }
      for (stack, layer) in zip(stacks, screen.layers) { stack.layer = layer }
      // What stays in front of a removed layer is presented again.
      let isAgain = stacks.dropFirst().contains { front in front.container != nil && !isPresented(front) }
      var transaction = Transaction()
      transaction.disablesAnimations = !RibletAnimations.areOn || isAgain
      withTransaction(transaction) {
        // Removed ones first, since one that stays may then be presented by another one.
        for stack in before where stack.presentedScreen.map(isPresented) == false { stack.replaceModal(nil) }
        for (stack, layer) in zip(stacks, screen.layers) { stack.show(layer.stack) }
        for (back, front) in zip(stacks, stacks.dropFirst()) where back.presentedScreen !== front {
          back.present(front, style: front.layerStyle)
        }
        for stack in stacks { stack.ask(stack === stacks.last ? screen.question : nil) }
      }
      return nil
    }

    /// True if a screen is in its place and style already.
    private func isPresented(_ front: Screen) -> Bool {
      guard let index = stacks.firstIndex(where: { $0 === front }), index > 0 else { return false }
      let presentation = stacks[index - 1].presentation
      return presentation?.screen === front && presentation?.style == stacks[index].layerStyle
    }

    private func makeStack() -> RouteStackScreen {
      let stack = RouteStackScreen()
      stack.dismissals = stack.userDismissals.sink { [weak self] view in self?.userDidDismiss(view) }
      return stack
    }

    private func userDidDismiss(_ view: any ViewControllable) {
      guard let index = stacks.firstIndex(where: { $0 === view }), index > 0 else { return }
      PlacedView.userDidLeave(stacks[index...].reversed().compactMap(\.layer?.place))
      // Held ones are presented again.
      if let screen { _ = show(screen) }
    }
  }

  extension RouteStackScreen {
    fileprivate var layerStyle: PresentationStyle { layer?.shown == .sheet ? .sheet : .fullScreen }
  }
#endif
