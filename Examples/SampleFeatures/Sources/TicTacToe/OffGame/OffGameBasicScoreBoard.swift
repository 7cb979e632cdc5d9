import Riblets

/// The way to the score board, a part of the lobby.
struct OffGameBasicScoreBoard: ChildRoute {
  func build(in parent: OffGameRouter) -> any BasicScoreBoardRouting {
    let listener = parent.listener { (interactor: OffGameInteractor) -> any BasicScoreBoardListener in interactor }
    return parent.builders.basicScoreBoard.build(withListener: listener)
  }
}

extension OffGameRoute {
  static var basicScoreBoard: Self { Self(OffGameBasicScoreBoard()) }
}

extension OffGameInteractor: BasicScoreBoardListener {}

extension OffGameComponent: BasicScoreBoardDependency {
  var player1Name: String { dependency.player1Name }
  var player2Name: String { dependency.player2Name }
  var scoreStream: any ScoreStream { dependency.scoreStream }
}

extension ChildBuilders<OffGameComponent> {
  var basicScoreBoard: any BasicScoreBoardBuildable {
    builder(of: (any BasicScoreBoardBuildable).self) { BasicScoreBoardBuilder(dependency: $0) }
  }
}
