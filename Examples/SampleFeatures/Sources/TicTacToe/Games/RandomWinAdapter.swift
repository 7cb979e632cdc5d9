import Riblets

/// Plugs the RandomWin riblet in as a game.
final class RandomWinAdapter: Game, GameBuildable, RandomWinListener {
  let id = "randomwin"
  let name = "Random Win"
  var builder: any GameBuildable { self }

  private let randomWinBuilder: any RandomWinBuildable
  private weak var listener: (any GameListener)?

  init(randomWinBuilder: any RandomWinBuildable) {
    self.randomWinBuilder = randomWinBuilder
  }

  convenience init(dependency: any RandomWinDependency) {
    self.init(randomWinBuilder: RandomWinBuilder(dependency: dependency))
  }

  func build(withListener listener: any GameListener) -> any ViewableRouting {
    self.listener = listener
    return randomWinBuilder.build(withListener: self)
  }

  func didRandomlyWin(withPlayer player: PlayerType) {
    listener?.gameDidEnd(withWinner: player)
  }
}
