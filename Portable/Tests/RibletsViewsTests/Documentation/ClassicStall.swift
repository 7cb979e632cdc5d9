import Riblets
import RibletsViews

// The shop of Documentation/ClassicAndRoutes.md with its children by hand.

// MARK: Interactor

@MainActor
protocol ClassicStallRouting: ViewableRouting {
  func routeToFruit(_ id: Int)
  func leaveFruit()
  func routeToPay()
  func leavePay()
  func userDidLeave(_ view: any ViewControllable)
}

final class ClassicStallInteractor: Interactor, FruitListener, PayListener {
  weak var router: (any ClassicStallRouting)?

  func didChooseFruit(_ id: Int) { router?.routeToFruit(id) }
  func didPressPay() { router?.routeToPay() }
  func fruitDidFinish() { router?.leaveFruit() }
  func payDidFinish() { router?.leavePay() }
}

// MARK: Router

@MainActor
protocol ClassicStallViewControllable: ViewControllable {
  var userDidLeave: EventStream<any ViewControllable> { get }
  func push(_ view: any ViewControllable)
  func pop(_ view: any ViewControllable)
  func present(_ view: any ViewControllable)
  func dismiss(_ view: any ViewControllable)
}

final class ClassicStallRouter: LaunchRouter<ClassicStallInteractor, any ClassicStallViewControllable>,
  ClassicStallRouting
{
  private let fruitBuilder: any FruitBuildable
  private let payBuilder: any PayBuildable
  private var fruit: (any ViewableRouting)?
  private var pay: (any ViewableRouting)?

  init(
    interactor: ClassicStallInteractor, viewController: any ClassicStallViewControllable,
    fruitBuilder: any FruitBuildable, payBuilder: any PayBuildable
  ) {
    self.fruitBuilder = fruitBuilder
    self.payBuilder = payBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    viewController.userDidLeave.sink { [weak self] view in self?.userDidLeave(view) }
  }

  func routeToFruit(_ id: Int) {
    leaveFruit()
    let fruit = fruitBuilder.build(withListener: interactor, id: id)
    self.fruit = fruit
    attachChild(fruit)
    viewController.push(fruit.viewControllable)
  }

  func leaveFruit() {
    guard let fruit else { return }
    self.fruit = nil
    viewController.pop(fruit.viewControllable)
    detachChild(fruit)
  }

  func routeToPay() {
    guard pay == nil else { return }
    let pay = payBuilder.build(withListener: interactor)
    self.pay = pay
    attachChild(pay)
    viewController.present(pay.viewControllable)
  }

  func leavePay() {
    guard let pay else { return }
    self.pay = nil
    viewController.dismiss(pay.viewControllable)
    detachChild(pay)
  }

  func userDidLeave(_ view: any ViewControllable) {
    if let fruit, fruit.viewControllable === view {
      self.fruit = nil
      detachChild(fruit)
    }
    if let pay, pay.viewControllable === view {
      self.pay = nil
      detachChild(pay)
    }
  }
}

// MARK: View

/// Shows the shop's own view at the bottom of a stack.
final class ClassicStallViewController: ViewController, ClassicStallViewControllable {
  private let stack: NavigationController

  init(stack: NavigationController) {
    self.stack = stack
    super.init()
    title = "Stall"
  }

  var userDidLeave: EventStream<any ViewControllable> {
    stack.userPops.merge(stack.userDismissals).map { $0 }
  }

  func push(_ view: any ViewControllable) { stack.push(view.viewController) }

  func pop(_ view: any ViewControllable) {
    stack.setViewControllers(stack.viewControllers.filter { $0 !== view.viewController })
  }

  func present(_ view: any ViewControllable) { stack.present(view.viewController, style: .sheet) }

  func dismiss(_ view: any ViewControllable) { view.viewController.dismiss() }
}
