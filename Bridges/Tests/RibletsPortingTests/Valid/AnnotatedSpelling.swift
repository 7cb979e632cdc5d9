// The spelling of the templates: `any` and `@MainActor` everywhere. Compiles in every setting of language mode 6.
import Riblets
import RibletsPorting

@MainActor
protocol ScoreBoardDependency: Dependency { var scores: StateStream<Int> { get } }
@MainActor
protocol ScoreBoardRouting: ViewableRouting {}
@MainActor
protocol ScoreBoardListener: AnyObject, Sendable { func scoreBoardDidFinish() }
@MainActor
protocol ScoreBoardPresentableListener: AnyObject, Sendable { func finish() }
@MainActor
protocol ScoreBoardViewControllable: ViewControllable {}
@MainActor
protocol ScoreBoardBuildable: Buildable {
  func build(withListener listener: any ScoreBoardListener) -> any ScoreBoardRouting
}

@MainActor
protocol ScoreBoardPresentable: Presentable {
  var listener: (any ScoreBoardPresentableListener)? { get set }
  func set(score: Int)
}

@MainActor
protocol ScoreBoardInteractable: Interactable {
  var router: (any ScoreBoardRouting)? { get set }
  var listener: (any ScoreBoardListener)? { get set }
}

final class ScoreBoardComponent: Component<any ScoreBoardDependency> {
  var names: [String] { shared { ["Ada", "Bob"] } }
}

final class ScoreBoardInteractor: PresentableInteractor<any ScoreBoardPresentable>, ScoreBoardInteractable,
  ScoreBoardPresentableListener
{
  weak var router: (any ScoreBoardRouting)?
  weak var listener: (any ScoreBoardListener)?
  private let scores: StateStream<Int>

  init(presenter: any ScoreBoardPresentable, scores: StateStream<Int>) {
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

final class ScoreBoardRouter: ViewableRouter<any ScoreBoardInteractable, any ScoreBoardViewControllable>,
  ScoreBoardRouting
{
  override init(interactor: any ScoreBoardInteractable, viewController: any ScoreBoardViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

final class ScoreBoardViewController: ScoreBoardPresentable, ScoreBoardViewControllable {
  weak var listener: (any ScoreBoardPresentableListener)?
  func set(score: Int) {}
}

final class ScoreBoardBuilder: Builder<any ScoreBoardDependency>, ScoreBoardBuildable {
  func build(withListener listener: any ScoreBoardListener) -> any ScoreBoardRouting {
    let component = ScoreBoardComponent(dependency: dependency)
    let view = ScoreBoardViewController()
    let interactor = ScoreBoardInteractor(presenter: view, scores: component.dependency.scores)
    interactor.listener = listener
    return ScoreBoardRouter(interactor: interactor, viewController: view)
  }
}
