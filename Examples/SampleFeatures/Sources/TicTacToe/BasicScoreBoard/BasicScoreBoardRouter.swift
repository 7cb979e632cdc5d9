import Riblets

/// @mockable
@MainActor
protocol BasicScoreBoardInteractable: Interactable {
  var router: (any BasicScoreBoardRouting)? { get set }
  var listener: (any BasicScoreBoardListener)? { get set }
}

/// @mockable
@MainActor
protocol BasicScoreBoardViewControllable: ViewControllable {
  func show(_ viewModel: BasicScoreBoardViewModel)
}

final class BasicScoreBoardRouter: ViewableRouter<
  any BasicScoreBoardInteractable, any BasicScoreBoardViewControllable
>, BasicScoreBoardRouting
{
  override init(interactor: any BasicScoreBoardInteractable, viewController: any BasicScoreBoardViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
