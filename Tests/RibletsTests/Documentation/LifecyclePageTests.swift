import Riblets
import RibletsTesting
import Testing

@MainActor private protocol CartBuildable: Buildable {
  func build(withListener listener: Interactor) -> any ViewableRouting
}

@MainActor private protocol CounterViewControllable: ViewControllable {
  func present(_ view: any ViewControllable)
}

private final class CounterRouter: ViewableRouter<Interactor, any CounterViewControllable> {
  private let cartBuilder: any CartBuildable

  init(interactor: Interactor, view: any CounterViewControllable, cartBuilder: any CartBuildable) {
    self.cartBuilder = cartBuilder
    super.init(interactor: interactor, viewController: view)
  }

  func routeToCart() {
    let cart = cartBuilder.build(withListener: interactor)
    attachChild(cart)
    if isActive { viewController.present(cart.viewControllable) }
  }
}

/// The late call of Documentation/Lifecycle.md, compiled and run.
@Suite(.testScope) @MainActor
struct LifecyclePageTests {
  private final class View: ViewControllable {}

  private final class CounterView: CounterViewControllable {
    var presented: [any ViewControllable] = []
    func present(_ view: any ViewControllable) { presented.append(view) }
  }

  private final class CartBuilder: CartBuildable {
    func build(withListener listener: Interactor) -> any ViewableRouting {
      ViewableRouter(interactor: Interactor(), viewController: View())
    }
  }

  @Test func `a late call shows no dead screen`() {
    let scope = TestScope.current()
    let view = CounterView()
    let shop = CounterRouter(interactor: Interactor(), view: view, cartBuilder: CartBuilder())
    let root = Router(interactor: Interactor())
    root.launch(under: scope)
    root.attachChild(shop)
    shop.routeToCart()
    root.detachChild(shop)

    shop.routeToCart()

    #expect(view.presented.count == 1)
    #expect(scope.diagnoses.count == 1)
  }
}
