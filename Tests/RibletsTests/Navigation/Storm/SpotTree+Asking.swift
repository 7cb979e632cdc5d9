import Riblets
import RibletsTesting
import Testing

extension SpotTree {
  /// Asks a question for a spot, in its scope.
  func ask(_ question: NavigationAlert, of router: SpotRouter?) async -> Answers {
    let answers = Answers()
    answers.task = router?.interactor.task { _ in answers.given.append(try await router?.ask(question)) }
    await test.settle()
    return answers
  }

  /// The answers that a question has had.
  final class Answers {
    var given: [NavigationAlert.Answer?] = []
    var task: BoundTask?
  }
}
