#if canImport(SwiftUI)
  public import Combine
  public import Riblets
  public import SwiftUI

  /// A stack of screens, each with a way back to the one before: a `NavigationStack` whose path a router sets.
  @MainActor
  open class NavigationScreen: Screen {
    /// The screens from the bottom of the stack to the one that is seen.
    @Published public private(set) var screens: [Screen] = []
    private let userPopSource = MutableEventStream<any ViewControllable>()

    /// Makes a stack with a screen at its bottom; without one, the first that is pushed.
    public init(root: (any ViewControllable)? = nil) {
      super.init()
      if let root { push(root) }
    }

    /// Tells when a person went back, and from which screen; of several, the top one first.
    ///
    /// Sent when SwiftUI has set the path, so that a router can detach the riblet. Pops made by the app are not told.
    public final var userPops: EventStream<any ViewControllable> { userPopSource.stream }

    /// Puts a screen on top of the stack.
    ///
    /// One that is shown already is diagnosed and not pushed.
    open func push(_ view: any ViewControllable) {
      let screen = view.screen
      if screen.isPlaced || screen === self {
        report(.alreadyPlaced(screen.name, .shown, refused: .pushed(onto: name)))
      } else {
        screen.enter(self)
        screens.append(screen)
      }
    }

    /// Takes a screen and those above it off the stack.
    ///
    /// Nothing happens if it is gone already; the one at the bottom stays.
    open func pop(_ view: any ViewControllable) {
      guard let index = screens.firstIndex(where: { $0 === view }), index > 0 else { return }
      remove(screens[index...])
    }

    /// Takes the top screen off the stack; the one at the bottom stays.
    open func pop() {
      if screens.count > 1 { remove(screens.suffix(1)) }
    }

    /// Takes off every screen above another one; does nothing if that is not in the stack.
    open func pop(to view: any ViewControllable) {
      guard let index = screens.firstIndex(where: { $0 === view }) else { return }
      remove(screens[(index + 1)...])
    }

    /// Takes off every screen but the one at the bottom.
    open func popToRoot() {
      remove(screens.dropFirst())
    }

    public final override var body: any View {
      guard let stack = self as? RouteStackScreen else { return StackView(navigation: self) }
      return RouteStackView(stack: stack, content: StackView(navigation: self))
    }

    /// The screens above the bottom of the stack. SwiftUI sets them when a person has gone back.
    ///
    /// - Parameter shown: What the reading of the body showed that the answer belongs to: a late one must not take away
    ///   what was pushed since.
    fileprivate subscript(pathShown shown: [ScreenReference]) -> [ScreenReference] {
      get { path }
      set { didPop(shown.filter { !newValue.contains($0) }.compactMap(\.screen)) }
    }

    fileprivate var path: [ScreenReference] { screens.dropFirst().map(ScreenReference.init) }

    /// Follows pops that SwiftUI made, without those that the app was first to make.
    private func didPop(_ popped: [Screen]) {
      let popped = screens.filter { screen in popped.contains { $0 === screen } }
      if !popped.isEmpty { personDidPop(popped) }
    }

    /// Takes off what a person has popped, and tells it.
    func personDidPop(_ popped: [Screen]) {
      remove(popped[...])
      for screen in popped.reversed() { userPopSource.send(screen) }
    }

    /// Shows screens in place of those before; takes them from other stacks.
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

  private struct StackView: View {
    @ObservedObject var navigation: NavigationScreen

    var body: some View {
      NavigationStack(path: $navigation[pathShown: navigation.path]) {
        if let root = navigation.screens.first {
          ScreenView(root).navigationDestination(for: ScreenReference.self) { $0.view }
        }
      }
    }
  }
#endif
