internal import Riblets

// A riblet with a view, as an app writes it. The view is an object of no toolkit, so that only the framework counts.

@MainActor
protocol ShownListener: AnyObject, Sendable {}

@MainActor
protocol ShownPresentableListener: AnyObject, Sendable {}

protocol ShownPresentable: Presentable {
  var listener: (any ShownPresentableListener)? { get set }
}

protocol ShownViewControllable: ViewControllable {}

protocol ShownRouting: ViewableRouting {}

protocol ShownInteractable: Interactable {
  var router: (any ShownRouting)? { get set }
  var listener: (any ShownListener)? { get set }
}

final class ShownViewController: ShownPresentable, ShownViewControllable {
  weak var listener: (any ShownPresentableListener)?
}

final class ShownInteractor: PresentableInteractor<any ShownPresentable>, ShownInteractable, ShownPresentableListener {
  weak var router: (any ShownRouting)?
  weak var listener: (any ShownListener)?

  override init(presenter: any ShownPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }
}

final class ShownRouter: ViewableRouter<any ShownInteractable, any ShownViewControllable>, ShownRouting {
  override init(interactor: any ShownInteractable, viewController: any ShownViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

extension ShownRouter {
  /// Router, interactor and view, without a component.
  static func make(withListener listener: (any ShownListener)?) -> ShownRouter {
    let viewController = ShownViewController()
    let interactor = ShownInteractor(presenter: viewController)
    interactor.listener = listener
    return ShownRouter(interactor: interactor, viewController: viewController)
  }
}
