// An app as it would be written with UIKit; `scripts/check apple-adapters` type-checks it in the settings of apps.

import Riblets
import RibletsUIKit
import UIKit

// MARK: Launching from a scene

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // Without it, and without a manifest of scenes in Info.plist, no scene has a delegate.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var router: (any LaunchRouting)?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let router = ShopBuilder(dependency: EmptyComponent()).build()
    self.router = router
    window = router.launch(in: scene)
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    router?.terminate()
    router = nil
  }
}

// MARK: A riblet whose view is a stack

@MainActor
protocol ShopPresentable: Presentable {
  var userPops: EventStream<any ViewControllable> { get }
  var userDismissals: EventStream<any ViewControllable> { get }
}

@MainActor
protocol ShopViewControllable: ViewControllable {
  func push(_ view: any ViewControllable)
  func pop(_ view: any ViewControllable)
  func present(_ view: any ViewControllable)
  func dismiss(_ view: any ViewControllable)
}

final class ShopViewController: RibletNavigationController, ShopPresentable, ShopViewControllable {}

@MainActor
protocol ShopRouting: ViewableRouting {
  func routeToDetails()
  func routeToCheckout()
  func detachChild(showing view: any ViewControllable)
}

@MainActor
protocol ShopInteractable: Interactable, DetailsListener {
  var router: (any ShopRouting)? { get set }
}

final class ShopInteractor: PresentableInteractor<any ShopPresentable>, ShopInteractable {
  weak var router: (any ShopRouting)?

  override func didBecomeActive() {
    observe(presenter.userPops) { interactor, view in interactor.router?.detachChild(showing: view) }
    observe(presenter.userDismissals) { interactor, view in interactor.router?.detachChild(showing: view) }
    router?.routeToDetails()
  }

  func detailsDidFinish() { router?.routeToCheckout() }
}

final class ShopRouter: LaunchRouter<any ShopInteractable, any ShopViewControllable>, ShopRouting {
  private let detailsBuilder: DetailsBuilder

  init(
    interactor: any ShopInteractable, viewController: any ShopViewControllable, detailsBuilder: DetailsBuilder
  ) {
    self.detailsBuilder = detailsBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToDetails() {
    let details = detailsBuilder.build(withListener: interactor)
    attachChild(details)
    viewController.push(details.viewControllable)
  }

  func routeToCheckout() {
    let checkout = CheckoutBuilder(dependency: EmptyComponent()).build()
    attachChild(checkout)
    viewController.present(checkout.viewControllable)
  }

  func detachChild(showing view: any ViewControllable) {
    guard let child = children.first(where: { ($0 as? any ViewableRouting)?.viewControllable === view }) else { return }
    detachChild(child)
    viewController.pop(view)
    viewController.dismiss(view)
  }
}

final class ShopBuilder: Builder<any EmptyDependency> {
  func build() -> any LaunchRouting {
    let viewController = ShopViewController()
    let interactor = ShopInteractor(presenter: viewController)
    return ShopRouter(
      interactor: interactor, viewController: viewController,
      detailsBuilder: DetailsBuilder(dependency: EmptyComponent()))
  }
}

// MARK: A riblet whose view is made in code, with two-way flow

@MainActor
protocol DetailsListener: AnyObject, Sendable {
  func detailsDidFinish()
}

@MainActor
protocol DetailsPresentableListener: AnyObject, Sendable {
  func buy()
}

@MainActor
protocol DetailsPresentable: Presentable {
  var listener: (any DetailsPresentableListener)? { get set }
  func show(price: String)
}

@MainActor
protocol DetailsViewControllable: ViewControllable {}

final class DetailsViewController: UIViewController, DetailsPresentable, DetailsViewControllable {
  weak var listener: (any DetailsPresentableListener)?
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Details"
    view.backgroundColor = .systemBackground
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.listener?.buy() })
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func show(price: String) { label.text = price }
}

final class DetailsInteractor: PresentableInteractor<any DetailsPresentable>, DetailsPresentableListener {
  weak var listener: (any DetailsListener)?

  override init(presenter: any DetailsPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() { presenter.show(price: "3") }

  func buy() { listener?.detailsDidFinish() }
}

final class DetailsBuilder: Builder<any EmptyDependency> {
  func build(withListener listener: any DetailsListener) -> any ViewableRouting {
    let viewController = DetailsViewController()
    let interactor = DetailsInteractor(presenter: viewController)
    interactor.listener = listener
    return ViewableRouter<DetailsInteractor, any DetailsViewControllable>(
      interactor: interactor, viewController: viewController)
  }
}

// MARK: A riblet with one-way flow

struct CounterState: Equatable, Sendable {
  var count = 0
}

enum CounterAction: Sendable {
  case add
}

@MainActor
protocol CounterPresentable: Presentable {
  func connect(to states: StateStream<CounterState>, onAction: @escaping @MainActor @Sendable (CounterAction) -> Void)
}

@MainActor
protocol CounterViewControllable: ViewControllable {}

final class CounterViewController: UIViewController, CounterPresentable, CounterViewControllable {
  private let button = UIButton(type: .system)
  private var onAction: (@MainActor @Sendable (CounterAction) -> Void)?
  private var subscription: StreamConnection?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.onAction?(.add) }, for: .primaryActionTriggered)
    view.addSubview(button)
  }

  func connect(to states: StateStream<CounterState>, onAction: @escaping @MainActor @Sendable (CounterAction) -> Void) {
    self.onAction = onAction
    subscription?.cancel()
    subscription = states.sink { [weak self] state in self?.show(state) }
  }

  private func show(_ state: CounterState) {
    button.setTitle("\(state.count)", for: .normal)
  }
}

// MARK: A riblet whose view comes from a storyboard, and one from a nib

@MainActor
protocol CheckoutViewControllable: ViewControllable {}

final class CheckoutViewController: UIViewController, CheckoutViewControllable {
  /// Shows a receipt and goes back when the user has seen it come and go.
  func announce(_ receipt: ReceiptViewController) async {
    guard await present(receipt, isAnimated: true).finished() else { return }
    await dismiss(receipt, isAnimated: true).finished()
  }
}

final class ReceiptViewController: UIViewController {
  private let total: String

  init(total: String) {
    self.total = total
    super.init(nibName: "ReceiptViewController", bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

final class CheckoutBuilder: Builder<any EmptyDependency> {
  func build() -> any ViewableRouting {
    let viewController: CheckoutViewController = UIStoryboard(name: "Checkout", bundle: nil)
      .instantiateViewController(identifier: "Checkout")
    return ViewableRouter<Interactor, any CheckoutViewControllable>(
      interactor: Interactor(), viewController: viewController)
  }
}

// MARK: Containers and delegates of the app's own

final class MainTabs: UITabBarController, CheckoutViewControllable {}

final class StackDelegate: UIResponder, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
  func watch(_ navigation: RibletNavigationController, _ sheet: UIViewController) {
    navigation.delegate = self
    sheet.presentationController?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

// MARK: Waiting for a transition

@MainActor
func show(_ details: UIViewController, in navigation: RibletNavigationController) async {
  await navigation.push(details, isAnimated: true).finished()
}
