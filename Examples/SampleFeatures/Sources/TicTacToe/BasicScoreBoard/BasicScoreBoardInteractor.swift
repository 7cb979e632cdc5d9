import Riblets

/// @mockable
@MainActor
protocol BasicScoreBoardRouting: ViewableRouting {}

/// @mockable
@MainActor
protocol BasicScoreBoardPresentable: Presentable {
  func set(_ scoreBoard: ScoreBoard)
}

/// The score board has nothing to tell: it only shows.
/// @mockable
@MainActor
protocol BasicScoreBoardListener: AnyObject, Sendable {}

/// Follows the score while the board is shown.
final class BasicScoreBoardInteractor: PresentableInteractor<any BasicScoreBoardPresentable>,
  BasicScoreBoardInteractable
{
  weak var router: (any BasicScoreBoardRouting)?
  weak var listener: (any BasicScoreBoardListener)?

  let scoreStream: any ScoreStream

  private let player1Name: String
  private let player2Name: String

  init(
    presenter: any BasicScoreBoardPresentable,
    player1Name: String,
    player2Name: String,
    scoreStream: any ScoreStream
  ) {
    self.player1Name = player1Name
    self.player2Name = player2Name
    self.scoreStream = scoreStream
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    observe(scoreStream.score) { interactor, score in
      interactor.presenter.set(interactor.scoreBoard(for: score))
    }
  }

  private func scoreBoard(for score: Score) -> ScoreBoard {
    ScoreBoard(
      player1: .init(name: player1Name, score: score.player1, colour: PlayerType.player1.colour),
      player2: .init(name: player2Name, score: score.player2, colour: PlayerType.player2.colour),
      lastWin: score.lastWin
    )
  }
}
