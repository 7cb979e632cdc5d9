// RIBs' own spelling: no `any`, no annotation. Compiles with default isolation `MainActor`.
import Riblets
import RibletsPorting

protocol ScoreBoardDependency: Dependency { var scores: StateStream<Int> { get } }
protocol ScoreBoardRouting: ViewableRouting {}
protocol ScoreBoardListener: AnyObject { func scoreBoardDidFinish() }
protocol ScoreBoardPresentableListener: AnyObject { func finish() }
protocol ScoreBoardViewControllable: ViewControllable {}
protocol ScoreBoardBuildable: Buildable {
  func build(withListener listener: ScoreBoardListener) -> ScoreBoardRouting
}

protocol ScoreBoardPresentable: Presentable {
  var listener: ScoreBoardPresentableListener? { get set }
  func set(score: Int)
}

protocol ScoreBoardInteractable: Interactable {
  var router: ScoreBoardRouting? { get set }
  var listener: ScoreBoardListener? { get set }
}

final class ScoreBoardComponent: Component<ScoreBoardDependency> {
  var names: [String] { shared { ["Ada", "Bob"] } }
}

final class ScoreBoardInteractor: PresentableInteractor<ScoreBoardPresentable>, ScoreBoardInteractable,
  ScoreBoardPresentableListener
{
  weak var router: ScoreBoardRouting?
  weak var listener: ScoreBoardListener?
  private let scores: StateStream<Int>

  init(presenter: ScoreBoardPresentable, scores: StateStream<Int>) {
    self.scores = scores
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    observe(scores) { interactor, score in interactor.presenter.set(score: score) }
  }

  func finish() { listener?.scoreBoardDidFinish() }
}

final class ScoreBoardRouter: ViewableRouter<ScoreBoardInteractable, ScoreBoardViewControllable>, ScoreBoardRouting {
  override init(interactor: ScoreBoardInteractable, viewController: ScoreBoardViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

final class ScoreBoardViewController: ScoreBoardPresentable, ScoreBoardViewControllable {
  weak var listener: ScoreBoardPresentableListener?
  func set(score: Int) {}
}

final class ScoreBoardBuilder: Builder<ScoreBoardDependency>, ScoreBoardBuildable {
  func build(withListener listener: ScoreBoardListener) -> ScoreBoardRouting {
    let component = ScoreBoardComponent(dependency: dependency)
    let view = ScoreBoardViewController()
    let interactor = ScoreBoardInteractor(presenter: view, scores: component.dependency.scores)
    interactor.listener = listener
    return ScoreBoardRouter(interactor: interactor, viewController: view)
  }
}
