internal import Riblets

protocol ScoreBoardDependency: Dependency {
  var scoreStream: StateStream<[String: Int]> { get }
}

final class ScoreBoardComponent: Component<any ScoreBoardDependency> {}

protocol ScoreBoardInteractable: Interactable {}

final class ScoreBoardInteractor: Interactor, ScoreBoardInteractable {
  private let scores: StateStream<[String: Int]>

  init(scores: StateStream<[String: Int]>) {
    self.scores = scores
  }

  override func didBecomeActive() {
    let lines = scores.removeDuplicates().map { scores in
      scores.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    }
    observe(lines) { _, lines in print(lines.joined(separator: ", ")) }
  }
}

final class ScoreBoardRouter: Router<any ScoreBoardInteractable> {}

protocol ScoreBoardBuildable: Buildable {
  func build() -> any Routing
}

final class ScoreBoardBuilder: Builder<any ScoreBoardDependency>, ScoreBoardBuildable {
  func build() -> any Routing {
    let component = ScoreBoardComponent(dependency: dependency)
    let router = ScoreBoardRouter(interactor: ScoreBoardInteractor(scores: component.dependency.scoreStream))
    router.ribletComponent = component
    return router
  }
}
