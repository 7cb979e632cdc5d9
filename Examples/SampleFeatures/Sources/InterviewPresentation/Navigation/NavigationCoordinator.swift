import Riblets
import RibletsMVVM

/// A flow whose screens stand on a stack; it follows the user who goes back.
class NavigationCoordinator: Coordinator {
  final let navigation: any StackNavigating
  private final var screens: [ViewModelScreen] = []

  init(navigation: any StackNavigating) {
    self.navigation = navigation
    super.init()
  }

  /// Called when the user has gone back from the first screen of the flow.
  func didLeaveFirstScreen() {}

  override func didStart() {
    observe(navigation.userPops) { coordinator, view in coordinator.didPop(view) }
  }

  override func willDeactivate() {
    navigation.remove(screens.map(\.viewControllable))
    screens = []
  }

  /// Shows a screen on top of the flow's others.
  final func push(_ screen: ViewModelScreen) {
    screens.append(screen)
    attachChild(screen)
    navigation.push(screen.viewControllable)
  }

  /// Shows a screen in place of the one on top.
  final func replaceTop(with screen: ViewModelScreen) {
    let replaced = screens.popLast()
    screens.append(screen)
    attachChild(screen)
    navigation.replaceTop(with: screen.viewControllable)
    if let replaced { detachChild(replaced) }
  }

  private final func didPop(_ view: any ViewControllable) {
    guard let index = screens.firstIndex(where: { $0.viewControllable === view }) else { return }
    detachChild(screens.remove(at: index))
    if screens.isEmpty { didLeaveFirstScreen() }
  }
}
