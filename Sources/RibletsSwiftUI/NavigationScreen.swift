#if canImport(SwiftUI)
  public import Combine
  public import Riblets
  public import SwiftUI

  /// A stack of screens, each with a way back to the previous one: a `NavigationStack` whose path a router sets.
  ///
  /// Use it in a classic tree, in which routers push views. With routes, the host makes stacks by itself.
  ///
  /// ```swift
  /// let stack = NavigationScreen(root: home.viewControllable)
  /// stack.push(details.viewControllable)
  /// ```
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  open class NavigationScreen: Screen {
    /// The screens from the bottom of the stack to the visible one. Change it with ``push(_:)`` and ``pop(_:)``.
    @Published public private(set) var screens: [Screen] = []
    private let userPopSource = MutableEventStream<any ViewControllable>()
    /// True on iOS 16.0: SwiftUI sets the path when a swipe begins, also if the user takes the swipe back.
    var setsPathEarly = if #available(iOS 16.1, *) { false } else { true }
    /// The screens that the user leaves if the swipe is not taken back.
    private var leaving: [ScreenReference] = []

    /// Makes a stack with a screen at its bottom; without one, the first pushed screen is at the bottom.
    ///
    /// - Parameter root: A view of SwiftUI: a ``Screen``. Another kind stops the program.
    public init(root: (any ViewControllable)? = nil) {
      super.init()
      if let root { push(root) }
    }

    /// The screens that the user has left by going back; of several, the top one first.
    ///
    /// Sent when SwiftUI has set the path, so that a router can detach the riblet. Pops by the app are not sent.
    ///
    /// ```swift
    /// observe(stack.userPops) { interactor, view in interactor.router?.detach(view) }
    /// ```
    public final var userPops: EventStream<any ViewControllable> { userPopSource.stream }

    /// Pushes a screen onto the stack.
    ///
    /// A screen that is already shown is diagnosed and not pushed.
    ///
    /// It is in ``screens`` when the call returns; the animation follows.
    open func push(_ view: any ViewControllable) {
      let screen = view.screen
      if screen.isPlaced || screen === self {
        report(.alreadyPlaced(screen.name, .shown, refused: .pushed(onto: name)))
      } else {
        screen.enter(self)
        screens.append(screen)
      }
    }

    /// Pops a screen and those above it.
    ///
    /// Does nothing if it is not in the stack; the one at the bottom stays.
    ///
    /// Pops by this call are not sent to ``userPops``.
    open func pop(_ view: any ViewControllable) {
      guard let index = screens.firstIndex(where: { $0 === view }), index > 0 else { return }
      remove(screens[index...])
    }

    /// Pops the top screen; the one at the bottom stays, also if it is the only one.
    open func pop() {
      if screens.count > 1 { remove(screens.suffix(1)) }
    }

    /// Pops every screen above another one: `stack.pop(to: home.viewControllable)`. Does nothing if that is not in
    /// the stack.
    open func pop(to view: any ViewControllable) {
      guard let index = screens.firstIndex(where: { $0 === view }) else { return }
      remove(screens[(index + 1)...])
    }

    /// Pops every screen except the one at the bottom. Not sent to ``userPops``.
    open func popToRoot() {
      remove(screens.dropFirst())
    }

    public final override var body: any View {
      guard let stack = self as? RouteStackScreen else { return StackView(navigation: self) }
      return RouteStackView(stack: stack, content: StackView(navigation: self))
    }

    /// The screens above the bottom of the stack. SwiftUI sets them when the user has gone back.
    ///
    /// - Parameter shown: The path in the reading of the body to which the new path belongs: a late one must not remove
    ///   screens that were pushed since.
    fileprivate subscript(pathShown shown: [ScreenReference]) -> [ScreenReference] {
      get { path }
      set { didPop(shown.filter { !newValue.contains($0) }.compactMap(\.screen)) }
    }

    fileprivate var path: [ScreenReference] { screens.dropFirst().map { ScreenReference($0) } }

    /// Handles pops by SwiftUI, except those that the app has made before.
    private func didPop(_ popped: [Screen]) {
      let popped = screens.filter { screen in popped.contains { $0 === screen } }
      guard !popped.isEmpty else { return }
      if setsPathEarly { leaving = popped.map { ScreenReference($0) } } else { userDidPop(popped) }
    }

    /// Pops what the user has left if the screen below it is shown instead.
    final func screensDidChange() {
      let left = leaving.compactMap(\.screen)
      guard let first = screens.firstIndex(where: { $0 === left.first }), first > 0, screens.last === left.last,
        screens.last?.isOnScreen == false, screens[first - 1].isOnScreen
      else { return }
      leaving = []
      userDidPop(left)
    }

    /// Removes the screens that the user has popped, and reports them.
    func userDidPop(_ popped: [Screen]) {
      remove(popped[...])
      for screen in popped.reversed() { userPopSource.send(screen) }
    }

    /// Shows screens in place of the previous ones; removes them from other stacks.
    final func set(_ new: [Screen]) {
      guard !new.elementsEqual(screens, by: ===) else { return }
      for screen in screens where !new.contains(where: { $0 === screen }) { screen.leave() }
      for screen in new where screen.container !== self {
        if let other = screen.container as? NavigationScreen { other.remove([screen]) }
        screen.enter(self)
      }
      screens = new
    }

    fileprivate func remove(_ removed: ArraySlice<Screen>) {
      guard !removed.isEmpty else { return }
      for screen in removed { screen.leave() }
      screens.removeAll { screen in removed.contains { $0 === screen } }
    }
  }

  extension Screen {
    fileprivate var holdsStacks: Bool { (self as? any RouteContainer)?.holdsStacks ?? false }
  }

  private struct StackView: View {
    @ObservedObject var navigation: NavigationScreen

    var body: some View {
      NavigationStack(path: $navigation[pathShown: navigation.path]) {
        if let root = navigation.screens.first {
          ScreenView(root).navigationDestination(for: ScreenReference.self) { $0.view }
            #if !os(macOS)
              // Each tab has a bar of its own.
              .toolbar(root.holdsStacks ? .hidden : .automatic, for: .navigationBar)
            #endif
        }
      }
    }
  }
#endif
