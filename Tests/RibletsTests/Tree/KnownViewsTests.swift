import Riblets
import Testing

@MainActor
struct KnownViewsTests {
  private class Screen: ViewControllable {}
  private final class CartScreen: Screen {}
  private final class MenuScreen: Screen {}
  private class Page: ViewControllable {}
  private final class HelpPage: Page {}
  private class Plain {}
  private final class OwnView: Plain, ViewControllable {}
  private final class LoneView: ViewControllable {}

  /// The class above the last one is known, or is not a view, or there is none.
  @Test func `a view is known by the class above it, by another one, and by its own`() {
    let views: [any ViewControllable] = [
      CartScreen(), MenuScreen(), HelpPage(), OwnView(), LoneView(), LoneView(), OwnView(), HelpPage(), CartScreen(),
    ]
    for view in views {
      let router = ViewableRouter<any Interactable, any ViewControllable>(
        interactor: Interactor(), viewController: view)
      #expect(router.viewControllable === view)
    }
  }

  @Test func `a view of a concrete type is known`() {
    let view = MenuScreen()
    #expect(
      ViewableRouter<Interactor, MenuScreen>(interactor: Interactor(), viewController: view).viewControllable === view)
  }
}
