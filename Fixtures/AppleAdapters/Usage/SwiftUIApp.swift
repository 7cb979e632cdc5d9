// An app as it would be written with SwiftUI; `scripts/check apple-adapters` type-checks it in the settings of apps.

import Combine
import Riblets
import RibletsSwiftUI
import SwiftUI

// MARK: Launching from an app

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      LaunchView { ShopBuilder(dependency: EmptyComponent()).build() }
    }
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

final class ShopScreen: NavigationScreen, ShopPresentable, ShopViewControllable {}

@MainActor
protocol ShopRouting: ViewableRouting {
  func routeToCounter()
  func routeToDetails()
  func detachChild(showing view: any ViewControllable)
}

@MainActor
protocol ShopInteractable: Interactable {
  var router: (any ShopRouting)? { get set }
}

final class ShopInteractor: PresentableInteractor<any ShopPresentable>, ShopInteractable {
  weak var router: (any ShopRouting)?

  override func didBecomeActive() {
    observe(presenter.userPops) { interactor, view in interactor.router?.detachChild(showing: view) }
    observe(presenter.userDismissals) { interactor, view in interactor.router?.detachChild(showing: view) }
    router?.routeToCounter()
  }
}

final class ShopRouter: LaunchRouter<any ShopInteractable, any ShopViewControllable>, ShopRouting {
  override init(interactor: any ShopInteractable, viewController: any ShopViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToCounter() {
    let counter = CounterBuilder(dependency: EmptyComponent()).build()
    attachChild(counter)
    viewController.push(counter.viewControllable)
  }

  func routeToDetails() {
    let details = DetailsBuilder(dependency: EmptyComponent()).build()
    attachChild(details)
    viewController.present(details.viewControllable)
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
    let screen = ShopScreen()
    return ShopRouter(interactor: ShopInteractor(presenter: screen), viewController: screen)
  }
}

// MARK: A riblet with one-way flow

struct CounterState: Equatable, Sendable {
  var count = 0
}

enum CounterAction: Sendable {
  case add
  case reset
}

@MainActor
protocol CounterPresentable: Presentable {
  func connect(to states: StateStream<CounterState>, onAction: @escaping @MainActor @Sendable (CounterAction) -> Void)
}

@MainActor
protocol CounterViewControllable: ViewControllable {}

final class CounterInteractor: PresentableInteractor<any CounterPresentable> {
  private let state = MutableStateStream(CounterState())

  override func didBecomeActive() {
    presenter.connect(to: state.stream) { [weak self] action in self?.handle(action) }
  }

  private func handle(_ action: CounterAction) {
    switch action {
    case .add: state.value.count += 1
    case .reset: state.value.count = 0
    }
  }
}

final class CounterScreen: StateScreen<CounterState, CounterAction>, CounterPresentable, CounterViewControllable {
  override func body(for state: CounterState) -> any View {
    CounterView(state: state) { self.send($0) }
  }
}

struct CounterView: View {
  let state: CounterState
  let send: @MainActor (CounterAction) -> Void

  var body: some View {
    VStack(spacing: 20) {
      Text("\(state.count)").font(.largeTitle)
      Button("Add one") { send(.add) }
      if state.count > 0 {
        Button("Reset", role: .destructive) { send(.reset) }
      }
    }
    .navigationTitle("Counter")
  }
}

final class CounterBuilder: Builder<any EmptyDependency> {
  func build() -> any ViewableRouting {
    let screen = CounterScreen()
    return ViewableRouter<CounterInteractor, any CounterViewControllable>(
      interactor: CounterInteractor(presenter: screen), viewController: screen)
  }
}

// MARK: A riblet with two-way flow

@MainActor
protocol DetailsPresentableListener: AnyObject, Sendable {
  func rename(to name: String)
}

@MainActor
protocol DetailsPresentable: Presentable {
  var listener: (any DetailsPresentableListener)? { get set }
  func show(name: String)
}

@MainActor
protocol DetailsViewControllable: ViewControllable {}

final class DetailsScreen: Screen, DetailsPresentable, DetailsViewControllable {
  weak var listener: (any DetailsPresentableListener)?
  @Published private var name = ""

  func show(name: String) { self.name = name }

  override var body: any View {
    DetailsView(name: name) { self.listener?.rename(to: $0) }
  }
}

struct DetailsView: View {
  let name: String
  let rename: @MainActor (String) -> Void
  @State private var draft = ""

  var body: some View {
    Form {
      Text(name)
      TextField("New name", text: $draft)
      Button("Rename") { rename(draft) }
    }
  }
}

final class DetailsInteractor: PresentableInteractor<any DetailsPresentable>, DetailsPresentableListener {
  override init(presenter: any DetailsPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func rename(to name: String) { presenter.show(name: name) }
}

final class DetailsBuilder: Builder<any EmptyDependency> {
  func build() -> any ViewableRouting {
    let screen = DetailsScreen()
    return ViewableRouter<DetailsInteractor, any DetailsViewControllable>(
      interactor: DetailsInteractor(presenter: screen), viewController: screen)
  }
}
