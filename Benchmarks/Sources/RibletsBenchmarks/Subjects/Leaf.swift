internal import Riblets

// A riblet as an app writes it: builder, component, interactor and router, known to each other by protocols.

@MainActor
protocol LeafListener: AnyObject, Sendable {}

protocol LeafRouting: Routing {}

protocol LeafInteractable: Interactable {
  var router: (any LeafRouting)? { get set }
  var listener: (any LeafListener)? { get set }
}

final class LeafInteractor: Interactor, LeafInteractable {
  weak var router: (any LeafRouting)?
  weak var listener: (any LeafListener)?
}

final class LeafRouter: Router<any LeafInteractable>, LeafRouting {
  override init(interactor: any LeafInteractable) {
    super.init(interactor: interactor)
    interactor.router = self
  }
}

extension LeafRouter {
  /// Router and interactor, without a component.
  static func make(withListener listener: (any LeafListener)?) -> LeafRouter {
    let interactor = LeafInteractor()
    interactor.listener = listener
    return LeafRouter(interactor: interactor)
  }
}
